import { benchInSpec } from '../testing/bench-in-spec';
import { runCustodyCorrection } from './custody-correction';

/** This spec checks that the benchmark runs and what it reports, but not its figures. It uses the build of `npm test`. */
describe('benchmark custody-correction', () => {
  const sandbox = benchInSpec({ rounds: 2, seconds: 1, readings: 200 });

  it('moves all readings of a device, and reports the latency of posts and webhooks of another organization', async () => {
    const { figures, text, failures } = await runCustodyCorrection(sandbox.bench, sandbox.database);
    expect(failures).toBe(0);
    expect(figures).toMatchObject({ readings: 200, corrections: [expect.any(Number), expect.any(Number)] });
    expect(text).toContain('while its events are sent');
  });
});
