import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Resources whose version changes with each of their parts, with the column by which parts refer to them. */
const WHOLES = [
  ['customer_order', 'order_id'],
  ['customer_return', 'return_id'],
  ['device', 'device_id'],
  ['kit', 'kit_id'],
] as const;

const IF_MOVED = `current_setting('rpm.moves_organization', true) = 'on'`;

/**
 * Lets a transaction insert or delete all rows of an organization (`rpm.moves_organization`) without changing the version of each device, order, return
 * and kit with every part, and with items of equal SKUs that are older than their being unique. An imported organization keeps its ids, so the assignments
 * of a device overlap only within an organization.
 */
export class MovedOrganizations1764907000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    for (const [whole, reference] of WHOLES) {
      await runner.query(changeWithPart(whole, reference, `if ${IF_MOVED} then return null; end if;`));
    }
    await runner.query(refuseTakenSku(`if ${IF_MOVED} then return new; end if;`));
    await runner.query(oneAtATime(`int8range(organization_id, organization_id, '[]') with &&,`));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [whole, reference] of WHOLES) await runner.query(changeWithPart(whole, reference, ''));
    await runner.query(refuseTakenSku(''));
    await runner.query(oneAtATime(''));
  }
}

const changeWithPart = (whole: string, reference: string, exception: string) => `
  create or replace function change_${whole}_with_part() returns trigger language plpgsql as $$
  declare
    -- Variables, because with row-level security PostgreSQL uses no index for a comparison with COALESCE.
    part_organization_id bigint := coalesce(new.organization_id, old.organization_id);
    part_${reference} bigint := coalesce(new.${reference}, old.${reference});
  begin
    ${exception}
    update ${whole} t set version = version + 1
      where organization_id = part_organization_id and id = part_${reference} and (t.version_transaction <> pg_current_xact_id()::text::bigint or t.update_timestamp < now()::timestamptz(3));
    return null;
  end $$`;

const refuseTakenSku = (exception: string) => `
  create or replace function refuse_taken_sku() returns trigger language plpgsql as $$
  begin
    ${exception}
    perform pg_advisory_xact_lock(hashtextextended('item ' || new.organization_id || ' ' || new.sku, 0));
    if exists (select from item i where i.organization_id = new.organization_id and i.sku = new.sku and i.id <> new.id) then
      raise exception 'Another item has this SKU.' using errcode = 'unique_violation', constraint = 'item_sku_is_unique';
    end if;
    return new;
  end $$`;

const oneAtATime = (ofOrganization: string) => `
  alter table device_assignment drop constraint device_assignment_one_at_a_time,
    add constraint device_assignment_one_at_a_time exclude using gist (
      int8range(device_id, device_id, '[]') with &&, ${ofOrganization} tstzrange(start_timestamp, end_timestamp) with &&
    )`;
