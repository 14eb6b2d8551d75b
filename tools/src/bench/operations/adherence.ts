import { fetchText } from '@rpm/client';
import { ReadingCounter } from '@rpm/data-access';
import assert from 'node:assert/strict';
import { type DataSource } from 'typeorm';
import { quantile } from '../measure/load';
import { startServer } from '../measure/server-process';
import { roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { type DatabaseUrls, openDisposableDatabase, prepareSchema, withDataSource } from '../database/readings-database';
import { createBenchmarkKey, SERVICE, serviceEnvironment } from '../reading/variants';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';

export const adherence: Row = {
  name: 'adherence',
  about:
    'adherence of --readings monitored patients with 60 days of readings: pages of 250, filters and single patients, p50 and p95',
  defaults: { readings: 40_000, rounds: 100 },
  run: async (bench) => runAdherence(bench, await openDisposableDatabase(bench, `adherence_${process.pid}`)),
};

const DAYS = 60;
/** Readings of each kind that are not part of the recorded days yet; the service records them when there are a thousand. */
const UNRECORDED = 900;

/** One request: its path, and the plain SQL condition on the patients that it finds. */
const REQUESTS: Record<string, string> = {
  '/api/v3/adherence?size=250': 'true',
  '/api/v3/adherence?size=250&page=100': 'true',
  '/api/v3/adherence?size=250&atRisk=true': 'days * 30 < 16 * 29',
  '/api/v3/adherence?size=250&atRisk=false': 'days * 30 >= 16 * 29',
  '/api/v3/adherence?size=250&threshold=none': 'days < 2',
  '/api/v3/adherence?size=250&threshold=16-30&siteId=1': 'days >= 16 and site_id = 1',
  '/api/v3/patient/77/adherence?days=true': 'id = 77',
};

/** @param urls an empty database */
export async function runAdherence(bench: BenchmarkContext, urls: DatabaseUrls): Promise<BenchmarkResult> {
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
      return JSON.parse(text) as { total?: number };
    };
    const measured = [];
    for (const [path, condition] of Object.entries(REQUESTS)) {
      bench.say(path);
      const [plain] = await administration.query<{ total: number }[]>(
        `${PLAIN} select count(*) as total from counted where ${condition}`,
        [organizationId],
      );
      assert.equal((await ask(path)).total ?? 1, plain?.total, path);
      const times: number[] = [];
      for (let round = 0; round < bench.rounds; round++) {
        const begin = performance.now();
        await ask(path);
        times.push(performance.now() - begin);
      }
      times.sort((one, other) => one - other);
      measured.push({
        path,
        total: plain?.total ?? 0,
        p50: roundTo(quantile(times, 0.5), 1),
        p95: roundTo(quantile(times, 0.95), 1),
      });
    }
    const slowest = Math.max(...measured.map(({ p95 }) => p95));
    const lines = measured.map(({ path, total, p50, p95 }) => [path, String(total), p50.toFixed(1), p95.toFixed(1)]);
    return {
      figures: { slowest, rows: bench.readings, requests: measured },
      text: [
        `${bench.readings} monitored patients; every total is that of a plain statement. Milliseconds of ${bench.rounds} requests:`,
        '',
        ...alignColumns([['request', 'total', 'p50', 'p95'], ...lines]),
        '',
        `slowest p95: ${slowest} ms`,
      ].join('\n'),
      failures: 0,
      postgres,
    };
  });
}

const PLAIN = `with counted as (
  select p.id, p.site_id, count(distinct (r.reading_timestamp at time zone p.local_time_zone)::date) filter (
    where (r.reading_timestamp at time zone p.local_time_zone)::date > (now() at time zone p.local_time_zone)::date - 30) as days
  from patient p left join (
    select patient_id, reading_timestamp from weight_reading where organization_id = $1 and not manual
    union all
    select patient_id, reading_timestamp from heart_rate_reading where organization_id = $1 and not manual
  ) r on r.patient_id = p.id
  where p.organization_id = $1 group by p.id, p.site_id, p.local_time_zone
)`;

/** Fills an empty, migrated database with the readings of one organization, whose patients take readings on between none and all of the days. */
async function fill({ readings: patients, say }: BenchmarkContext, administration: DataSource): Promise<number> {
  const [row] = await administration.query<{ id: number }[]>(`insert into organization (name) values ('Benchmark') returning id`);
  const organization = row?.id ?? 0;
  say(`Writing about ${Math.round((patients * DAYS) / 2)} readings`);
  const insertReadings = (table: string, instants: string) => `
    insert into ${table}_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, ${table}, manual, patient_time_zone_offset)
    select ${organization}, n, n, 1, at, 100, n % 50 = 0, extract(epoch from at at time zone p.local_time_zone - at at time zone 'UTC')
    ${instants} join patient p on p.organization_id = ${organization} and p.id = n`;
  const ZONES = `(array['America/Los_Angeles', 'America/New_York', 'America/Chicago', 'Pacific/Honolulu'])`;
  for (const statement of [
    `insert into item (organization_id, id, name) overriding system value values (${organization}, 1, 'Example Meter')`,
    `insert into site (organization_id, id, name, active) overriding system value values (${organization}, 1, 'Example Clinic', true)`,
    `insert into patient (organization_id, id, first_name, last_name, sex, local_time_zone, site_id) overriding system value
     select ${organization}, n, 'Testina', 'Sampleton', 'unknown', ${ZONES}[1 + n % 4], case when n % 20 = 0 then 1 end
     from generate_series(1, ${patients}) n`,
    `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
     select ${organization}, n, 1, n, 'withPatient', false from generate_series(1, ${patients}) n`,
    `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
     select ${organization}, n, n, now() - interval '${DAYS} days' from generate_series(1, ${patients}) n`,
    insertReadings(
      'weight',
      `from (select n, now() - day * interval '1 day' as at from generate_series(0, ${DAYS - 1}) day, generate_series(1, ${patients}) n
         where (n * 31 + day * 17) % 101 < n % 101) r`,
    ),
  ]) {
    await administration.query(statement);
  }
  const counter = new ReadingCounter(administration);
  await counter.run();
  await counter.stop();
  for (const table of ['weight', 'heart_rate']) {
    const instants = `from (select n, now() - interval '1 minute' as at from generate_series(1, ${Math.min(UNRECORDED, patients)}) n) r`;
    await administration.query(insertReadings(table, instants));
  }
  await administration.query('vacuum analyze');
  return organization;
}
