import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Stores what determines the names of an organization's identifiers and codes in FHIR. The service gives organizations that exist already their UUID when it starts
 * after the upgrade, because a column with a different value in each row would rewrite the table. The base and the system cannot be changed after
 * `fhir_fix_timestamp`.
 */
export class FhirIdentities1765500000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organization add column uuid uuid, add column fhir_base text, add column external_identifier_system text,
        add column fhir_fix_timestamp timestamptz(3);
      alter table organization alter column uuid set default gen_random_uuid();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table organization drop column uuid, drop column fhir_base, drop column external_identifier_system, drop column fhir_fix_timestamp',
    );
  }
}
