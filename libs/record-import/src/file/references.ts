import { type Transaction, type NamedStatement, statement } from '@rpm/database';
import { damagedIdentifierError, type TypedIdentifier, ValueError, withoutSeparators } from '@rpm/domain';
import { givenKeys, keyIn } from '@rpm/data-access';
import { splitEntry, splitList } from '../text/csv-text';
import { rejectLine, type RejectedLine } from './rejected-line';
import { type InputLine } from './input-line';

/**
 * A property that refers to another resource. A file may contain an identifier of that resource that does not depend on the organization, such as an
 * SKU. The identifier then takes precedence over the id, so that a file can be imported into another organization than the one from which it was
 * exported.
 */
export interface FileReference {
  /** Name of the property, such as `item`. */
  property: string;
  /** Property of the other resource that identifies it, such as `sku`. */
  identifier: string;
  /** Statement that returns the `id` for each key that identifies exactly one resource of the organization. */
  find: NamedStatement<{ keys: string[] }, { key: string; id: number }>;
  /** Returns the keys in a value of the property {@link identifier}. All keys of a value belong to the same resource. */
  keysOf: (value: unknown) => string[];
}

/** The keys of the resources that a record names, by property. */
export type NamedResources = Readonly<Record<string, readonly string[]>>;

const textKeys = (value: unknown) => (typeof value === 'string' && value !== '' ? [value] : []);

/** A device is referred to by all of its identifiers, such as `serial:SN-1`; a CSV file contains them in one cell. */
function deviceKeys(value: unknown): string[] {
  const entries = typeof value === 'string' ? splitList(value).map((entry) => splitEntry(entry, 2)) : listOf(value);
  return entries.map(([type = '', text = '']) => `${type}:${withoutSeparators(type as TypedIdentifier['type'], text)}`);
}

const listOf = (value: unknown) =>
  (Array.isArray(value) ? (value as unknown[]) : []).map((entry) => {
    const { type, value: text } = Object(entry) as Partial<Record<keyof TypedIdentifier, unknown>>;
    return [String(type), String(text)];
  });

/** Lists the identifiers in a value that refers to a resource: the identifiers of a list, or a single identifier. */
function textsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return listOf(value).map(([, text]) => text);
  return typeof value === 'string' ? [value, ...splitList(value).flatMap((entry) => splitEntry(entry, 2))] : [];
}

/** SQL for the names in a file, with the form in which names are compared. The subquery is materialized, as in {@link givenKeys}. */
const GIVEN_NAMES = `with given as materialized (select text, identifier_key(text) as key from unnest($keys::text[]) as text)`;

const MANUFACTURER: FileReference = {
  property: 'manufacturer',
  identifier: 'name',
  find: statement({
    name: 'find-manufacturers-by-name',
    text: `${GIVEN_NAMES} select g.text as key, min(m.id) as id from given g
      join manufacturer m on m.organization_id = $organizationId and m.name_key = g.key group by g.text`,
  }),
  keysOf: textKeys,
};

const SITE: FileReference = {
  property: 'site',
  identifier: 'name',
  find: statement({
    name: 'find-sites-by-name',
    text: `${GIVEN_NAMES} select g.text as key, min(s.id) as id from given g
      join site s on s.organization_id = $organizationId and s.name_key = g.key group by g.text having count(*) = 1`,
  }),
  keysOf: textKeys,
};

const ITEM: FileReference = {
  property: 'item',
  identifier: 'sku',
  find: statement({
    name: 'find-items-by-sku',
    text: `with ${givenKeys('item', '$keys')} select g.text as key, min(i.id) as id from given g
      join item i on i.organization_id = $organizationId and i.sku_key = g.key group by g.text having count(*) = 1`,
  }),
  keysOf: textKeys,
};

const PATIENT: FileReference = {
  property: 'patient',
  identifier: 'externalIdentifier',
  find: statement({
    name: 'find-patients-by-external-identifier',
    text: `with ${givenKeys('patient', '$keys')} select g.text as key, coalesce(p.merged_into, p.id) as id from given g
      join patient p on p.organization_id = $organizationId and p.external_identifier_key = g.key`,
  }),
  keysOf: textKeys,
};

const DEVICE: FileReference = {
  property: 'device',
  identifier: 'deviceIdentifiers',
  find: statement({
    name: 'find-devices-by-identifiers',
    text: `with given as materialized (
        select name, split_part(name, ':', 1) as type, ${keyIn('device_identifier', `substr(name, strpos(name, ':') + 1)`)} as key
        from unnest($keys::text[]) as name
      )
      select g.name as key, n.device_id as id from given g
      join device_identifier n on n.organization_id = $organizationId and n.type = g.type and n.normalized = g.key`,
  }),
  keysOf: deviceKeys,
};

/** The references of each kind of record in a file. */
export const REFERENCES = { item: [MANUFACTURER], device: [ITEM, SITE], patient: [SITE], reading: [DEVICE, PATIENT] } as const;

/** Path of the identifying property, such as `item.sku`. */
export const identifierPath = ({ property, identifier }: FileReference) => `${property}.${identifier}`;

/**
 * Returns the keys of the resources that a body refers to by identifiers other than ids. A reference without an id gets a placeholder, so that the
 * body is valid; {@link resolveReferences} replaces it. @returns an error if a spreadsheet has damaged an identifier
 */
export function namedResources(body: Record<string, unknown>, references: readonly FileReference[]): NamedResources | ValueError {
  const named: Record<string, readonly string[]> = {};
  for (const { property, identifier, keysOf } of references) {
    const value = body[property];
    if (typeof value !== 'object' || value === null) continue;
    const reference = value as Record<string, unknown>;
    const error = textsOf(reference[identifier])
      .map(damagedIdentifierError)
      .find((found) => found !== null);
    if (error) return new ValueError(error.code, `${property}.${identifier}: ${error.detail}`);
    const keys = keysOf(reference[identifier]);
    if (keys.length === 0) continue;
    named[property] = keys;
    reference['id'] ??= 1;
  }
  return named;
}

/** Sets the ids of the resources that records refer to by identifiers other than ids. Records that refer to an unknown resource are rejected. */
export async function resolveReferences<Input extends object>(
  transaction: Transaction,
  references: readonly FileReference[],
  rows: readonly InputLine<Input>[],
): Promise<{ rows: InputLine<Input>[]; rejected: RejectedLine[] }> {
  const unresolved = new Map<InputLine<Input>, FileReference>();
  for (const reference of references) {
    const keys = [...new Set(rows.flatMap(({ named }) => named[reference.property] ?? []))];
    if (keys.length === 0) continue;
    const found = await transaction.run(reference.find, { keys });
    const idOf = new Map(found.map(({ key, id }) => [key, id]));
    for (const row of rows) {
      const named = row.named[reference.property];
      if (!named) continue;
      const ids = new Set(named.flatMap((key) => idOf.get(key) ?? []));
      const target = (row.input as Record<string, { id?: number | null } | undefined>)[reference.property];
      const [id] = ids;
      if (id === undefined || ids.size > 1) unresolved.set(row, reference);
      else if (target) target.id = id;
    }
  }
  return {
    rows: rows.filter((row) => !unresolved.has(row)),
    rejected: [...unresolved].map(([{ line }, reference]) => rejectLine(line, unknownResource(reference))),
  };
}

const unknownResource = (reference: FileReference) => ({
  code: 'not_found',
  detail: `${identifierPath(reference)}: No ${reference.property} of this organization has this. Import it first.`,
});
