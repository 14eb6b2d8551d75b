import { createTestDatabase, type TestDatabase } from '@rpm/data-access/testing';
import { type BenchmarkContext } from '../row';
import { runCustodyCorrection } from './custody-correction';

/** This spec checks that the benchmark runs and what it reports, but not its figures. It uses the build of `npm test`. */
describe('benchmark custody-correction', () => {
  const stops: (() => Promise<void>)[] = [];
  const bench: BenchmarkContext = {
    rounds: 2,
    seconds: 1,
    readings: 200,
    say: () => undefined,
    defer: (stop) => stops.push(stop),
  };
  let database: TestDatabase;

  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    await database.drop();
  });

  it('moves all readings of a device, and reports the latency of posts and webhooks of another organization', async () => {
    const { figures, text, failures } = await runCustodyCorrection(bench, database);
    expect(failures).toBe(0);
    expect(figures).toMatchObject({ readings: 200, corrections: [expect.any(Number), expect.any(Number)] });
    expect(text).toContain('while its events are sent');
  });
});
