import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Stores with each migration whether versions that do not know it can serve the database. `migrate` fills the column. */
export class MigrationCompatibility1765220000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table migration
        -- 'additive' or 'breaking'; null if a version applied the migration that did not store it.
        add column compatibility text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table migration drop column compatibility');
  }
}
