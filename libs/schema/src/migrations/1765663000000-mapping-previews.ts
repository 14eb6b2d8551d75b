import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Remembers that a version of a mapping was previewed, by whom and over which messages, because only then may it be activated. */
export class MappingPreviews1765663000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ingest_mapping
        -- When the version was last previewed; null if it never was.
        add column preview_timestamp timestamptz(3),
        -- The version that was active then, with which it was compared; null if none was.
        add column previewed_against integer,
        -- The newest message that was compared; null if no message was kept.
        add column preview_message_id bigint,
        add column preview_actor text,
        add column preview_actor_kind text,
        add column preview_actor_id bigint;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ingest_mapping
        drop column preview_timestamp, drop column previewed_against, drop column preview_message_id,
        drop column preview_actor, drop column preview_actor_kind, drop column preview_actor_id;
    `);
  }
}
