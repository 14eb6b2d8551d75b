import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Where something is sent to, or comes back from: a patient, or a site. */
const PARTY = `
    patient_id bigint,
    site_id bigint,
    foreign key (organization_id, patient_id) references patient,
    foreign key (organization_id, site_id) references site,
    check ((patient_id is null) <> (site_id is null))`;

const SHIPPING_OPTION = `text check (shipping_option in ('standard', 'expedited', 'overnight'))`;

const historyOf = (thing: string, table: string) => `
  create table ${thing}_event (
    organization_id bigint not null,
    id bigint generated always as identity,
    ${thing}_id bigint not null,
    name text not null,
    event_timestamp timestamptz(3) not null default now(),
    -- For colleagues; not shown.
    reason text,
    primary key (organization_id, id),
    foreign key (organization_id, ${thing}_id) references ${table}
  );
  create index ${thing}_event_of_${thing} on ${thing}_event (organization_id, ${thing}_id);
  create index ${table}_of_patient on ${table} (organization_id, patient_id) where patient_id is not null;
  create index ${table}_of_site on ${table} (organization_id, site_id) where site_id is not null;`;

const CREATE_STOCK = `
  -- How many there are of what is counted: no unit of it is known by name. Without a site it is the central stock.
  create table stock (
    organization_id bigint not null,
    id bigint generated always as identity,
    item_id bigint not null,
    site_id bigint,
    quantity integer not null check (quantity >= 0),
    -- To orders that have not gone out.
    promised integer not null default 0 check (promised >= 0),
    primary key (organization_id, id),
    constraint stock_of_item unique nulls not distinct (organization_id, item_id, site_id),
    foreign key (organization_id, item_id) references item,
    foreign key (organization_id, site_id) references site,
    -- No unit is promised twice, whoever promises.
    constraint stock_not_promised_twice check (promised <= quantity)
  );
  create table stock_adjustment (
    organization_id bigint not null,
    id bigint generated always as identity,
    stock_id bigint not null,
    change integer not null,
    reason text,
    create_timestamp timestamptz(3) not null default now(),
    primary key (organization_id, id),
    foreign key (organization_id, stock_id) references stock
  );
  create index device_in_stock on device (organization_id, item_id, id) where current_status = 'available';
  -- What the list of stock asks of devices, and nothing else: they are counted without being looked at. Equal entries share one key.
  create index device_by_place on device (organization_id, item_id, site_id, current_status)
    where current_status in ('available', 'availableAtSite', 'allocated');`;

const CREATE_ORDERS = `
  create table customer_order (
    organization_id bigint not null references organization,
    id bigint generated always as identity,
    status text not null
      check (status in ('received', 'onHold', 'packed', 'shipped', 'delivered', 'cancelled', 'failed')),
    -- Why it is on hold; null when it is not.
    hold_reason text check (hold_reason in ('address_incomplete', 'device_missing')),
    shipping_option ${SHIPPING_OPTION},
    email_label boolean not null,
    order_notes text[] not null,
    tracking_numbers jsonb not null default '[]',
    create_timestamp timestamptz(3) not null default now(),
    primary key (organization_id, id),
    check ((status = 'onHold') = (hold_reason is not null)),
    ${PARTY}
  );
  ${historyOf('order', 'customer_order')}
  -- What customers call an order: each name is one order's.
  create table order_external_id (
    organization_id bigint not null,
    external_order_id text not null,
    order_id bigint not null,
    primary key (organization_id, external_order_id),
    foreign key (organization_id, order_id) references customer_order
  );
  create index order_external_id_of_order on order_external_id (organization_id, order_id);
  create table order_kit (
    organization_id bigint not null,
    order_id bigint not null,
    line smallint not null,
    kit_id bigint not null,
    count integer not null check (count > 0),
    primary key (organization_id, order_id, line),
    unique (organization_id, order_id, kit_id),
    foreign key (organization_id, order_id) references customer_order,
    foreign key (organization_id, kit_id) references kit
  );
  -- What is to be sent, item by item; what is in kits as it was when they were ordered.
  create table order_line (
    organization_id bigint not null,
    order_id bigint not null,
    line smallint not null,
    kit_id bigint,
    item_id bigint not null,
    count integer not null check (count > 0),
    -- Whether each unit is a device, known by name.
    is_tracked boolean not null,
    primary key (organization_id, order_id, line),
    foreign key (organization_id, order_id) references customer_order,
    foreign key (organization_id, item_id) references item
  );
  create table packed_kit (
    organization_id bigint not null,
    id bigint generated always as identity,
    order_id bigint not null,
    kit_id bigint not null,
    primary key (organization_id, id),
    foreign key (organization_id, order_id) references customer_order,
    foreign key (organization_id, kit_id) references kit
  );
  create index packed_kit_of_order on packed_kit (organization_id, order_id);
  create table order_device (
    organization_id bigint not null,
    order_id bigint not null,
    device_id bigint not null,
    line smallint not null,
    packed_kit_id bigint,
    -- Until the order is over.
    is_open boolean not null default true,
    primary key (organization_id, order_id, device_id),
    foreign key (organization_id, order_id) references customer_order,
    foreign key (organization_id, device_id) references device,
    foreign key (organization_id, packed_kit_id) references packed_kit
  );
  -- No device is promised twice, whoever promises.
  create unique index order_device_not_promised_twice on order_device (organization_id, device_id) where is_open;
  create index order_device_of_packed_kit on order_device (organization_id, packed_kit_id) where packed_kit_id is not null;`;

const CREATE_RETURNS = `
  create table customer_return (
    organization_id bigint not null references organization,
    id bigint generated always as identity,
    status text not null check (status in ('requested', 'labelSent', 'inTransit', 'received', 'cancelled')),
    order_id bigint,
    shipping_option ${SHIPPING_OPTION},
    email_label boolean not null,
    tracking_numbers jsonb not null default '[]',
    create_timestamp timestamptz(3) not null default now(),
    primary key (organization_id, id),
    foreign key (organization_id, order_id) references customer_order,
    ${PARTY}
  );
  ${historyOf('return', 'customer_return')}
  create index customer_return_of_order on customer_return (organization_id, order_id) where order_id is not null;
  create table return_line (
    organization_id bigint not null,
    return_id bigint not null,
    line smallint not null,
    item_id bigint not null,
    count integer not null check (count > 0),
    is_tracked boolean not null,
    -- Null until it has come.
    received integer check (received >= 0),
    primary key (organization_id, return_id, line),
    foreign key (organization_id, return_id) references customer_return,
    foreign key (organization_id, item_id) references item
  );
  create table return_device (
    organization_id bigint not null,
    return_id bigint not null,
    device_id bigint not null,
    packed_kit_id bigint,
    is_open boolean not null default true,
    received boolean,
    primary key (organization_id, return_id, device_id),
    foreign key (organization_id, return_id) references customer_return,
    foreign key (organization_id, device_id) references device,
    foreign key (organization_id, packed_kit_id) references packed_kit
  );
  create unique index return_device_once_at_a_time on return_device (organization_id, device_id) where is_open;`;

const OWNED_TABLES = [
  'stock',
  'stock_adjustment',
  'customer_order',
  'order_event',
  'order_external_id',
  'order_kit',
  'order_line',
  'packed_kit',
  'order_device',
  'customer_return',
  'return_event',
  'return_line',
  'return_device',
];

const secure = (table: string) => `
  alter table ${table} enable row level security, force row level security;
  create policy of_organization on ${table}
    using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);`;

/** Stock, orders, kits that were packed, and returns. */
export class Orders1764000000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${CREATE_STOCK}
      ${CREATE_ORDERS}
      ${CREATE_RETURNS}
      ${OWNED_TABLES.map(secure).join('\n')}
    `);
  }

  /** What it adds holds a customer's data: going back means restoring a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}
