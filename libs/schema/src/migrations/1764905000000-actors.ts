import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The tables with one row for each entry of a history. */
const HISTORIES = [
  'correction',
  'device_assignment',
  'device_event',
  'order_event',
  'reading_revision',
  'return_event',
  'stock_adjustment',
] as const;

/** The actor of the transaction. After a transaction that has set it, PostgreSQL returns an empty text instead of null. */
const ACTOR = `nullif(current_setting('rpm.actor', true), '')`;

/**
 * Stores who caused each entry of a history. A transaction names its actor in `rpm.actor`, so that no statement that writes an entry can forget it. Entries
 * that are older than this migration have no actor.
 */
export class Actors1764905000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of HISTORIES) {
      await runner.query(`alter table ${table} add column actor text, alter column actor set default ${ACTOR}`);
    }
    await runner.query(`
      alter table patient_merge add column unmerge_actor text;

      create function set_actor() returns trigger language plpgsql as $$
      begin
        new.actor := ${ACTOR};
        return new;
      end $$;
      -- An assignment is changed when it ends and when it is corrected.
      create trigger set_actor before update on device_assignment for each row execute function set_actor();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger set_actor on device_assignment;
      drop function set_actor;
      alter table patient_merge drop column unmerge_actor;
    `);
    for (const table of HISTORIES) await runner.query(`alter table ${table} drop column actor`);
  }
}
