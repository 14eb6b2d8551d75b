import { type Database, listOfEveryOrganization, unnamedStatement } from '@rpm/database';

/**
 * A resource whose identifier equals that of another resource, because it was stored before composed and decomposed letters were treated as equal.
 */
export interface EqualIdentifier {
  organization: string;
  resource: string;
  id: number;
  /** The other resource with the same identifier; null if that resource has got another identifier since. */
  otherId: number | null;
}

/** The stored identifiers: their resources, tables, columns with the id of the resource, and columns by which identifiers are compared. */
const IDENTIFIERS: readonly [resource: string, table: string, id: string, identifier: string][] = [
  ['organization', 'organization', 'id', 'name'],
  ['person', 'console_person', 'id', 'name'],
  ['patient', 'patient', 'id', 'external_identifier'],
  ['item', 'item', 'id', 'sku'],
  ['order', 'order_external_id', 'order_id', 'external_order_id'],
  ['device', 'device_identifier', 'device_id', 'normalized'],
];

const EQUAL = IDENTIFIERS.map(([resource, table, id, identifier]) => {
  const isAlone = table === 'device_identifier' ? `r.normalized <> identifier_key(r.normalized)` : `r.raw_key = r.${identifier}`;
  const [ofRow, ofOther] =
    table === 'organization'
      ? ['r.id = $organizationId', 'true']
      : ['r.organization_id = $organizationId', 'o.organization_id = $organizationId'];
  const isOther = `${ofOther} and identifier_key(o.${identifier}) = identifier_key(r.${identifier}) and o.${identifier} <> r.${identifier}`;
  return `
    select '${resource}' as resource, r.${id} as id,
      (select min(o.${id}) from ${table} o where ${isOther}${table === 'device_identifier' ? ' and o.type = r.type' : ''}) as "otherId"
    from ${table} r where ${ofRow} and ${isAlone}`;
});

const LIST = unnamedStatement<{ limit: number }, Omit<EqualIdentifier, 'organization'>>(
  `select resource, id, "otherId" from (${EQUAL.join(' union ')}) e order by resource, id limit $limit`,
);

/**
 * Lists at most `max` resources of all organizations that are found only by the exact text of their identifier, because another resource has the same
 * identifier.
 */
export function listEqualIdentifiers(database: Database, max: number): Promise<EqualIdentifier[]> {
  return listOfEveryOrganization(database, LIST, max);
}
