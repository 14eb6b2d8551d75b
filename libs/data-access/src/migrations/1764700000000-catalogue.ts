import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A shipped order keeps the address to which it was sent. */
export class Catalogue1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The address of the recipient when the order was shipped; null for orders that were shipped before this column existed.
      alter table customer_order add column shipping_address jsonb;
    `);
  }

  /** The addresses cannot be made again: to go back, restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
