import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A hash of the account or app from which a source has a reading, so that two providers of one person do not correct each other's readings. */
export class ProvidersOfReadings1765660000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table reading_origin add column provider_hash integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reading_origin drop column provider_hash');
  }
}
