import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLES = ['api_key', 'console_session', 'console_code', 'console_invitation', 'console_passkey'];

/**
 * A look-up can name the SHA-256 of several presented tokens in `rpm.api_key_hash`, in hexadecimal and separated by commas, so that one statement finds all of
 * them. A single one is a list too, so processes of the version before keep working.
 */
export class PresentedHashes1765100000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await setCondition(
      runner,
      `hash = any(array(
        select decode(presented, 'hex') from unnest(string_to_array(nullif(current_setting('rpm.api_key_hash', true), ''), ',')) presented))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await setCondition(runner, `hash = (select decode(nullif(current_setting('rpm.api_key_hash', true), ''), 'hex'))`);
  }
}

async function setCondition(runner: QueryRunner, condition: string): Promise<void> {
  for (const table of TABLES) await runner.query(`alter policy presented_for_select on ${table} using (${condition})`);
}
