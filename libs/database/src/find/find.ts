import { NotFound, type PatientsIn } from '@rpm/domain';
import { JsonText } from '../json/json-text';
import { type JsonSql, type JsonWriter } from '../json/json-view';
import { type Database } from '../database/database';
import { type JsonStatement, jsonStatement } from '../statement/short-answer';
import { type Transaction } from '../transaction/transaction';

/** Defines how one row of a table is found and converted to a resource. */
export interface FindByIdDefinition<T = unknown> {
  /** The human-readable name of the resource, used in messages. */
  noun: string;
  /** Name of the statement; by default, it is derived from `noun`. Needed if another definition with the same noun has the default name. */
  name?: string;
  /** The table and its alias in the SQL, such as `patient p`. */
  from: string;
  /** SQL condition that the row must meet. */
  where?: string;
  /** SQL expression that converts one row to JSON. */
  json: JsonSql<T>;
  /** The patients whose data the JSON contains. */
  about: PatientsIn;
  /**
   * Whether the JSON of every row is written in less than a millisecond, because it contains no list that grows. Only such a statement may make other
   * organizations wait for it; see `read` of {@link Database}.
   */
  isQuick?: true;
}

/** The statements of resources that were searched for before. */
const statements = new WeakMap<FindByIdDefinition, FindByIdStatement>();

type FindByIdStatement<Arguments extends object = object> = JsonStatement<Arguments & { id: number }, { json: string }>;

/** Returns the statement that finds one resource by id, and by the further arguments in its condition. */
export function findByIdStatement<Arguments extends object = object>(
  definition: FindByIdDefinition,
): FindByIdStatement<Arguments> {
  const existing = statements.get(definition) as FindByIdStatement<Arguments> | undefined;
  if (existing) return existing;
  const { noun, name = `find-${noun.replaceAll(' ', '-')}`, from, where = 'true', json } = definition;
  const alias = from.split(' ').at(-1) ?? from;
  const text = `select ${json}::text as json from ${from} where ${alias}.organization_id = $organizationId and ${alias}.id = $id and ${where}`;
  const built: FindByIdStatement<Arguments> = jsonStatement({ name, text });
  statements.set(definition, built);
  return built;
}

/** Finds a resource. @throws NotFound if it does not exist or belongs to another organization */
export async function findOne<T>(
  database: Database,
  organizationId: number,
  resource: FindByIdDefinition<T>,
  id: number,
): Promise<JsonText<T>> {
  const statement = findByIdStatement(resource);
  const rows = await (resource.isQuick
    ? database.read({ organizationId }, statement, { id })
    : database.run({ organizationId }, statement, { id }));
  return firstOrNotFound(rows, resource);
}

/** Finds a resource within a transaction, so that the result includes uncommitted changes of that transaction. */
export async function findInTransaction<T>(
  transaction: Transaction,
  resource: FindByIdDefinition<T>,
  id: number,
): Promise<JsonText<T>> {
  const found = firstOrNotFound(await transaction.run(findByIdStatement(resource), { id }), resource);
  transaction.concern(found.patients);
  return found;
}

/** Returns the JSON of the first row. @throws NotFound if there is no row */
export function firstOrNotFound<T>(
  [row]: { json: string }[],
  { noun, json, about }: { noun: string; json: JsonWriter<T>; about: PatientsIn },
): JsonText<T> {
  if (!row) throw new NotFound(noun);
  return JsonText.writtenBy(json, row.json, about);
}
