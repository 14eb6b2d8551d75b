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

/** Changes and deletions of readings are recorded per statement. Insertions are not recorded, so they cost nothing. */
const recordChanges = ([table, kind]: [string, string]) => `
  insert into reading_count_state (kind, counted_id) values ('${kind}', 0);
  create trigger record_updated_counts after update on ${table}
    referencing old table as before new table as after
    for each statement execute function record_updated_reading_counts('${kind}');
  create trigger record_deleted_counts after delete on ${table}
    referencing old table as before
    for each statement execute function record_deleted_reading_counts('${kind}');
  -- TRUNCATE runs no trigger that sees the rows, so the counts would stay.
  create trigger refuse_truncate before truncate on ${table}
    for each statement execute function refuse_truncate_of_readings();`;

/**
 * Each index contains all that a list looks at when it counts and skips readings, so that their rows are read for the page only. A B-tree replaces
 * the BRIN index of receipt, which is too coarse for counting.
 */
const widenIndexes = ([table]: [string, string]) => `
  drop index ${table}_newest_first, ${table}_of_patient, ${table}_of_device, ${table}_received;
  create index ${table}_newest_first
    on ${table} (organization_id, reading_timestamp desc, id desc) include (received_timestamp) where void_timestamp is null;
  create index ${table}_of_patient
    on ${table} (organization_id, patient_id, reading_timestamp desc, id desc) include (received_timestamp, device_id)
    where void_timestamp is null;
  create unique index ${table}_of_device
    on ${table} (organization_id, device_id, reading_timestamp, measurement_index) include (id, received_timestamp, void_timestamp)
    nulls not distinct where device_id is not null;
  create index ${table}_received
    on ${table} (organization_id, received_timestamp) include (reading_timestamp, id) where void_timestamp is null;
  -- VACUUM marks pages whose rows all transactions see. Without the mark, an index does not suffice to count their readings.
  alter table ${table} set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 100000);`;

/** A subquery is evaluated once per statement, and not for each reading, which took most of the time of counting readings by index. */
const restrictToOrganization = ([table]: [string, string]) => `
  alter policy of_organization on ${table}
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));`;

const secure = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
  create policy for_delivery on ${table} using (current_setting('rpm.delivery', true) = 'on');`;

/** Counts of readings per UTC day, from which lists of readings take their totals and find their pages. */
export class ReadingCounts1764500000010 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    const tables = Object.entries(KIND_BY_TABLE);
    await runner.query(`
      -- The number of readings that are not void and whose id is not above counted_id of their kind. Days are UTC.
      create table reading_count (
        organization_id bigint not null references organization,
        kind text not null,
        reading_day date not null,
        receipt_day date not null,
        count bigint not null,
        primary key (organization_id, kind, reading_day, receipt_day)
      );
      -- Readings with a greater id are not yet part of reading_count.
      create table reading_count_state (
        kind text primary key,
        counted_id bigint not null
      );
      -- Changes that are not yet part of reading_count, of readings with this id. Those of readings above counted_id do not matter. The id 0 stands
      -- for any readings that were counted already when they changed.
      create table reading_count_delta (
        organization_id bigint not null references organization,
        kind text not null,
        reading_id bigint not null,
        reading_day date not null,
        receipt_day date not null,
        change bigint not null
      );
      create index reading_count_delta_of_kind on reading_count_delta (organization_id, kind);
      ${['reading_count', 'reading_count_delta'].map(secure).join('\n')}

      create function record_updated_reading_counts() returns trigger language plpgsql as $$
      begin
        insert into reading_count_delta (organization_id, kind, reading_id, reading_day, receipt_day, change)
        select r.organization_id, tg_argv[0], case when r.id > s.counted_id then r.id else 0 end,
          (r.reading_timestamp at time zone 'UTC')::date, (r.received_timestamp at time zone 'UTC')::date, sum(r.change)
        from (
          select organization_id, id, reading_timestamp, received_timestamp, -1 as change from before where void_timestamp is null
          union all
          select organization_id, id, reading_timestamp, received_timestamp, 1 from after where void_timestamp is null
        ) r, reading_count_state s
        where s.kind = tg_argv[0]
        group by 1, 3, 4, 5 having sum(r.change) <> 0;
        return null;
      end $$;
      create function record_deleted_reading_counts() returns trigger language plpgsql as $$
      begin
        insert into reading_count_delta (organization_id, kind, reading_id, reading_day, receipt_day, change)
        select r.organization_id, tg_argv[0], case when r.id > s.counted_id then r.id else 0 end,
          (r.reading_timestamp at time zone 'UTC')::date, (r.received_timestamp at time zone 'UTC')::date, -count(*)
        from before r, reading_count_state s
        where r.void_timestamp is null and s.kind = tg_argv[0]
        group by 1, 3, 4, 5;
        return null;
      end $$;
      create function refuse_truncate_of_readings() returns trigger language plpgsql as $$
      begin
        raise exception 'Delete readings instead of truncating their table, so that their counts stay exact.';
      end $$;
      ${tables.map(recordChanges).join('\n')}
      ${tables.map(widenIndexes).join('\n')}
      ${tables.map(restrictToOrganization).join('\n')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const restore = ([table]: [string, string]) => `
      drop trigger record_updated_counts on ${table};
      drop trigger record_deleted_counts on ${table};
      drop trigger refuse_truncate on ${table};
      alter policy of_organization on ${table}
        using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);
      alter table ${table} reset (autovacuum_vacuum_insert_scale_factor, autovacuum_vacuum_insert_threshold);
      drop index ${table}_newest_first, ${table}_of_patient, ${table}_of_device, ${table}_received;
      create index ${table}_newest_first on ${table} (organization_id, reading_timestamp desc, id desc) where void_timestamp is null;
      create index ${table}_of_patient
        on ${table} (organization_id, patient_id, reading_timestamp desc, id desc) where void_timestamp is null;
      create unique index ${table}_of_device
        on ${table} (organization_id, device_id, reading_timestamp, measurement_index) nulls not distinct
        where device_id is not null;
      create index ${table}_received on ${table} using brin (received_timestamp) with (pages_per_range = 32);`;
    await runner.query(`
      ${Object.entries(KIND_BY_TABLE).map(restore).join('\n')}
      drop function record_updated_reading_counts();
      drop function record_deleted_reading_counts();
      drop function refuse_truncate_of_readings();
      drop table reading_count, reading_count_state, reading_count_delta;
    `);
  }
}
