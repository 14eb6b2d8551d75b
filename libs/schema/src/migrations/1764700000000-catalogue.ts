import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A shipped order keeps the address to which it was sent, and is found by its tracking numbers. */
export class Catalogue1764700000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The address of the recipient when the order was shipped; null for orders that were shipped before this column existed.
      alter table customer_order add column shipping_address jsonb;
      -- A row for each tracking number: row-level security keeps PostgreSQL from using an index of the jsonb column.
      create table order_tracking_number (
        organization_id bigint not null,
        value text not null,
        order_id bigint not null,
        primary key (organization_id, value, order_id),
        foreign key (organization_id, order_id) references customer_order
      );
      -- Without \`force\`, row-level security does not apply to the owner of the tables, who runs the migrations.
      alter table customer_order no force row level security;
      insert into order_tracking_number (organization_id, value, order_id)
        select distinct o.organization_id, t.parcel ->> 'value', o.id
        from customer_order o, jsonb_array_elements(o.tracking_numbers) as t (parcel);
      alter table customer_order force row level security;
      alter table order_tracking_number enable row level security, force row level security;
      create policy of_organization on order_tracking_number
        using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);
    `);
  }

  /** The addresses cannot be made again: to go back, restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
