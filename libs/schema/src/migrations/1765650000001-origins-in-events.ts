import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The sender of webhooks reads where readings come from, because events contain it. */
export class OriginsInEvents1765650000001 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create policy for_delivery on reading_origin for select using (current_setting('rpm.delivery', true) = 'on')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop policy for_delivery on reading_origin');
  }
}
