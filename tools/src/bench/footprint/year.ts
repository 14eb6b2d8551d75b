import { findSeriesStatement } from '@rpm/data-access';
import { type Database, valuesOf } from '@rpm/database';
import { rebuildIndexes } from '@rpm/schema';
import { setTimeout as sleep } from 'node:timers/promises';
import { alignColumns } from '../../harness/table';
import { fillOrganization, prepareSchema, withDataSource } from '../database/readings-database';
import { costOf } from '../measure/cost';
import { findPostmaster } from '../measure/processor-time';
import { type Row } from '../row';
import { bytesOf } from './stored-bytes';

const [DAY_MS, TICK_MS, TICKS_OF_MONTH] = [86_400_000, 300_000, 8_640];
const START = Date.parse('2025-01-01T00:00:00Z');
/** Lengths of the charts, which end with the newest reading, in days. */
const CHARTS = [1, 14, 90];

export const year: Row = {
  name: 'year',
  about:
    '--readings of continuous monitors in --rounds months: bytes per reading before and after rebuild-indexes, and pages of charts',
  defaults: { readings: 1_036_800, rounds: 12 },
  run: async (bench) => {
    const urls = await bench.server.create('year');
    const postgres = await prepareSchema(urls.url);
    const processes = { server: process.pid, postmaster: await findPostmaster(urls.url) };
    // Real monitors, a thousand of them, send three readings a second, and autovacuum looks for work each minute. Here, thousands of readings are inserted a second.
    const sinceVacuum = (change: string) =>
      withDataSource(urls.administrationUrl, async (administration) => {
        await administration.query(`alter system ${change}`);
        await administration.query('select pg_reload_conf()');
      });
    bench.defer(() => sinceVacuum('reset autovacuum_naptime'));
    await sinceVacuum(`set autovacuum_naptime = '1s'`);
    const monitors = Math.ceil(bench.readings / bench.rounds / TICKS_OF_MONTH);
    const ticks = Math.floor(bench.readings / bench.rounds / monitors);
    const months = await withDataSource(urls.administrationUrl, async (administration) => {
      const organizationId = await fillOrganization(administration, FILL(monitors));
      const all: Record<string, number | null>[] = [];
      for (let month = 1; month <= bench.rounds; month++) {
        const bytes = async () =>
          Math.round((await bytesOf(administration, ['blood_glucose_reading'])) / (month * monitors * ticks));
        const added = await costOf(administration, processes, () =>
          administration.query(insert((month - 1) * ticks, month * ticks)),
        );
        // At the rate of a clinic, autovacuum has done this within a minute.
        const isBehind = async () => (await administration.query<object[]>(BEHIND)).length > 0;
        while (await isBehind()) await sleep(100);
        const end = START + month * ticks * TICK_MS;
        const pages = await withDataSource(urls.url, async (service) => {
          const counted: [string, number][] = [];
          for (const days of CHARTS) counted.push([`pages of ${days} d`, await pagesOf(service, organizationId, days, end)]);
          return Object.fromEntries(counted);
        });
        const before = await bytes();
        const { ms } = await costOf(administration, processes, () =>
          rebuildIndexes({ connectionString: urls.url }, () => undefined),
        );
        all.push({
          month,
          ...pages,
          ms: added.ms,
          'PostgreSQL ms': added.postgres,
          'kB of WAL': added.wal,
          'bytes each': before,
          rebuilt: await bytes(),
          'rebuild ms': ms,
        });
        bench.say(JSON.stringify(all.at(-1)));
      }
      return all;
    });
    const table = alignColumns([Object.keys(months[0] ?? {}), ...months.map((month) => Object.values(month).map(String))]);
    const text = [`${monitors} monitors with ${ticks} readings a month each`, '', ...table].join('\n');
    return { figures: { monitors, months }, text, failures: 0, postgres };
  },
};

/** Returns the number of pages that PostgreSQL reads for the series of a patient. */
async function pagesOf(service: Database, organizationId: number, days: number, end: number): Promise<number> {
  const statement = findSeriesStatement('bloodGlucose');
  const values = valuesOf(statement, { patientId: 1, start: new Date(end - days * DAY_MS), end: new Date(end) }, organizationId);
  const [row] = await service.inTransaction({ organizationId }, ({ manager }) =>
    manager.query<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }[]>(
      `explain (analyze, buffers, format json) ${statement.text}`,
      values,
    ),
  );
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  return (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN);
}

/** SQL that returns a row if autovacuum is behind: clearly more readings have been inserted since the last vacuum than the 5,000 after which it begins. */
const BEHIND = `select from pg_stat_user_tables where relname = 'blood_glucose_reading' and n_ins_since_vacuum > 5500`;

const FILL = (monitors: number) => [
  `insert into item (organization_id, id, name, continuous) overriding system value values ($1, 1, 'Example Monitor', true)`,
  `insert into patient (organization_id, id, first_name, last_name, sex, local_time_zone) overriding system value
   select $1, n, 'Testina', 'Sampleton', 'unknown', 'America/New_York' from generate_series(1, ${monitors}) n`,
  `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
   select $1, n, 1, n, 'withPatient', false from generate_series(1, ${monitors}) n`,
];

/**
 * SQL that inserts the readings of all monitors from one instant until before another, with one statement for each instant, and in another order each
 * time. One reading in 97 arrives three days late.
 */
const insert = (from: number, until: number) => `
  do $$ begin
    for tick in ${from}..${until - 1} loop
      set local session_replication_role = replica;
      set local synchronous_commit = off;
      insert into blood_glucose_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, received_timestamp, glucose, manual,
        device_time_zone_offset, patient_time_zone_offset)
      select d.organization_id, d.id, d.id, 1, start + taken * interval '5 minutes', start + tick * interval '5 minutes 7 seconds',
        70 + (taken + d.id) % 150, false, -18000, -18000
      from device d cross join (values (tick, false), (tick - 864, true)) v (taken, is_late) cross join lateral
        (select to_timestamp(${START / 1000} + d.id % 300) as start) s
      where taken >= 0 and is_late = ((taken + d.id) % 97 = 0) order by hashint8(d.id * 7919 + tick);
      commit;
    end loop;
  end $$`;
