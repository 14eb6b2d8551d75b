import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * An order contains the statuses of its returns. From now on, a change of one is a new version of the order, which a trigger makes, so that no operation
 * can forget it. Orders whose returns changed after their last version are marked; `updateOutdatedOrders` gives them a new version.
 */
export class ReturnsInOrderVersions1764930000010 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table customer_order add column is_outdated boolean not null default false');
    await runner.query(setVersion(['order_event_count', 'is_outdated']));
    // The migrating role may be subject to row-level security. Returns that were requested with an order are a little younger than the order.
    await runner.query(`
      alter table customer_order no force row level security;
      alter table customer_return no force row level security;
      update customer_order o set is_outdated = true
        where exists (
          select from customer_return r where r.organization_id = o.organization_id and r.order_id = o.id
            and r.update_timestamp > o.update_timestamp and r.version_transaction <> o.version_transaction
        );
      alter table customer_order force row level security;
      alter table customer_return force row level security;
      create index customer_order_outdated on customer_order (organization_id, id) where is_outdated;
      create function change_customer_order_with_return() returns trigger language plpgsql as $$
      begin
        if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
        update customer_order o set version = version + 1
          where organization_id = new.organization_id and id = new.order_id
            and (o.version_transaction <> pg_current_xact_id()::text::bigint or o.update_timestamp < now()::timestamptz(3));
        return null;
      end $$;
      create trigger change_customer_order after insert or update of status on customer_return for each row
        when (new.order_id is not null) execute function change_customer_order_with_return();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop trigger change_customer_order on customer_return; drop function change_customer_order_with_return()',
    );
    await runner.query(setVersion(['order_event_count']));
    await runner.query('alter table customer_order drop column is_outdated');
  }
}

/** Replaces the trigger that gives a changed order a new version. @param others columns that change without a new version */
const setVersion = (others: readonly string[]) => `
  create or replace trigger set_version before update on customer_order for each row
    when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamptz(3))
    execute function set_version(${others.map((name) => `'${name}'`).join(', ')})`;
