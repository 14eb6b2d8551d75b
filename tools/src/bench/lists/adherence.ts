import { type Database } from '@rpm/database';
import { countReadings, fillOrganization } from '../database/readings-database';
import { measureLists } from '../measure/list-times';
import { type BenchmarkContext, type Row } from '../row';

export const adherence: Row = {
  name: 'adherence',
  about: 'adherence of --readings monitored patients with 60 days of readings: pages of 250 for each filter, p50 and p95',
  defaults: { readings: 40_000, rounds: 100 },
  run: async (bench) => {
    const lists = Object.entries(FILTERS).map(([filter, condition]) => ({
      path: `/api/v3/adherence${filter}`,
      from: `${COUNTED} where ${condition}`,
      order: null,
    }));
    const fill = (administration: Database) => fillAdherence(bench, administration);
    return measureLists(bench, await bench.server.create('adherence'), { size: 250, lists, fill });
  },
};

const DAYS = 60;
/** Number of readings of each kind whose days the service has not recorded yet. It records the days of new readings a thousand at a time. */
const UNRECORDED = 900;

/** The measured filters, each with a plain SQL condition that finds the same patients. */
const FILTERS: Record<string, string> = {
  '': 'true',
  '?atRisk=true': 'days * 30 < 16 * 29',
  '?atRisk=false': 'days * 30 >= 16 * 29',
  '?threshold=none': 'days < 2',
  '?threshold=16-30&siteId=1': 'days >= 16 and site_id = 1',
};

/** The patients with the number of days on which they have readings. */
const COUNTED = `(
  select p.id, p.site_id, count(distinct (r.reading_timestamp at time zone p.local_time_zone)::date) filter (
    where (r.reading_timestamp at time zone p.local_time_zone)::date > (now() at time zone p.local_time_zone)::date - 30) as days
  from patient p left join (
    select patient_id, reading_timestamp from weight_reading where organization_id = $1 and not manual
    union all
    select patient_id, reading_timestamp from heart_rate_reading where organization_id = $1 and not manual
  ) r on r.patient_id = p.id
  where p.organization_id = $1 group by p.id, p.site_id, p.local_time_zone
) counted`;

/**
 * Fills an empty, migrated database with the readings of one organization. Each patient takes readings on a different share of the days, from none to
 * all.
 */
async function fillAdherence({ readings: patients, say }: BenchmarkContext, administration: Database): Promise<number> {
  say(`Writing about ${Math.round((patients * DAYS) / 2)} readings`);
  const insertReadings = (table: string, instants: string) => `
    insert into ${table}_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, ${table}, manual, patient_time_zone_offset)
    select $1, n, n, 1, at, 100, n % 50 = 0, extract(epoch from at at time zone p.local_time_zone - at at time zone 'UTC')
    ${instants} join patient p on p.organization_id = $1 and p.id = n`;
  const ZONES = `(array['America/Los_Angeles', 'America/New_York', 'America/Chicago', 'Pacific/Honolulu'])`;
  const organization = await fillOrganization(administration, [
    `insert into item (organization_id, id, name) overriding system value values ($1, 1, 'Example Meter')`,
    `insert into site (organization_id, id, name, active) overriding system value values ($1, 1, 'Example Clinic', true)`,
    `insert into patient (organization_id, id, first_name, last_name, sex, local_time_zone, site_id) overriding system value
     select $1, n, 'Testina', 'Sampleton', 'unknown', ${ZONES}[1 + n % 4], case when n % 20 = 0 then 1 end
     from generate_series(1, ${patients}) n`,
    `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
     select $1, n, 1, n, 'withPatient', false from generate_series(1, ${patients}) n`,
    `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
     select $1, n, n, now() - interval '${DAYS} days' from generate_series(1, ${patients}) n`,
    insertReadings(
      'weight',
      `from (select n, now() - day * interval '1 day' as at from generate_series(0, ${DAYS - 1}) day, generate_series(1, ${patients}) n
         where (n * 31 + day * 17) % 101 < n % 101) r`,
    ),
  ]);
  await countReadings(administration);
  for (const table of ['weight', 'heart_rate']) {
    const instants = `from (select n, now() - interval '1 minute' as at from generate_series(1, ${Math.min(UNRECORDED, patients)}) n) r`;
    await administration.query(insertReadings(table, instants), [organization]);
  }
  await administration.query('vacuum analyze');
  return organization;
}
