import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Lets a starting service find the organizations that have outdated orders by one statement. It needed two transactions for every organization before. Only the
 * organization's own statements can still change the orders.
 */
export class OutdatedOrdersFound1765375000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create policy for_delivery on customer_order for select using ((select current_setting('rpm.delivery', true)) = 'on')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop policy for_delivery on customer_order');
  }
}
