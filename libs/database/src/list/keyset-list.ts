import { type KeysetQuery } from '@rpm/domain';
import { JsonText } from '../json/json-text';
import { type JsonSql } from '../json/json-view';
import { type Database } from '../database/database';
import { unnamedStatement } from '../statement/statement';

/** A list whose newest entries come first, and which grows while it is read. */
export interface KeysetList {
  /** Table and alias, such as `ingest_message m`. */
  from: string;
  /** SQL for the JSON of a row. */
  json: JsonSql<unknown>;
  /** SQL condition for each filter, with `$` and the name of the filter as its value. It may depend on the value. */
  conditions: Readonly<Record<string, string | ((value: unknown) => string)>>;
}

interface KeysetRow {
  id: number;
  json: string;
  patientIds: number[];
}

/**
 * Reads a part of a list. @param patients SQL for the ids of the patients that the JSON of a row names, as an array
 * @returns the JSON of the answer
 */
export async function listByKeyset<T>(
  database: Database,
  organizationId: number,
  list: KeysetList,
  query: KeysetQuery,
  patients = `'{}'::float8[]`,
): Promise<JsonText<T>> {
  const { size } = query;
  const { statement, args } = keysetStatement(list, query, patients);
  const rows = await database.run({ organizationId }, statement, args);
  const content = rows.slice(0, size);
  const last = content.at(-1);
  const rest = { cursor: last ? String(last.id) : null, hasMore: rows.length > size };
  const text = `{"content":[${content.map((row) => row.json).join()}],${JSON.stringify(rest).slice(1)}`;
  return JsonText.asserted(text, () => [...new Set(content.flatMap(({ patientIds }) => patientIds))]);
}

const conditionOf = (condition: KeysetList['conditions'][string] = 'false', value: unknown) =>
  typeof condition === 'string' ? condition : condition(value);

/** Returns the statement that reads a part of a list, and one row more, with its arguments. */
export function keysetStatement({ from, json, conditions }: KeysetList, query: KeysetQuery, patients = `'{}'::float8[]`) {
  const [, alias = ''] = from.split(' ');
  const { after, size, ...filter } = query;
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const where = given.map(([name, value]) => ` and ${conditionOf(conditions[name], value)}`).join('');
  const statement = unnamedStatement<object, KeysetRow>(`
    select ${alias}.id, ${json}::text as json, ${patients} as "patientIds" from ${from}
    where ${alias}.organization_id = $organizationId and ${alias}.id < $before${where}
    order by ${alias}.id desc limit $limit`);
  const args = { ...Object.fromEntries(given), before: after ?? Number.MAX_SAFE_INTEGER, limit: size + 1 };
  return { statement, args };
}
