import { escapeIdentifier } from 'pg';
import { organizationColumnOf } from '@rpm/schema';
import { type Database, listOfEveryOrganization, unnamedStatement } from '@rpm/database';

/** Columns with texts that people wrote, and the resource whose page shows them. */
interface Texts {
  resource: string;
  /** The column with the id of the resource. */
  id: string;
  columns: readonly string[];
}

/** The tables with text that people have written. A spec compares the list with the columns of the database. */
export const TEXTS_OF_PEOPLE: Readonly<Record<string, Texts>> = {
  organization: { resource: 'organization', id: 'id', columns: ['name'] },
  patient: {
    resource: 'patient',
    id: 'id',
    columns: ['first_name', 'last_name', 'email', 'phone_number', 'external_identifier', 'address'],
  },
  disclosure: { resource: 'patient', id: 'patient_id', columns: ['recipient', 'address', 'description'] },
  site: { resource: 'site', id: 'id', columns: ['name', 'address'] },
  manufacturer: { resource: 'manufacturer', id: 'id', columns: ['name'] },
  item: { resource: 'item', id: 'id', columns: ['name', 'model', 'sku', 'size'] },
  kit: { resource: 'kit', id: 'id', columns: ['name'] },
  device: { resource: 'device', id: 'id', columns: ['external_identifier'] },
  device_identifier: { resource: 'device', id: 'device_id', columns: ['value'] },
  former_device_identifier: { resource: 'device', id: 'device_id', columns: ['value'] },
  device_assignment: { resource: 'device', id: 'device_id', columns: ['reason'] },
  device_event: { resource: 'device', id: 'device_id', columns: ['note', 'reason'] },
  reading_revision: { resource: 'reading', id: 'reading_id', columns: ['reason'] },
  customer_order: { resource: 'order', id: 'id', columns: ['carrier', 'order_notes', 'tracking_numbers', 'shipping_address'] },
  order_external_id: { resource: 'order', id: 'order_id', columns: ['external_order_id'] },
  order_event: { resource: 'order', id: 'order_id', columns: ['reason'] },
  customer_return: { resource: 'return', id: 'id', columns: ['carrier', 'tracking_numbers'] },
  return_event: { resource: 'return', id: 'return_id', columns: ['reason'] },
  stock_adjustment: { resource: 'stock', id: 'stock_id', columns: ['reason'] },
  ingest_source: { resource: 'source', id: 'id', columns: ['name'] },
  ingest_mapping: { resource: 'source', id: 'source_id', columns: ['document'] },
  ingest_part: { resource: 'message', id: 'message_id', columns: ['reason'] },
  api_key: { resource: 'API key', id: 'id', columns: ['name'] },
  console_person: { resource: 'person', id: 'id', columns: ['name'] },
};

/** A resource with a text in which a program replaced a letter by U+FFFD. */
export interface DamagedText {
  organization: string;
  resource: string;
  id: number;
}

const textOf = ([table, { resource, id, columns }]: [string, Texts]) => `
  select '${resource}' as resource, ${escapeIdentifier(id)} as id from ${escapeIdentifier(table)}
  where ${organizationColumnOf(table)} = $organizationId and position(chr(65533) in concat_ws(' ', ${columns.map(escapeIdentifier).join(', ')})) > 0`;

const LIST = unnamedStatement<{ limit: number }, Omit<DamagedText, 'organization'>>(
  `select resource, id from (${Object.entries(TEXTS_OF_PEOPLE).map(textOf).join(' union ')}) d order by resource, id limit $limit`,
);

/** Lists resources of all organizations with a text that contains U+FFFD, at most `max`. */
export function listDamagedTexts(database: Database, max: number): Promise<DamagedText[]> {
  return listOfEveryOrganization(database, LIST, max);
}
