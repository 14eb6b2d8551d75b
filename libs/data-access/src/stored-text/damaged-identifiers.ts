import { DAMAGED_IDENTIFIER_PATTERN } from '@rpm/domain';
import { type Database, listOfEveryOrganization, unnamedStatement } from '@rpm/database';
import { type DamagedText } from './damaged-texts';

/** The stored identifiers: their tables, the resources that have them, and SQL for the id of the resource and for the identifier. */
const IDENTIFIERS: readonly [table: string, resource: string, id: string, identifier: string][] = [
  ['patient', 'patient', 'id', 'external_identifier'],
  ['device', 'device', 'id', 'external_identifier'],
  ['device_identifier', 'device', 'device_id', 'value'],
  ['item', 'item', 'id', 'sku'],
  ['order_external_id', 'order', 'order_id', 'external_order_id'],
  ['order_tracking_number', 'order', 'order_id', 'value'],
  [`customer_return, jsonb_array_elements(tracking_numbers) as tracking_number`, 'return', 'id', `tracking_number ->> 'value'`],
];

const DAMAGED = IDENTIFIERS.map(
  ([table, resource, id, identifier]) =>
    `select '${resource}' as resource, ${id} as id from ${table} where organization_id = $organizationId and ${identifier} ~* '${DAMAGED_IDENTIFIER_PATTERN}'`,
);

const LIST = unnamedStatement<{ limit: number }, Omit<DamagedText, 'organization'>>(
  `select resource, id from (${DAMAGED.join(' union ')}) d order by resource, id limit $limit`,
);

/** Lists at most `max` resources of all organizations that have an identifier which a spreadsheet has damaged. */
export function listDamagedIdentifiers(database: Database, max: number): Promise<DamagedText[]> {
  return listOfEveryOrganization(database, LIST, max);
}
