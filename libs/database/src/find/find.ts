import { NotFound } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { JsonText } from '../json/json-text';
import { type JsonSql, type JsonWriter } from '../json/json-view';
import { readScoped, runScoped, type Statement, Transaction } from '../scope/organization-scope';

/** Defines how one row of a table is found and converted to a resource. */
export interface FindByIdDefinition<T = unknown> {
  /** The human-readable name of the resource, used in messages. */
  noun: string;
  /** The name of the statement, if another representation of a resource with the same noun has the usual name. */
  name?: string;
  /** The table and its alias in the SQL, such as `patient p`. */
  from: string;
  /** SQL condition that the row must meet. */
  where?: string;
  /** SQL expression that converts one row to JSON. */
  json: JsonSql<T>;
  /**
   * Whether the JSON of every row is written in less than a millisecond, because it contains no list that grows. Only then may other organizations have
   * to wait for the statement; see {@link readScoped}.
   */
  isQuick?: true;
}

/** The statement that finds one resource by organization ($1) and id ($2). */
export function findByIdStatement({
  noun,
  name = `find-${noun.replaceAll(' ', '-')}`,
  from,
  where,
  json,
}: FindByIdDefinition): Statement & { name: string } {
  const alias = from.split(' ').at(-1) ?? from;
  return {
    name,
    text: `select ${json}::text as json from ${from} where ${alias}.organization_id = $1 and ${alias}.id = $2${where === undefined ? '' : ` and ${where}`}`,
  };
}

/** Finds a resource. @throws NotFound if it does not exist or belongs to another organization */
export async function findOne<T>(
  dataSource: DataSource,
  organizationId: number,
  resource: FindByIdDefinition<T>,
  id: number,
): Promise<JsonText<T>> {
  const statement = findByIdStatement(resource);
  const values = [organizationId, id];
  const rows = await (resource.isQuick
    ? readScoped<{ json: string }>(dataSource, organizationId, statement, values)
    : runScoped<{ json: string }>(dataSource, organizationId, statement, values));
  return firstOrNotFound(rows, resource);
}

/** Finds a resource within a transaction, so that the result includes uncommitted changes of that transaction. */
export async function findInTransaction<T>(
  transaction: Transaction,
  resource: FindByIdDefinition<T>,
  id: number,
): Promise<JsonText<T>> {
  const { organizationId } = transaction;
  return firstOrNotFound(await transaction.run<{ json: string }>(findByIdStatement(resource), [organizationId, id]), resource);
}

/** Returns the JSON of the first row. @throws NotFound if there is no row */
export function firstOrNotFound<T>(
  [row]: { json: string }[],
  { noun, json }: { noun: string; json: JsonWriter<T> },
): JsonText<T> {
  if (!row) throw new NotFound(noun);
  return JsonText.writtenBy(json, row.json);
}
