import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLES = ['idempotency_key', 'console_code', 'console_invitation', 'console_session'];

/**
 * Lets the background work find the organizations that have outdated rows by one statement. It needed four transactions for every organization before, every
 * ten minutes. Only the organization's own statements can still change the rows.
 */
export class OutdatedRowsFound1765350000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `create policy for_delivery on ${table} for select using (current_setting('rpm.delivery', true) = 'on')`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`drop policy for_delivery on ${table}`);
  }
}
