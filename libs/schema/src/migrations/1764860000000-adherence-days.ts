import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLES = [
  'blood_glucose_reading',
  'blood_oxygen_reading',
  'blood_pressure_reading',
  'weight_reading',
  'temperature_reading',
  'heart_rate_reading',
  'heart_rate_variability_reading',
  'peak_flow_reading',
  'sleep_mat_activity_reading',
  'sleep_mat_duration_reading',
];

const recordChanges = (table: string) => `
  create trigger recheck_adherence_of_updated after update on ${table}
    referencing old table as before new table as after
    for each statement execute function recheck_adherence_of_readings();
  create trigger recheck_adherence_of_deleted after delete on ${table}
    referencing old table as before
    for each statement execute function recheck_adherence_of_readings();
  -- The readings whose local day depends on the current time zone of their patient.
  create index ${table}_without_offset on ${table} (organization_id, patient_id)
    where patient_time_zone_offset is null and device_id is not null;`;

const secure = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
  create policy for_delivery on ${table} using (current_setting('rpm.delivery', true) = 'on');`;

/** Qualifying readings: those that counted for adherence before or after the statement. */
const qualifying = (rows: string) => `
          select organization_id, patient_id, reading_timestamp, patient_time_zone_offset, device_time_zone_offset from ${rows}
          where patient_id is not null and device_id is not null and not manual and void_timestamp is null`;

/** SQL that notes the days of some readings; in any time zone from UTC-12 to UTC+14, each reading is on one of at most three days. */
const noteDaysOf = (readings: string) => `
        insert into adherence_recheck (organization_id, patient_id, day)
        select distinct r.organization_id, r.patient_id, d.first + n
        from (${readings}) r,
          lateral (select ((r.reading_timestamp at time zone 'UTC') - interval '12 hours')::date as first,
            ((r.reading_timestamp at time zone 'UTC') + interval '14 hours')::date as last) d,
          generate_series(0, d.last - d.first) n;`;

/** The local days on which patients took readings that count for adherence. */
export class AdherenceDays1764860000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The days of a patient with qualifying readings among those up to counted_id of their kind: a bit for each day, from first_day on.
      create table adherence_days (
        organization_id bigint not null references organization,
        patient_id bigint not null,
        first_day date not null,
        days bit varying not null,
        primary key (organization_id, patient_id),
        foreign key (organization_id, patient_id) references patient (organization_id, id)
      );
      -- Days of a patient that may no longer agree with adherence_days. Without a day: all days of readings without an offset of the patient.
      create table adherence_recheck (
        organization_id bigint not null references organization,
        patient_id bigint not null,
        day date
      );
      create index adherence_recheck_of_patient on adherence_recheck (organization_id, patient_id);
      ${['adherence_days', 'adherence_recheck'].map(secure).join('\n')}

      create function recheck_adherence_of_readings() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then${noteDaysOf(qualifying('before'))}
        else${noteDaysOf(`
          (${qualifying('before')} except ${qualifying('after')}) union (${qualifying('after')} except ${qualifying('before')})`)}
        end if;
        return null;
      end $$;
      create function recheck_adherence_of_patient() returns trigger language plpgsql as $$
      begin
        insert into adherence_recheck (organization_id, patient_id) values (new.organization_id, new.id);
        return null;
      end $$;
      create trigger recheck_adherence after update on patient
        for each row when (old.local_time_zone is distinct from new.local_time_zone) execute function recheck_adherence_of_patient();
      ${TABLES.map(recordChanges).join('\n')}

      -- Counting starts again, and with it the days of existing readings are recorded.
      truncate reading_count, reading_count_delta;
      update reading_count_state set counted_id = 0, closing_id = 0, writers = null;

      alter policy of_organization on device_assignment
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const restore = (table: string) => `
      drop trigger recheck_adherence_of_updated on ${table};
      drop trigger recheck_adherence_of_deleted on ${table};
      drop index ${table}_without_offset;`;
    await runner.query(`
      ${TABLES.map(restore).join('\n')}
      drop trigger recheck_adherence on patient;
      drop function recheck_adherence_of_readings();
      drop function recheck_adherence_of_patient();
      drop table adherence_days, adherence_recheck;
      alter policy of_organization on device_assignment
        using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);
    `);
  }
}
