import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Identifiers that a device no longer has, items that are continuous monitors, and stock-keeping units (SKUs) that are unique. */
export class CatalogueCorrections1764870000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Identifiers that a device had until a time. Another device may have them now.
      create table former_device_identifier (
        organization_id bigint not null,
        id bigint not null generated always as identity,
        device_id bigint not null,
        type text not null,
        value text not null,
        end_timestamp timestamptz(3) not null,
        primary key (organization_id, id),
        foreign key (organization_id, device_id) references device
      );
      create index former_device_identifier_of_device on former_device_identifier (organization_id, device_id);
      alter table former_device_identifier enable row level security, force row level security;
      create policy of_organization on former_device_identifier
        using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);

      alter table item add column continuous boolean not null default false;

      -- A unique index cannot be created, because items that were stored before may have the same SKU. The lock makes transactions that store the same
      -- SKU wait for each other; the statement after it sees what the previous one has committed.
      create index item_of_sku on item (organization_id, sku) where sku is not null;
      create function refuse_taken_sku() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('item ' || new.organization_id || ' ' || new.sku, 0));
        if exists (select from item i where i.organization_id = new.organization_id and i.sku = new.sku and i.id <> new.id) then
          raise exception 'Another item has this SKU.' using errcode = 'unique_violation', constraint = 'item_sku_is_unique';
        end if;
        return new;
      end $$;
      create trigger sku_of_new_item before insert on item for each row when (new.sku is not null) execute function refuse_taken_sku();
      create trigger changed_sku before update of sku on item for each row
        when (new.sku is not null and new.sku is distinct from old.sku) execute function refuse_taken_sku();
    `);
  }

  /** The former identifiers cannot be made again: to go back, restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
