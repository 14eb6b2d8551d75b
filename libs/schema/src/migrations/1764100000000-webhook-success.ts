import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Records when a webhook last answered well, because webhooks that have not done so lately share a limited part of the sender's slots. */
export class WebhookSuccess1764100000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_health
        -- Up to an hour older than the last success: it is not written for every delivery.
        add column last_success_timestamp timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_health drop column last_success_timestamp');
  }
}
