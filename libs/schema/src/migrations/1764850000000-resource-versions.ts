import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * The tables of resources, each with the columns that are not properties of the resource: generated columns, columns that are computed from others, and
 * the health of a device, which changes without a new version of the device.
 */
const RESOURCES: readonly [table: string, others: readonly string[]][] = [
  ['site', []],
  ['manufacturer', []],
  ['item', []],
  ['kit', []],
  ['patient', ['email_in_lower_case', 'postal_code_start', 'country_start', 'local_time_zone', 'recording_version']],
  ['device', ['dropped_readings', 'health_check_timestamp', 'battery_percentage', 'signal_strength']],
  ['customer_order', []],
  ['customer_return', []],
  ['webhook', []],
];

/** Tables with properties of a resource, by the table of the resource, and the column that contains its id. */
const PARTS: readonly [table: string, column: string, parts: readonly string[]][] = [
  ['kit', 'kit_id', ['kit_item']],
  ['device', 'device_id', ['device_identifier', 'device_event', 'device_assignment']],
  ['customer_order', 'order_id', ['order_line', 'order_kit', 'order_external_id', 'order_event', 'order_device', 'packed_kit']],
  ['customer_return', 'return_id', ['return_line', 'return_device', 'return_event']],
];

const READINGS = [
  'blood_glucose_reading',
  'blood_oxygen_reading',
  'blood_pressure_reading',
  'weight_reading',
  'temperature_reading',
  'heart_rate_reading',
  'heart_rate_variability_reading',
  'peak_flow_reading',
  'sleep_mat_activity_reading',
  'sleep_mat_duration_reading',
];

/** Orders, returns and webhooks have a time of creation already. */
const WITH_CREATE_TIMESTAMP = ['customer_order', 'customer_return', 'webhook'];

/**
 * Every resource has a version, and the times of its creation and of its last change. Triggers set them, so that no statement can forget them: a
 * transaction that changes a resource, however often, increments its version by one. Deleted resources leave their id and last version.
 *
 * All times of changes are times of the clock, not of the start of the transaction: changes that are made after a list has looked for open transactions
 * are then newer than what the list returns. The time of receipt of a reading is also the time of its first version.
 */
export class ResourceVersions1764850000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${FUNCTIONS}
      create table deleted_resource (
        organization_id bigint not null,
        -- The name of its table.
        resource text not null,
        id bigint not null,
        version integer not null,
        update_timestamp timestamptz(3) not null default clock_timestamp(),
        version_transaction bigint not null default pg_current_xact_id()::text::bigint,
        primary key (organization_id, resource, update_timestamp, id)
      );
      alter table deleted_resource enable row level security, force row level security;
      create policy of_organization on deleted_resource
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
      ${RESOURCES.map(versioned).join('\n')}
      ${PARTS.map(withParts).join('\n')}
      ${READINGS.map(versionedReading).join('\n')}
    `);
  }

  /** The versions cannot be made again: to go back, restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}

const FUNCTIONS = `
  create function set_version() returns trigger language plpgsql as $$
  begin
    -- The arguments are the columns that are not part of the resource.
    if tg_nargs > 0 and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then
      return new;
    end if;
    new.version := old.version + 1;
    new.update_timestamp := clock_timestamp();
    new.version_transaction := pg_current_xact_id()::text::bigint;
    return new;
  end $$;

  create function set_reading_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    new.update_timestamp := clock_timestamp();
    return new;
  end $$;

  create function keep_deleted_resource() returns trigger language plpgsql as $$
  begin
    insert into deleted_resource (organization_id, resource, id, version)
      values (old.organization_id, tg_table_name, old.id, old.version + 1);
    return null;
  end $$;`;

/**
 * SQL condition that this transaction has not written a version of the row yet. The time is compared too, because a restored database counts its
 * transactions anew.
 */
const isUnchangedYet = (row: string) =>
  `(${row}.version_transaction <> pg_current_xact_id()::text::bigint or ${row}.update_timestamp < now()::timestamptz(3))`;

const keepDeleted = (table: string) => `
  create trigger keep_deleted after delete on ${table} for each row execute function keep_deleted_resource();`;

const versioned = ([table, others]: (typeof RESOURCES)[number]) => `
  -- Columns whose default is not volatile are added without rewriting the table. The versions of rows that exist begin with the migration.
  alter table ${table}
    add column version integer not null default 1,
    ${WITH_CREATE_TIMESTAMP.includes(table) ? '' : 'add column create_timestamp timestamptz(3) not null default now(),'}
    add column update_timestamp timestamptz(3) not null default now(),
    -- The transaction that wrote the version, even if it did so in a savepoint.
    add column version_transaction bigint not null default pg_current_xact_id()::text::bigint;
  alter table ${table} alter column update_timestamp set default clock_timestamp();
  create index ${table}_updated on ${table} (organization_id, update_timestamp, id);
  create trigger set_version before update on ${table} for each row
    when (${isUnchangedYet('old')})
    execute function set_version(${others.map((name) => `'${name}'`).join(', ')});
  ${keepDeleted(table)}`;

const withParts = ([table, column, parts]: (typeof PARTS)[number]) => `
  create function change_${table}_with_part() returns trigger language plpgsql as $$
  declare
    -- Variables, because with row-level security PostgreSQL uses no index for a comparison with COALESCE.
    part_organization_id bigint := coalesce(new.organization_id, old.organization_id);
    part_${column} bigint := coalesce(new.${column}, old.${column});
  begin
    update ${table} t set version = version + 1
      where organization_id = part_organization_id and id = part_${column} and ${isUnchangedYet('t')};
    return null;
  end $$;
  ${parts
    .map(
      (part) => `
  create trigger change_${table} after insert or update or delete on ${part} for each row execute function change_${table}_with_part();`,
    )
    .join('')}`;

const versionedReading = (table: string) => `
  alter table ${table} alter column received_timestamp set default clock_timestamp();
  -- Readings that were not changed are found by their time of receipt.
  create index ${table}_updated on ${table} (organization_id, update_timestamp, id) where update_timestamp is not null;
  -- A correction of a device clock sets readings aside, at times after the year 2900, and returns those that it does not shift: neither is a version.
  create trigger set_version before update on ${table} for each row
    when (
      old.* is distinct from new.* and new.reading_timestamp < timestamptz '2900-01-01Z'
      and (old.reading_timestamp < timestamptz '2900-01-01Z' or new.version > old.version)
    )
    execute function set_reading_version();
  ${keepDeleted(table)}`;
