import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * The columns by which lists of patients are filtered, apart from the two names. An index that contains them serves every filter without reading the
 * table. Of the postal code and the country it contains only the start, because an index entry has at most 2,704 bytes, of which the longest permitted
 * names take 2,040.
 */
const PATIENT_FILTERS = 'archived, enrolled, date_of_birth, site_id, postal_code_start, country_start';

/**
 * Makes lists of 100,000 patients or devices fast. There is an index in the order of each list, which contains all columns of its filters.
 *
 * Entries of an index suffice only for pages of the table that were vacuumed since their last change. Therefore autovacuum processes the tables after
 * a fiftieth of the rows has changed, by default a fifth.
 *
 * The policies read the settings in subqueries, which PostgreSQL runs once for each statement. Reading them again for each row took most of the time
 * of counting 100,000 rows.
 */
export class PatientAndDeviceLists1764500000030 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table patient
        add column postal_code_start text generated always as (left(address->>'zipCode', 32)) stored,
        add column country_start text generated always as (left(address->>'country', 32)) stored;
      create index patient_by_first_name on patient (organization_id, first_name, id) include (last_name, ${PATIENT_FILTERS});
      create index patient_by_last_name on patient (organization_id, last_name, id) include (first_name, ${PATIENT_FILTERS});
      -- All ids are positive. Lists state this condition; other statements do not, and find single rows in the smaller primary key.
      create index patient_by_id on patient (organization_id, id) include (first_name, last_name, ${PATIENT_FILTERS}) where id > 0;
      create index device_by_id on device (organization_id, id) include (current_status, item_id, site_id, disabled_readings) where id > 0;
      ${['patient', 'device'].map((table) => `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.02);`).join('\n')}
      ${['patient', 'device'].map(readSettingsOnce).join('\n')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${['patient', 'device'].map(readSettingsForEachRow).join('\n')}
      ${['patient', 'device'].map((table) => `alter table ${table} reset (autovacuum_vacuum_scale_factor);`).join('\n')}
      drop index device_by_id, patient_by_id, patient_by_last_name, patient_by_first_name;
      alter table patient drop column postal_code_start, drop column country_start;
    `);
  }
}

const readSettingsOnce = (table: string) => `
  alter policy of_organization on ${table}
    using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
  alter policy for_delivery on ${table} using ((select current_setting('rpm.delivery', true)) = 'on');`;

const readSettingsForEachRow = (table: string) => `
  alter policy of_organization on ${table} using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);
  alter policy for_delivery on ${table} using (current_setting('rpm.delivery', true) = 'on');`;
