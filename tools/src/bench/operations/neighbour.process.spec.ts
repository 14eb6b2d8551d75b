import { benchInSpec } from '../testing/bench-in-spec';
import { runNeighbour } from './neighbour';

/** This spec checks that the benchmark runs and what it reports, but not its figures. It uses the build of `npm test`. */
describe('benchmark neighbour', () => {
  const sandbox = benchInSpec({ rounds: 1, seconds: 0.3, readings: 150 });

  it('measures a patient alone, beside a small device and beside the largest device of another organization', async () => {
    const { figures, text, failures } = await runNeighbour(sandbox.bench, sandbox.database);
    const figure = expect.any(Number) as number;
    const measured = (condition: string) => ({ condition, requestsPerSecond: figure, p50: figure, p99: figure });
    expect(failures).toBe(0);
    expect(figures).toEqual({
      ratio: figure,
      parts: 150,
      conditions: [measured('alone'), measured('beside a small device'), measured('beside the largest device')],
    });
    expect(text).toMatch(/^p99 beside the largest device to p99 beside a small one: \d+\.\d\d; medians of 1 round/);
  });

  it('gives the neighbour a device whose lists are longer than what a response embeds', async () => {
    const [device] = await sandbox.database.dataSource.query<object[]>(
      'select id, former_identifier_count as "formerIdentifiers", device_event_count as events from device order by id desc limit 1',
    );
    expect(device).toEqual({ id: 2, formerIdentifiers: 150, events: 150 });
  });
});
