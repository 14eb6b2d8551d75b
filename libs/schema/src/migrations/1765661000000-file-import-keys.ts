import { type MigrationInterface, type QueryRunner } from 'typeorm';

const DELIVERING = `current_setting('rpm.delivery', true) = 'on'`;

/** Keys for sealing are replaced for all organizations at once, also those of the parts of files that wait for their import. */
export class FileImportKeys1765661000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create policy for_delivery on file_import_part for select using (${DELIVERING});
      create policy for_resealing on file_import_part for update using (${DELIVERING});
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop policy for_resealing on file_import_part;
      drop policy for_delivery on file_import_part;
    `);
  }
}
