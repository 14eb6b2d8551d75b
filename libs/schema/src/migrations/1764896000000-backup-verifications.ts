import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Records which backups of the database were restored successfully for a test, so that `rpm-admin doctor` can warn if the last one is old. */
export class BackupVerifications1764896000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backup_verification (
        id bigint generated always as identity primary key,
        -- Instant whose data the backup contains.
        backup_timestamp timestamptz(3) not null,
        verify_timestamp timestamptz(3) not null default clock_timestamp()
      );
      create index backup_verification_newest on backup_verification (backup_timestamp);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table backup_verification');
  }
}
