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

/**
 * Custody of devices can be recorded late and corrected: a reading keeps the patient with whom it was submitted, a device counts the changes of its
 * custody, and an operation that changes many readings at once is recorded, so that it can be undone.
 */
export class CustodyCorrections1764820000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${READING_TABLES.map((table) => `alter table ${table} add column submitted_patient_id bigint;`).join('\n')}
      -- Readings that are recorded concurrently compare it, so that each belongs to the right patient.
      alter table device add column custody_version integer not null default 0;

      create table correction (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        type text not null,
        device_id bigint,
        -- The period of the readings before the correction; null if the correction undoes another.
        start_timestamp timestamptz(3),
        end_timestamp timestamptz(3),
        offset_seconds integer,
        reading_count integer not null default 0,
        undone_id bigint,
        create_timestamp timestamptz(3) not null default now(),
        primary key (organization_id, id),
        foreign key (organization_id, device_id) references device,
        foreign key (organization_id, undone_id) references correction
      );
      create index correction_of_device on correction (organization_id, device_id, id);
      -- A correction is undone at most once.
      create unique index correction_undone on correction (organization_id, undone_id) where undone_id is not null;
      alter table correction enable row level security, force row level security;
      create policy of_organization on correction
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));

      -- The correction that replaced this version of a reading, if it changed many readings at once.
      alter table reading_revision add column correction_id bigint;
      create index reading_revision_of_correction on reading_revision (organization_id, correction_id) where correction_id is not null;
    `);
  }

  /** The submitted patients cannot be determined again: to go back, restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
