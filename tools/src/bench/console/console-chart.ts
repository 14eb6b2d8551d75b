import { type Database } from '@rpm/database';
import assert from 'node:assert/strict';
import { requireBrowser } from '@rpm/embedded-postgres/testing';
import { type Browser, chromium, type Page } from 'playwright-core';
import { alignColumns } from '../../harness/table';
import { fillOrganization, prepareSchema, withDataSource } from '../database/readings-database';
import { createKeys, startService } from '../measure/programs';
import { quantile, roundTo } from '../measure/statistics';
import { type Row } from '../row';

const MINUTES_BETWEEN_READINGS = 5;
/** Number of frames that are measured in each round. */
const FRAMES = 120;

/** Measured times of each round in milliseconds. */
interface Measured {
  /** Time until the overview shows its numbers, without and with files in the browser's cache. */
  overviewFirst: number[];
  overview: number[];
  /** Time until the chart of 90 days is drawn. */
  chart: number[];
  /** Time until the browser shows an empty page of the same server. No page can be faster. */
  emptyPage: number[];
  /** Time between two frames while the slider moves, and on an empty page. */
  frames: number[];
  emptyFrames: number[];
}

export const consoleChart: Row = {
  name: 'console-chart',
  about:
    'the console in Chromium: time until a page is useful, and frames while the slider moves over a chart of --readings readings; an empty page beside it',
  defaults: { readings: 25_920, rounds: 5 },
  run: async (bench) => {
    const urls = await bench.server.create('console');
    const postgres = await prepareSchema(urls.url);
    const organizationId = await withDataSource(urls.administrationUrl, (administration) => fill(administration, bench.readings));
    const [key = ''] = await createKeys(urls, [organizationId]);
    const { port } = await startService(bench, urls);
    // Chromium's sandbox does not work for root. It is not needed, because the browser opens only our own pages.
    const browser = await chromium.launch({
      executablePath: requireBrowser(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    bench.defer(() => browser.close());
    const url = `http://127.0.0.1:${port}`;
    const measured: Measured = { overviewFirst: [], overview: [], chart: [], emptyPage: [], frames: [], emptyFrames: [] };
    for (let round = 1; round <= bench.rounds; round++) {
      bench.say(`Round ${round} of ${bench.rounds}`);
      await measureRound(browser, { url, key }, measured);
    }
    const { emptyPage, overviewFirst, overview, chart, emptyFrames, frames } = measured;
    const lines = Object.entries({
      'an empty page': emptyPage,
      'overview, no file in the cache': overviewFirst,
      overview,
      [`chart of ${bench.readings} readings`]: chart,
      'frame of an empty page': emptyFrames,
      'frame while the slider moves over the chart': frames,
    }).map(([title, times]) => [title, ...[0.5, 0.95].map((share) => String(roundTo(quantile(times, share), 1)))]);
    return {
      figures: { readings: bench.readings, milliseconds: measured },
      text: alignColumns([['milliseconds', 'p50', 'p95'], ...lines]).join('\n'),
      failures: 0,
      postgres,
    };
  },
};

async function measureRound(browser: Browser, { url, key }: { url: string; key: string }, measured: Measured) {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const page = await context.newPage();
  const timeToOpen = async (path: string, isShown: () => Promise<void>) => {
    const begin = performance.now();
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await isShown();
    return performance.now() - begin;
  };
  const isComplete = async () => {
    await page.locator('h1').waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  };
  measured.emptyPage.push(await timeToOpen('/health/live', () => page.getByText('status').waitFor()));
  measured.emptyFrames.push(...(await framesOf(page, '')));
  await page.goto(`${url}/console/`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  measured.overviewFirst.push(await timeToOpen('/console/', isComplete));
  measured.overview.push(await timeToOpen('/console/', isComplete));
  measured.chart.push(await timeToOpen('/console/patients/1?days=90', () => page.getByRole('slider').waitFor()));
  const slider = page.getByRole('slider');
  await slider.focus();
  const place = await slider.getAttribute('aria-valuenow');
  measured.frames.push(...(await framesOf(page, MOVE_SLIDER)));
  assert.notEqual(await slider.getAttribute('aria-valuenow'), place, 'The slider has not moved.');
  await context.close();
}

const MOVE_SLIDER = `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))`;

/** Runs a script before each frame. @returns the milliseconds between the frames */
function framesOf(page: Page, script: string): Promise<number[]> {
  return page.evaluate<number[]>(`new Promise((resolve) => {
    const times = [];
    let before;
    const draw = (now) => {
      if (before !== undefined) times.push(now - before);
      before = now;
      if (times.length === ${FRAMES}) return resolve(times);
      ${script};
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  })`);
}

/** Fills an empty, migrated database with a patient and continuous glucose readings up to the present. @returns the id of the organization */
async function fill(administration: Database, readings: number): Promise<number> {
  const organization = await fillOrganization(administration, [
    `insert into item (organization_id, id, name, continuous) overriding system value values ($1, 1, 'Example Monitor', true)`,
    `insert into patient (organization_id, id, first_name, last_name, sex, local_time_zone) overriding system value
     values ($1, 1, 'Testina', 'Sampleton', 'unknown', 'America/New_York')`,
    `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
     values ($1, 1, 1, 1, 'withPatient', false)`,
    `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp) values ($1, 1, 1, now() - interval '1 year')`,
    `insert into blood_glucose_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, glucose, manual)
     select $1, 1, 1, 1, now() - n * interval '${MINUTES_BETWEEN_READINGS} minutes', 140 + round(60 * sin(n / 40.0) + 20 * sin(n / 7.0)), false
     from generate_series(1, ${readings}) n`,
  ]);
  await administration.query('vacuum analyze');
  return organization;
}
