import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A statement that records a reading locks the device for a key share. PostgreSQL lets such a lock return an earlier version of a row, even after waiting
 * for its change, unless the change is one of a key: of a column in a unique index. With this index, a change of `custody_version` always is.
 */
export class CustodyLocks1764893000010 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create unique index device_custody on device (organization_id, id, custody_version)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index device_custody');
  }
}
