import { findBrowser } from '@rpm/embedded-postgres/testing';
import { benchInSpec } from '../testing/bench-in-spec';
import { runConsoleChart } from './console-chart';

const canRun = findBrowser() !== undefined || process.env['REQUIRE_BROWSER'] === '1';

/** This spec checks that the benchmark runs and what it reports, but not its figures. It uses the build of `npm run test:browser`. */
(canRun ? describe : describe.skip)('benchmark console-chart', () => {
  const sandbox = benchInSpec({ rounds: 1, seconds: 0, readings: 600 });

  it('measures pages and frames of the console next to those of an empty page', async () => {
    const { figures, text, failures } = await runConsoleChart(sandbox.bench, sandbox.database);
    expect(failures).toBe(0);
    const time = expect.any(Number) as number;
    expect(figures).toMatchObject({
      emptyPage: time,
      overviewFirst: time,
      overview: time,
      chart: time,
      frameP95: time,
      readings: 600,
    });
    expect(text).toMatch(/^\| frame while the slider moves over the chart +\| +\d/m);
  });
});
