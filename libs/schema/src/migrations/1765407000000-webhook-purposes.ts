import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Stores why patients' data is disclosed to the receiver of each webhook, for the accounting of disclosures. The domain knows the values: a constraint on a table
 * with rows would stop older versions of the service.
 */
export class WebhookPurposes1765407000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table webhook add column purpose text not null default 'operations'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook drop column purpose');
  }
}
