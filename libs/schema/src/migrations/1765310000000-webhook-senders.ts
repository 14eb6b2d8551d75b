import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Lists the senders of webhooks whose end other senders notice at once, because each holds an advisory lock in a session of its own. */
export class WebhookSenders1765310000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_sender (
        -- The owner in the leases of events and deliveries, and the name of the lock.
        id uuid primary key,
        -- The length of these leases.
        lease_ms integer not null,
        -- When the server was started on which the sender holds its lock. A restart of the server ends all locks, but not the senders.
        server_start_timestamp timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_sender');
  }
}
