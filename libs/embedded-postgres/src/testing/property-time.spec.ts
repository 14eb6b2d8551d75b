import fc from 'fast-check';
import { timeLimitOf } from './property-time';

describe('a property that ends after its time', () => {
  const limit = { seed: 7, plugins: [timeLimitOf(200)] };
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

  it('prints its seed, its path and a case if it has failed, and looks for a smaller one', async () => {
    const property = fc.asyncProperty(fc.array(fc.nat(), { minLength: 5 }), async (numbers) => {
      await pause();
      expect(numbers.length).toBeLessThan(5);
    });
    await expect(fc.assert(property, { ...limit, numRuns: 10 })).rejects.toThrow(/seed: 7, path: "0[^]*Counterexample: \[\[/);
  });

  it('fails with its seed if it has made only some of its runs', async () => {
    const property = fc.asyncProperty(fc.nat(), pause);
    await expect(fc.assert(property, { ...limit, numRuns: 1_000 })).rejects.toThrow(/interrupted after \d+ tests[^]*seed: 7/);
  });

  it('passes if it has made all of them', async () => {
    await expect(fc.assert(fc.asyncProperty(fc.nat(), pause), { ...limit, numRuns: 2 })).resolves.toBeUndefined();
  });
});
