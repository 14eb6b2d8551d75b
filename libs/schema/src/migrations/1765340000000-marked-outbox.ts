import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Keeps statements of webhook delivery from reading again the rows that others have deleted or replaced. PostgreSQL keeps these rows while a backup or another
 * reader has an old snapshot. A sender finds new events by the transactions that its last look could not see. The last numbers of an organization are part of
 * the keys of their rows, so that the current row is the last one of its index.
 */
export class MarkedOutbox1765340000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table event
        -- The transaction that made the event visible: the one that inserted it, or that requeued it after it had been set aside.
        add column transaction_id xid8 not null default pg_current_xact_id();
      create index event_of_transaction on event (transaction_id, organization_id, id) where dead_timestamp is null;
      alter table event_publication drop constraint event_publication_pkey, add primary key (organization_id, position);
      alter table event_sequence drop constraint event_sequence_pkey, add primary key (organization_id, type, sequence);
      -- Every change needs new index entries, so room for other versions on the same page is of no use.
      alter table event_publication reset (fillfactor);
      alter table event_sequence reset (fillfactor);
      create index event_lease_end on event_lease (lease_end);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index event_lease_end;
      alter table event_sequence set (fillfactor = 50);
      alter table event_publication set (fillfactor = 50);
      alter table event_sequence drop constraint event_sequence_pkey, add primary key (organization_id, type);
      alter table event_publication drop constraint event_publication_pkey, add primary key (organization_id);
      alter table event drop column transaction_id;
    `);
  }
}
