import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Organizations have settings: the units and the time zone of pages for people, and whether a reading names a later holder of its device. */
export class OrganizationSettings1764890000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organization
        add column glucose_unit text not null default 'mgdl' check (glucose_unit in ('mgdl', 'mmoll')),
        add column weight_unit text not null default 'lbs' check (weight_unit in ('lbs', 'kg')),
        add column temperature_unit text not null default 'fahrenheit' check (temperature_unit in ('fahrenheit', 'celsius')),
        add column time_zone text,
        add column hide_other_patients boolean not null default false,
        add column version integer not null default 1,
        add column update_timestamp timestamptz(3) not null default now(),
        add column version_transaction bigint not null default 0;
      create trigger set_version before update on organization for each row when (old.* is distinct from new.*)
        execute function set_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger set_version on organization;
      alter table organization drop column glucose_unit, drop column weight_unit, drop column temperature_unit, drop column time_zone,
        drop column hide_other_patients, drop column version, drop column update_timestamp, drop column version_transaction;
    `);
  }
}
