import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Two landed migrations were edited before checksums existed. A database that was created before these edits lacks the column
 * `webhook_delivery.message_id` and the index `device_by_place`. While the column is missing, later versions set every event aside, so all
 * dead events of such a database are requeued.
 */
const REPAIR_QUEUE = `
  do $$
  begin
    if exists (
      select from pg_attribute where attrelid = 'webhook_delivery'::regclass and attname = 'message_id' and not attisdropped
    ) then
      return;
    end if;
    alter table webhook_delivery add column message_id text;
    update webhook_delivery d set message_id = coalesce((
      select l.message_id from webhook_log l
      where l.organization_id = d.organization_id and l.id = d.log_id and l.create_timestamp = d.log_create_timestamp
    ), 'log_' || d.log_id);
    alter table webhook_delivery alter column message_id set not null;
    update event set dead_timestamp = null where dead_timestamp is not null;
  end $$;`;

const REPAIR_STOCK = `
  create index if not exists device_by_place on device (organization_id, item_id, site_id, current_status)
    where current_status in ('available', 'availableAtSite', 'allocated');`;

/** Stores the checksum of each migration and the cause of each dead row, and repairs databases of edited migrations. */
export class MigrationChecksums1764400000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

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
