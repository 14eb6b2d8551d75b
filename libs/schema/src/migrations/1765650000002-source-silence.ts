import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Since when the service has been running without a pause. Sources cannot deliver while it does not run, so their silence counts from then on. The row is about the
 * processes of one database, so no backup contains it.
 */
export class SourceSilence1765650000002 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ingest_watch (
        -- The only row has the id 1.
        id smallint primary key check (id = 1),
        -- When a process last stated that it runs.
        seen_timestamp timestamptz(3) not null,
        running_since timestamptz(3) not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ingest_watch');
  }
}
