import { type MigrationInterface, type QueryRunner } from 'typeorm';

const READING_TABLES = [
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

/** Readings that nobody is assigned to are listed, and a reading that was sent with its device and also without it is stored once. */
export class BothFormsOfReadings1764830000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    const withoutDevice = READING_TABLES.map(
      (table) => `select organization_id, patient_id from ${table} where device_id is null`,
    ).join(' union ');
    // Without `force`, row-level security does not apply to the owner of the tables, who runs the migrations.
    const tables = ['patient', ...READING_TABLES];
    await runner.query(`
      ${tables.map((table) => `alter table ${table} no force row level security;`).join('\n')}
      -- Counts what changes which readings of the patient may be stored. It is 0 until the first reading without a device. A statement that is recording
      -- a reading compares it before and after it has locked the patient.
      alter table patient add column recording_version integer not null default 0;
      update patient set recording_version = 1 where (organization_id, id) in (${withoutDevice});

      -- Submissions for a patient without a device that are the same reading as one of a device. They stay the same, whatever is stored later.
      create table submission_without_device (
        organization_id bigint not null references organization,
        kind text not null,
        patient_id bigint not null,
        reading_timestamp timestamptz(3) not null,
        measurement_index smallint,
        reading_id bigint not null,
        foreign key (organization_id, patient_id) references patient
      );
      create unique index submission_without_device_once
        on submission_without_device (organization_id, kind, patient_id, reading_timestamp, measurement_index) nulls not distinct;
      alter table submission_without_device enable row level security, force row level security;
      create policy of_organization on submission_without_device
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));

      ${READING_TABLES.map(
        (table) => `
      create index ${table}_unassigned on ${table} (organization_id, reading_timestamp desc, id desc) include (received_timestamp, device_id)
        where patient_id is null and void_timestamp is null;`,
      ).join('')}
      ${tables.map((table) => `alter table ${table} force row level security;`).join('\n')}
    `);
  }

  /** Which submissions were the same reading cannot be determined again: to go back, restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
