import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Two landed migrations were edited before checksums existed. A database that was created before these edits lacks the column
 * `webhook_delivery.message_id` and the index `device_by_place`. This repair creates the table anew with the column in its place, and
 * requeues all events that were set aside, because every event was as long as the column was missing.
 */
const REPAIR_QUEUE = `
  do $$
  begin
    if exists (
      select from pg_attribute where attrelid = 'webhook_delivery'::regclass and attname = 'message_id' and not attisdropped
    ) then
      return;
    end if;
    create table webhook_delivery_before as select * from webhook_delivery;
    drop table webhook_delivery;
    create table webhook_delivery (
      organization_id bigint not null,
      webhook_id bigint not null,
      is_retry boolean not null,
      due_timestamp timestamptz(3) not null,
      log_id bigint not null,
      log_create_timestamp timestamptz(3) not null,
      message_id text not null,
      step smallint not null default 0,
      attempts smallint not null default 0,
      owner uuid,
      primary key (organization_id, webhook_id, is_retry, due_timestamp, log_id)
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);
    create index webhook_delivery_dead on webhook_delivery (organization_id) where due_timestamp = 'infinity';
    insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id, step,
        attempts, owner)
      select d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp, d.log_id, d.log_create_timestamp,
        coalesce(l.message_id, 'log_' || d.log_id), d.step, d.attempts, d.owner
      from webhook_delivery_before d
      left join webhook_log l
        on l.organization_id = d.organization_id and l.id = d.log_id and l.create_timestamp = d.log_create_timestamp;
    drop table webhook_delivery_before;
    alter table webhook_delivery enable row level security, force row level security;
    create policy of_organization on webhook_delivery
      using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
    create policy for_delivery on webhook_delivery for all using (current_setting('rpm.delivery', true) = 'on');
    update event set dead_timestamp = null where dead_timestamp is not null;
  end $$;`;

const REPAIR_STOCK = `
  create index if not exists device_by_place on device (organization_id, item_id, site_id, current_status)
    where current_status in ('available', 'availableAtSite', 'allocated');`;

/** Stores the checksum of each migration and the cause of each dead row, and repairs databases of edited migrations. */
export class MigrationChecksums1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Row-level security then shows the events and deliveries of all organizations to an ordinary role too.
    await runner.query(`select set_config('rpm.delivery', 'on', true)`);
    await runner.query(`
      ${REPAIR_QUEUE}
      ${REPAIR_STOCK}
      alter table migration
        -- SHA-256 of the statements that the migration ran.
        add column checksum text;
      alter table event
        -- SQLSTATE of the error that made the event dead; null for events that were set aside before causes were stored.
        add column dead_cause text;
      alter table webhook_delivery
        -- The same of a delivery whose due_timestamp is 'infinity'.
        add column dead_cause text;
    `);
    await runner.query(`select set_config('rpm.delivery', '', true)`);
  }

  /** The repair is not undone: to go back, restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
