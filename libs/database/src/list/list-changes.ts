import { type ChangePosition, Changes, type Page, type PageRequest } from '@rpm/domain';
import { BEFORE_CHANGES, CHANGE_HORIZON } from './change-horizon.sql';
import { JsonText } from '../json/json-text';
import { jsonInstant, type JsonSql, jsonObject } from '../json/json-view';
import { type ListDefinition, listPage } from './list';
import { type Database } from '../database/database';
import { preparation } from '../statement/preparation';
import { type NamedStatement, statement } from '../statement/statement';

/** The answer of a list: a page or, if the request asks for changes, the changes after a position. */
export type Listed<T> = Page<T> | Changes<T>;

/** Lists resources as {@link listPage} does or, if the request asks for changes, as {@link listChanges} does. */
export function listResources<Filter extends object, T>(
  database: Database,
  organizationId: number,
  list: ListDefinition<Filter, T>,
  filter: Filter,
  request: PageRequest,
): Promise<Listed<JsonText<T>>> {
  const { updatedAfter, size } = request;
  if (updatedAfter) return listChanges(database, organizationId, list, { updatedAfter, size });
  return listPage(database, organizationId, list, filter, request);
}

/** A request for the changes after a position. */
export interface ChangesRequest {
  updatedAfter: ChangePosition;
  /** Maximum number of changes. */
  size: number;
}

interface ChangeRow {
  id: number;
  timestamp: Date;
  json: string;
}

/**
 * Lists the resources that were changed after a position, in the order of their last changes. Each resource is listed once, in its present state. The
 * list ends before the first change of a transaction that is still open, so that changes that are committed later never precede the end of a list.
 */
export async function listChanges<T>(
  database: Database,
  organizationId: number,
  list: ChangedList<T>,
  { updatedAfter: after, size }: ChangesRequest,
): Promise<Changes<JsonText<T>>> {
  const { table, find } = changesStatement(list);
  // One more row than requested shows whether there are more.
  const args = { afterTimestamp: after.timestamp, afterId: after.id, limit: size + 1 };
  const preparations = [preparation(BEFORE_CHANGES, { tables: [table], sort: 'off', workers: '0' })];
  // A standby knows neither the open transactions of the primary nor, therefore, up to when changes are complete.
  const rows = await database.run({ organizationId }, find, args, { preparations, needsPrimary: true });
  const content = rows.slice(0, size);
  const last = content.at(-1);
  return new Changes(
    content.map(({ json }) => JsonText.writtenBy(list.json, json, list.about)),
    last ? { timestamp: last.timestamp, id: last.id } : after,
    rows.length > size,
  );
}

type ChangedList<T> = Pick<ListDefinition<object, T>, 'from' | 'json' | 'about' | 'changes'>;

interface ChangesArguments {
  afterTimestamp: Date;
  afterId: number;
  limit: number;
}

/** The table of a list, and the statement of {@link listChanges}. */
export function changesStatement<T>({ json, ...list }: ChangedList<T>): {
  table: string;
  find: NamedStatement<ChangesArguments, ChangeRow>;
} {
  const { changes = {} } = list;
  const from = changes.from ?? list.from;
  const [table = '', alias = ''] = from.split(' ');
  const isDeleted = changes.isDeleted ?? 'false';
  const select = (time: string, conditions: string) => `
    (select ${alias}.id, ${time} as time, ${alias}.version, ${isDeleted} as is_deleted from ${from}
      where ${alias}.organization_id = $organizationId and ${conditions} and ${time} >= $afterTimestamp and (${time}, ${alias}.id) > ($afterTimestamp, $afterId::bigint) and ${time} < ${CHANGE_HORIZON}
      order by ${time}, ${alias}.id limit $limit)`;
  const parts = changes.isReading
    ? [
        select(`${alias}.received_timestamp`, `${alias}.update_timestamp is null and ${alias}.void_timestamp is null`),
        select(`${alias}.update_timestamp`, `${alias}.update_timestamp is not null`),
      ]
    : // All versions are positive. The condition makes the index of changes usable.
      [select(`${alias}.update_timestamp`, `${alias}.version > 0`)];
  const text = `
    select c.id, c.time as timestamp, case when c.is_deleted then ${DELETED} else (
      select ${changes.json ?? json} from ${from} where ${alias}.organization_id = $organizationId and ${alias}.id = c.id
    ) end::text as json
    from (${parts.join(' union all ')} union all ${deletedFrom(table)} order by time, id limit $limit) c
    order by c.time, c.id`;
  return { table, find: statement({ name: `changes-of-${table}`, text }) };
}

const deletedFrom = (table: string) => `
    (select d.id, d.update_timestamp as time, d.version, true as is_deleted from deleted_resource d
      where d.organization_id = $organizationId and d.resource = '${table}' and (d.update_timestamp, d.id) > ($afterTimestamp, $afterId::bigint) and d.update_timestamp < ${CHANGE_HORIZON}
      order by d.update_timestamp, d.id limit $limit)`;

/** SQL expression for the JSON of a resource that was deleted, or merged into another one. */
const DELETED = jsonObject({
  id: 'c.id',
  version: 'c.version',
  updateTimestamp: jsonInstant('c.time'),
  deleted: 'true',
}) as JsonSql<unknown>;
