import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Leases on published events. A sender that has such a lease sends the events to proven webhooks before their deliveries have logs, which spares the
 * queue and the change of each log.
 */
export class EventLeases1764909000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table event_lease (
        organization_id bigint not null,
        -- The lease covers the organization's published events from the first to the last position, which were published at the same time.
        first_position bigint not null,
        last_position bigint not null,
        publish_timestamp timestamptz(3) not null,
        -- The sender that makes the deliveries of these events.
        owner uuid not null,
        -- Infinity if the events were set aside because they cannot be delivered.
        lease_end timestamptz(3) not null,
        -- SQLSTATE of the error that caused the events to be set aside; null if they were not.
        dead_cause text,
        primary key (organization_id, first_position, last_position)
      );
      alter table event_lease enable row level security, force row level security;
      create policy of_organization on event_lease
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
      create policy for_delivery on event_lease using ((select current_setting('rpm.delivery', true)) = 'on');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_lease');
  }
}
