import { fetchText } from '@rpm/client';
import { DEVICE_STATUSES, PATIENT_SORTS } from '@rpm/domain';
import assert from 'node:assert/strict';
import { type DataSource } from 'typeorm';
import { quantile } from '../measure/load';
import { startServer } from '../measure/server-process';
import { roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { type DatabaseUrls, openPrepared, prepareSchema, withDataSource } from '../database/readings-database';
import { createBenchmarkKey, SERVICE, serviceEnvironment } from '../reading/variants';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';
import { COMMON_SITE, fillResourceLists, RARE_SITE } from './fill-resource-lists';

export const resourceLists: Row = {
  name: 'resource-lists',
  about: 'lists of --readings patients and as many devices: each filter and sort order, first, deep and last page, p50 and p95',
  defaults: { readings: 100_000, rounds: 20 },
  run: async (bench) => {
    const open = (urls: DatabaseUrls) => Promise.resolve(urls);
    return runResourceLists(bench, await openPrepared(bench, `resource_lists_${bench.readings}`, open));
  },
};

const SIZE = 15;
/** Positions of the measured pages in a list, from 0 (first page) to 1 (last page). */
const DEPTHS = { first: 0, deep: 2 / 3, last: 1 };

/** One list: its path with the filters, and the plain SQL that selects the same rows. */
interface MeasuredList {
  path: string;
  table: 'patient' | 'device';
  condition: string;
  order: string;
}

const PATIENT_FILTERS: Record<string, string> = {
  '': 'true',
  'siteId=1': `site_id = ${COMMON_SITE}`,
  'siteId=2': `site_id = ${RARE_SITE}`,
  'email=testina-77@example.org': `email = 'testina-77@example.org'`,
  'externalIdentifier=list-77': `external_identifier = 'list-77'`,
  'id=77': 'id = 77',
  'name=SAMPLETON': 'true',
  'name=7%20sampleton1': `first_name || ' ' || last_name like '%7 Sampleton1%'`,
  'name=nobody': 'false',
  'archived=false': 'not archived',
  'archived=true': 'archived',
  'enrolled=true': 'enrolled',
  'dateOfBirthMin=1935-01-01': `date_of_birth >= '1935-01-01'`,
  'dateOfBirthMin=1960-01-01&dateOfBirthMax=1960-01-31': `date_of_birth between '1960-01-01' and '1960-01-31'`,
  'zipCode=90077': `address->>'zipCode' = '90077'`,
  'country=US': `address->>'country' = 'US'`,
  'country=CA&archived=true': `address->>'country' = 'CA' and archived`,
};
const PATIENT_COLUMNS = { firstName: 'first_name', lastName: 'last_name', id: 'id' };

const DEVICE_FILTERS: Record<string, string> = {
  '': 'true',
  ...Object.fromEntries(DEVICE_STATUSES.map((status) => [`currentStatus=${status}`, `current_status = '${status}'`])),
  'siteId=1': `site_id = ${COMMON_SITE}`,
  'siteId=2': `site_id = ${RARE_SITE}`,
  'patientId=77': 'current_patient_id = 77',
  'itemId=7': 'item_id = 7',
  'deviceIdentifier=serial-77': 'id = 77',
  'disabledReadings=true': 'disabled_readings',
  'disabledReadings=false': 'not disabled_readings',
  'currentStatus=withPatient&itemId=7&siteId=1&disabledReadings=false': `current_status = 'withPatient' and item_id = 7 and site_id = 1 and not disabled_readings`,
};

const LISTS: MeasuredList[] = [
  ...Object.entries(PATIENT_FILTERS).flatMap(([filter, condition]) =>
    PATIENT_SORTS.flatMap((sort) =>
      [false, true].map((isDescending): MeasuredList => {
        const direction = isDescending ? 'desc' : 'asc';
        const path = `/api/v3/patient?sort=${sort}&sortDescending=${isDescending}${filter === '' ? '' : `&${filter}`}`;
        return { path, table: 'patient', condition, order: `${PATIENT_COLUMNS[sort]} ${direction}, id ${direction}` };
      }),
    ),
  ),
  ...Object.entries(DEVICE_FILTERS).map(([filter, condition]): MeasuredList => {
    return { path: `/api/v3/device${filter === '' ? '' : `?${filter}`}`, table: 'device', condition, order: 'id' };
  }),
];

/** Measures all lists. @param urls a database that is empty, or was filled by an earlier run with as many rows */
export async function runResourceLists(bench: BenchmarkContext, urls: DatabaseUrls): Promise<BenchmarkResult> {
  const postgres = await prepareSchema(urls.url);
  return withDataSource(urls.administrationUrl, async (administration) => {
    const organizationId = await fill(bench, administration);
    const key = await createBenchmarkKey({ ...urls, organizationId, readings: 0, postgres }, ['*']);
    const { port, stop } = await startServer(SERVICE, serviceEnvironment(urls));
    bench.defer(stop);
    const ask = async (path: string) => {
      const request = { operation: 'ask', headers: { 'Service-API-Key': key } };
      const { status, text } = await fetchText(`http://127.0.0.1:${port}${path}`, request);
      assert.equal(status, 200, path);
      return JSON.parse(text) as { total: number; content: { id: number }[] };
    };
    const measured = [];
    for (const list of LISTS) {
      bench.say(list.path);
      measured.push(await measure(bench, administration, organizationId, list, ask));
    }
    const lines = measured.map(({ path, total, pages }) => [
      path,
      String(total),
      ...pages.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]),
    ]);
    const headings = Object.keys(DEPTHS).flatMap((depth) => [`${depth} p50`, `${depth} p95`]);
    const slowest = Math.max(...measured.flatMap(({ pages }) => pages.map(({ p95 }) => p95)));
    return {
      figures: { slowest, rows: bench.readings, lists: measured },
      text: [
        `${bench.readings} patients and devices; every total and page is that of a plain statement. Milliseconds of ${bench.rounds} requests:`,
        '',
        ...alignColumns([['list', 'total', ...headings], ...lines]),
        '',
        `slowest p95: ${slowest} ms`,
      ].join('\n'),
      failures: 0,
      postgres,
    };
  });
}

async function fill({ readings, say }: BenchmarkContext, administration: DataSource): Promise<number> {
  const [first] = await administration.query<{ id: number | null }[]>('select min(id) as id from organization');
  if (first?.id !== undefined && first.id !== null) return first.id;
  say('Filling the database');
  return fillResourceLists(administration, readings);
}

/** Measures the pages of one list one after another, and checks each against a plain statement. */
async function measure(
  { rounds }: BenchmarkContext,
  administration: DataSource,
  organizationId: number,
  { path, table, condition, order }: MeasuredList,
  ask: (path: string) => Promise<{ total: number; content: { id: number }[] }>,
) {
  const ids = (
    await administration.query<{ id: number }[]>(
      `select id from ${table} where organization_id = $1 and ${condition} order by ${order}`,
      [organizationId],
    )
  ).map(({ id }) => id);
  const pages = [];
  for (const [name, depth] of Object.entries(DEPTHS)) {
    const page = Math.max(1, Math.ceil((ids.length * depth) / SIZE));
    const request = `${path}${path.includes('?') ? '&' : '?'}page=${page}&size=${SIZE}`;
    const { total, content } = await ask(request);
    assert.deepEqual(
      [total, ...content.map(({ id }) => id)],
      [ids.length, ...ids.slice((page - 1) * SIZE, page * SIZE)],
      request,
    );
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const begin = performance.now();
      await ask(request);
      times.push(performance.now() - begin);
    }
    times.sort((one, other) => one - other);
    pages.push({ name, page, p50: roundTo(quantile(times, 0.5), 1), p95: roundTo(quantile(times, 0.95), 1) });
  }
  return { path, total: ids.length, pages };
}
