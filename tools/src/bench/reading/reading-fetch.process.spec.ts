import { main } from '../main';
import { prepareReadings } from '../database/readings-database';
import { runReadingFetch } from './reading-fetch';
import { benchInSpec } from '../testing/bench-in-spec';

/**
 * These specs check that the benchmark runs and what it reports, but not its figures, which depend on the machine. They use the build of `npm test`.
 */
describe('benchmark reading-fetch', () => {
  const readings = 600;
  const sandbox = benchInSpec({ rounds: 2, seconds: 0.2, readings });

  it('measures three programs in turn, all of which return equal responses without failures', async () => {
    const prepared = await prepareReadings(sandbox.database, readings, sandbox.bench.say);
    const { figures, text, failures, postgres } = await runReadingFetch(sandbox.bench, prepared);
    const load = {
      requests: expect.any(Number) as number,
      failures: 0,
      requestsPerSecond: expect.any(Number) as number,
      p50: expect.any(Number) as number,
      p99: expect.any(Number) as number,
      cpu: { node: expect.any(Number) as number, postgres: expect.any(Number) as number },
    };
    const round = (order: string[]) => ({
      ratio: expect.any(Number) as number,
      ratioToOrm: expect.any(Number) as number,
      order,
      loads: { service: load, bare: load, orm: load },
    });
    const summary = { ...load, title: expect.any(String) as string, spread: expect.any(Number) as number };
    expect(figures).toEqual({
      ratio: expect.any(Number) as number,
      ratioToOrm: expect.any(Number) as number,
      cpuRatio: expect.any(Number) as number,
      connections: 32,
      readings,
      rounds: [round(['service', 'bare', 'orm']), round(['bare', 'orm', 'service'])],
      variants: { service: summary, bare: summary, orm: summary },
    });
    expect(failures).toBe(0);
    expect(postgres).toMatch(/^\d+\.\d+/);
    expect(text).toMatch(/^ratio to \(a\) \d+\.\d+, ratio to \(b\) \d+\.\d\n/);
  });

  it('fills its database only on the first run', async () => {
    const said: string[] = [];
    const again = await prepareReadings(sandbox.database, readings, (progress) => said.push(progress));
    expect({ said, readings: again.readings }).toEqual({ said: [], readings });
  });
});

describe('npm run bench', () => {
  it.each<{ args: string[] }>([
    { args: ['no-such-row'] },
    { args: [] },
    { args: ['reading-fetch', '--rounds', '0'] },
    { args: ['reading-fetch', '--speed'] },
    { args: ['reading-fetch', '--node', 'new'] },
    { args: ['webhook-drain', '--node', '26'] },
  ])('prints the list of benchmarks and exits with status 64 for the arguments $args', async ({ args }) => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const status = await main(args);
    const said = write.mock.calls.map(([text]) => String(text)).join('');
    write.mockRestore();
    expect(status).toBe(64);
    expect(said).toContain('  reading-fetch  ');
  });
});
