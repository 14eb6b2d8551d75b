import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The tables whose rows name the reason for a correction. */
const CORRECTED = ['correction', 'device_assignment', 'device_event', 'reading_revision'] as const;

/** The reason of the transaction. After a transaction that has set it, PostgreSQL returns an empty text instead of null. */
const REASON = `nullif(current_setting('rpm.reason', true), '')`;

/** Stores why readings and custody were corrected. As with the actor, a transaction names the reason, so that no statement can forget it. */
export class Reasons1765380000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of CORRECTED) {
      await runner.query(`alter table ${table} add column reason text, alter column reason set default ${REASON}`);
    }
    await runner.query(`
      create function set_reason() returns trigger language plpgsql as $$
      begin
        new.reason := ${REASON};
        return new;
      end $$;
      create trigger set_reason before update on device_assignment for each row execute function set_reason();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger set_reason on device_assignment;
      drop function set_reason;
    `);
    for (const table of CORRECTED) await runner.query(`alter table ${table} drop column reason`);
  }
}
