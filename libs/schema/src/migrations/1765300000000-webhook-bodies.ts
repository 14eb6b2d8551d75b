import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Bodies of deliveries that their first request delivered, compressed together. A log that refers to such a row has neither a row of `webhook_log_payload` nor
 * one of `webhook_attempt`: the new columns of the log contain its only request.
 */
export class WebhookBodies1765300000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_bodies (
        organization_id bigint not null,
        -- A number of the sequence of webhook logs.
        id bigint not null,
        webhook_id bigint not null,
        -- Midnight UTC at which the day began on which the logs were created.
        day timestamptz(3) not null,
        data bytea not null,
        primary key (organization_id, id, day)
      ) partition by range (day);
      -- The data are compressed already.
      alter table webhook_bodies alter column data set storage external;
      create table webhook_bodies_default partition of webhook_bodies default;
      alter table webhook_bodies_default enable row level security, force row level security;
      -- Old rows of the default partition are deleted row by row.
      create policy for_delivery on webhook_bodies_default using ((select current_setting('rpm.delivery', true)) = 'on');
      alter table webhook_bodies enable row level security, force row level security;
      create policy of_organization on webhook_bodies
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
      create policy for_delivery on webhook_bodies using ((select current_setting('rpm.delivery', true)) = 'on');

      alter table webhook_log
        -- The row of webhook_bodies that contains the body, and the place of the body in it.
        add column bodies_id bigint,
        add column body_number smallint,
        -- The only request of a delivery whose body is in webhook_bodies.
        add column first_start_timestamp timestamptz(3),
        add column first_duration_ms integer;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_log drop column bodies_id, drop column body_number, drop column first_start_timestamp, drop column first_duration_ms;
      drop table webhook_bodies;
    `);
  }
}
