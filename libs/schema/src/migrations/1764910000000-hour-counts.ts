import { type MigrationInterface, type QueryRunner } from 'typeorm';

const KIND_BY_TABLE = {
  blood_glucose_reading: 'bloodGlucose',
  blood_oxygen_reading: 'bloodOxygen',
  blood_pressure_reading: 'bloodPressure',
  weight_reading: 'weight',
  temperature_reading: 'temperature',
  heart_rate_reading: 'heartRate',
  heart_rate_variability_reading: 'heartRateVariability',
  peak_flow_reading: 'peakFlow',
  sleep_mat_activity_reading: 'sleepMatActivity',
  sleep_mat_duration_reading: 'sleepMatDuration',
};

const SECURE = `
  alter table reading_hour_count enable row level security, force row level security;
  create policy of_organization on reading_hour_count
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
  create policy for_delivery on reading_hour_count using (current_setting('rpm.delivery', true) = 'on');`;

const DAYS = {
  reading_day: `(reading_timestamp at time zone 'UTC')::date`,
  receipt_day: `(received_timestamp at time zone 'UTC')::date`,
};
const HOURS = {
  reading_hour: `date_bin('1 hour', reading_timestamp, timestamptz '2000-01-01Z')`,
  receipt_hour: `date_bin('1 hour', received_timestamp, timestamptz '2000-01-01Z')`,
};

/** SQL that counts the readings with ids up to counted_id of their kind. */
const countReadings = (counts: string, columns: Record<string, string>) =>
  Object.entries(KIND_BY_TABLE)
    .map(
      ([table, kind]) => `
      insert into ${counts}
      select organization_id, '${kind}', ${Object.values(columns).join(', ')}, count(*) from ${table}
      where void_timestamp is null and id <= (select counted_id from reading_count_state where kind = '${kind}')
      group by 1, 3, 4;`,
    )
    .join('');

/** Triggers that record how updates and deletions of readings change the counts. @param columns the columns of the changes, with their values */
function recordChanges(columns: Record<string, string>): string {
  const names = Object.keys(columns).join(', ');
  const values = Object.entries(columns)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ');
  const readings = (change: number, table: string) =>
    `select organization_id, id, ${values}, ${change} as change from ${table} where void_timestamp is null`;
  const record = (name: string, changed: string) => `
    create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      insert into reading_count_delta (organization_id, kind, reading_id, ${names}, change)
      select r.organization_id, tg_argv[0], case when r.id > s.counted_id then r.id else 0 end, ${names}, sum(r.change)
      from (${changed}) r, reading_count_state s
      where s.kind = tg_argv[0]
      group by 1, 3, 4, 5 having sum(r.change) <> 0;
      return null;
    end $$;`;
  return `
    ${record('record_updated_reading_counts', `${readings(-1, 'before')} union all ${readings(1, 'after')}`)}
    ${record('record_deleted_reading_counts', readings(-1, 'before'))}`;
}

/**
 * Readings are also counted by the hour in which they were taken and received. A list filtered by time then counts the readings of half an hour at most, at
 * each end of its range, one by one, instead of those of half a day. Other lists still add up the counts of days, which are fewer.
 */
export class HourCounts1764910000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reading_hour_count (
        organization_id bigint not null references organization,
        kind text not null,
        -- Beginnings of the hours.
        reading_hour timestamptz(3) not null,
        receipt_hour timestamptz(3) not null,
        -- The number of readings as in reading_count: those that are not void and whose id is not above counted_id of their kind.
        count bigint not null,
        primary key (organization_id, kind, reading_hour, receipt_hour)
      );
      create index reading_hour_count_received on reading_hour_count (organization_id, kind, receipt_hour);
      ${SECURE}
      truncate reading_count, reading_count_delta;
      alter table reading_count_delta drop column reading_day, drop column receipt_day, drop column change,
        add column reading_hour timestamptz(3) not null, add column receipt_hour timestamptz(3) not null, add column change bigint not null;
      ${recordChanges(HOURS)}
      select set_config('rpm.delivery', 'on', true);
      ${countReadings('reading_hour_count', HOURS)}
      insert into reading_count
      select organization_id, kind, (reading_hour at time zone 'UTC')::date, (receipt_hour at time zone 'UTC')::date, sum(count)
      from reading_hour_count group by 1, 2, 3, 4;
      select set_config('rpm.delivery', '', true);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table reading_hour_count;
      truncate reading_count, reading_count_delta;
      alter table reading_count_delta drop column reading_hour, drop column receipt_hour, drop column change,
        add column reading_day date not null, add column receipt_day date not null, add column change bigint not null;
      ${recordChanges(DAYS)}
      select set_config('rpm.delivery', 'on', true);
      ${countReadings('reading_count', DAYS)}
      select set_config('rpm.delivery', '', true);
    `);
  }
}
