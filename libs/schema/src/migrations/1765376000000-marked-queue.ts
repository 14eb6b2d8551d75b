import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Keeps statements from reading again the deliveries and the changes of totals that others have deleted or replaced. PostgreSQL keeps these rows while a backup or
 * another reader has an old snapshot. A sender finds new deliveries by the transactions that its last look could not see, and each addition of changes to the
 * totals stores the transaction before which all changes are contained.
 */
export class MarkedQueue1765376000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_delivery
        -- The transaction that inserted the delivery or changed its due time.
        add column transaction_id xid8 not null default pg_current_xact_id();
      create index webhook_delivery_of_transaction on webhook_delivery (transaction_id);
      -- No statement can forget to store its transaction.
      create function set_delivery_transaction() returns trigger language plpgsql as $$
        begin
          new.transaction_id := pg_current_xact_id();
          return new;
        end $$;
      create trigger set_transaction before update of due_timestamp on webhook_delivery for each row execute function set_delivery_transaction();

      alter table webhook_log_delta add column transaction_id xid8 not null default pg_current_xact_id();
      drop index webhook_log_delta_of_organization;
      create index webhook_log_delta_of_organization on webhook_log_delta (organization_id, transaction_id);
      create index webhook_log_delta_of_transaction on webhook_log_delta (transaction_id);
      create table webhook_log_fold (
        -- The transaction that added changes to the totals.
        transaction_id xid8 not null default pg_current_xact_id(),
        -- The totals contain all changes of transactions before this one.
        before_transaction_id xid8 not null,
        primary key (transaction_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table webhook_log_fold;
      drop index webhook_log_delta_of_organization;
      drop index webhook_log_delta_of_transaction;
      alter table webhook_log_delta drop column transaction_id;
      create index webhook_log_delta_of_organization on webhook_log_delta (organization_id);
      drop trigger set_transaction on webhook_delivery;
      drop function set_delivery_transaction();
      alter table webhook_delivery drop column transaction_id;
    `);
  }
}
