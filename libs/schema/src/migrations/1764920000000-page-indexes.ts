import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** An index of parts: the columns that lead to their owner, and those by which the parts are sorted within it. */
interface PartIndex {
  name: string;
  table: string;
  owner: string;
  order: string;
  where?: string;
}

const PARTS: readonly PartIndex[] = [
  { name: 'device_identifier_of_device', table: 'device_identifier', owner: 'device_id', order: 'type, value' },
  { name: 'former_device_identifier_of_device', table: 'former_device_identifier', owner: 'device_id', order: 'id' },
  { name: 'device_event_of_device', table: 'device_event', owner: 'device_id, event_timestamp', order: 'id' },
  { name: 'order_external_id_of_order', table: 'order_external_id', owner: 'order_id', order: 'external_order_id' },
  { name: 'order_event_of_order', table: 'order_event', owner: 'order_id', order: 'id' },
  { name: 'packed_kit_of_order', table: 'packed_kit', owner: 'order_id', order: 'id' },
  {
    name: 'order_device_of_packed_kit',
    table: 'order_device',
    owner: 'packed_kit_id',
    order: 'device_id',
    where: 'packed_kit_id is not null',
  },
  { name: 'customer_return_of_order', table: 'customer_return', owner: 'order_id', order: 'id', where: 'order_id is not null' },
  { name: 'return_event_of_return', table: 'return_event', owner: 'return_id', order: 'id' },
];

/** The tables of the catalogue, and that of sites, whose lists can be sorted by name. */
const NAMED = ['item', 'kit', 'manufacturer', 'site'];

/** The tables that have lists of changes, apart from readings. */
const CHANGED = ['customer_order', 'customer_return', 'device', 'item', 'kit', 'manufacturer', 'patient', 'site', 'webhook'];

/** All versions are positive. Statements that find rows by id do not state this condition, so that they cannot use the index. */
const STATED = 'version > 0';

/**
 * Makes the cost of a page independent of the size of the organization.
 *
 * The indexes of parts contain the columns by which the parts are sorted. Lists of changes are read without sorting, and PostgreSQL 16 and newer would
 * take the parts from an index that has their order but not their owner, which reads those of the whole organization for each row.
 *
 * The indexes of changes, and those of names, end with the id. In a database with many organizations, PostgreSQL took them for finding rows by id, which
 * reads the entries of a whole organization: it expects few rows, because a policy names the organization a second time. Therefore these indexes have a
 * condition that only the lists state.
 *
 * The other indexes are for the merges into a patient, of which an index contained only those that were not undone, for the
 * replays of a webhook, and for the question whether an item has devices, which every order of the item asks.
 */
export class PageIndexes1764920000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, owner, order, where } of PARTS) {
      await runner.query(`drop index ${name}`);
      await runner.query(createIndex(name, table, `${owner}, ${order}`, where));
    }
    for (const table of NAMED) await runner.query(createIndex(`${table}_by_name`, table, 'name, id', STATED));
    for (const table of CHANGED) {
      await runner.query(`drop index ${table}_updated`);
      await runner.query(createIndex(`${table}_updated`, table, 'update_timestamp, id', STATED));
    }
    await runner.query('drop index patient_merge_into_patient');
    await runner.query(createIndex('patient_merge_into_patient', 'patient_merge', 'remaining_patient_id, id'));
    await runner.query(createIndex('webhook_replay_of_webhook', 'webhook_replay', 'webhook_id, id'));
    await runner.query(createIndex('device_of_item', 'device', 'item_id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index device_of_item');
    await runner.query('drop index webhook_replay_of_webhook');
    await runner.query('drop index patient_merge_into_patient');
    await runner.query(
      createIndex('patient_merge_into_patient', 'patient_merge', 'remaining_patient_id', 'unmerge_timestamp is null'),
    );
    for (const table of CHANGED) {
      await runner.query(`drop index ${table}_updated`);
      await runner.query(createIndex(`${table}_updated`, table, 'update_timestamp, id'));
    }
    for (const table of NAMED) await runner.query(`drop index ${table}_by_name`);
    for (const { name, table, owner, where } of PARTS) {
      await runner.query(`drop index ${name}`);
      await runner.query(createIndex(name, table, owner, where));
    }
  }
}

const createIndex = (name: string, table: string, columns: string, where?: string) =>
  `create index ${name} on ${table} (organization_id, ${columns})${where === undefined ? '' : ` where ${where}`}`;
