import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The carrier of an order or a return is known when it is shipped, and the tracking numbers often only later. */
export class Carriers1765370000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customer_order add column carrier text;
      alter table customer_return add column carrier text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customer_order drop column carrier;
      alter table customer_return drop column carrier;
    `);
  }
}
