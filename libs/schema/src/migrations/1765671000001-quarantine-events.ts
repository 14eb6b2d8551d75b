import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** When an event has said that a group of parts waits. Groups that waited before this migration count as such, so that an upgrade emits no events about them. */
export class QuarantineEvents1765671000001 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null until an event has said that the group waits.
      alter table ingest_quarantine_group add column event_timestamp timestamptz(3) default '-infinity';
      alter table ingest_quarantine_group alter column event_timestamp drop default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ingest_quarantine_group drop column event_timestamp');
  }
}
