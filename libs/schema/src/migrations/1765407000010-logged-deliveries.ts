import { type MigrationInterface, type QueryRunner } from 'typeorm';

const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;

/**
 * Creates the table that says for which organizations the audit trail still lacks the deliveries of webhook logs from before there was a trail. The running
 * service adds them in batches, and deletes the row of an organization whose logs it has read to the end.
 */
export class LoggedDeliveries1765407000010 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table logged_delivery_state (
        organization_id bigint primary key,
        -- Senders record the requests that they begin at this time or later.
        recorded_since timestamptz(3) not null,
        -- Id of the last webhook log whose requests are in the trail.
        through bigint not null
      );
      alter table logged_delivery_state enable row level security, force row level security;
      create policy of_organization on logged_delivery_state using (${OF_ORGANIZATION});
      create policy for_delivery on logged_delivery_state for select using (current_setting('rpm.delivery', true) = 'on');
    `);
    await runner.query(`
      alter table logged_delivery_state no force row level security;
      insert into logged_delivery_state (organization_id, recorded_since, through) select id, recorded_since, 0 from organization;
      alter table logged_delivery_state force row level security;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table logged_delivery_state');
  }
}
