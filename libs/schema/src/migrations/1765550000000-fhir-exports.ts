import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Creates the table of the Bulk Data exports. A row says what an export contains: the ranges of ids that existed at its transaction time. The resources themselves
 * are read when a file is fetched, so that no data of patients is stored a second time.
 */
export class FhirExports1765550000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table fhir_export (
        organization_id bigint not null references organization,
        id uuid not null default gen_random_uuid(),
        request text not null,
        selection jsonb not null,
        create_timestamp timestamptz(3) not null default clock_timestamp(),
        use_timestamp timestamptz(3) not null default clock_timestamp(),
        expire_timestamp timestamptz(3) not null,
        transaction_timestamp timestamptz(3),
        files jsonb,
        fetched integer[] not null default '{}',
        primary key (organization_id, id),
        check ((transaction_timestamp is null) = (files is null))
      );
      create index fhir_export_expiry on fhir_export (organization_id, expire_timestamp);
      alter table fhir_export enable row level security, force row level security;
      create policy of_organization on fhir_export
        using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);
      create policy for_delivery on fhir_export for select using (current_setting('rpm.delivery', true) = 'on');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table fhir_export');
  }
}
