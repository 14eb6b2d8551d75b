import { findBrowser } from '@rpm/embedded-postgres/testing';
import { runInSpec } from '../testing/bench-in-spec';
import { consoleChart } from './console-chart';

const canRun = findBrowser() !== undefined || process.env['REQUIRE_BROWSER'] === '1';

/** This spec checks that the benchmark runs and what it reports, but not its figures. It uses the build of `npm run test:browser`. */
(canRun ? describe : describe.skip)('benchmark console-chart', () => {
  it('measures page loads and animation frames of the console, and those of an empty page for comparison', async () => {
    await runInSpec(consoleChart, { rounds: 1, seconds: 0, readings: 600 }, ({ figures, text, failures }) => {
      expect(failures).toBe(0);
      const one = [expect.any(Number)];
      const milliseconds = { emptyPage: one, overviewFirst: one, overview: one, chart: one };
      expect(figures).toMatchObject({ readings: 600, milliseconds });
      expect(text).toMatch(/^\| frame while the slider moves over the chart +\| +\d/m);
    });
  });
});
