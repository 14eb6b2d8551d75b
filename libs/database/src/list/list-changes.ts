import { type ChangePosition, Changes, type Page, type PageRequest } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { BEFORE_CHANGES } from './change-horizon.sql';
import { JsonText } from '../json/json-text';
import { jsonInstant, type JsonSql, jsonObject } from '../json/json-view';
import { type ListDefinition, listPage } from './list';
import { runScoped, type Statement } from '../scope/organization-scope';

/** The answer of a list: a page or, if the request asks for changes, the changes after a position. */
export type Listed<T> = Page<T> | Changes<T>;

/** Lists resources as {@link listPage} does or, if the request asks for changes, as {@link listChanges} does. */
export function listResources<Filter extends object, T>(
  dataSource: DataSource,
  organizationId: number,
  list: ListDefinition<Filter, T>,
  filter: Filter,
  request: PageRequest,
): Promise<Listed<JsonText<T>>> {
  const { updatedAfter, size } = request;
  if (updatedAfter) return listChanges(dataSource, organizationId, list, updatedAfter, size);
  return listPage(dataSource, organizationId, list, filter, request);
}

interface ChangeRow {
  id: number;
  timestamp: Date;
  json: string;
}

/**
 * Lists what was changed after a position, in the order of the changes. Each resource is listed once, as it is now, at the time of its last change. An
 * answer ends before the first change of a transaction that is still open, so that changes that are committed later are never older than an answer.
 */
export async function listChanges<T>(
  dataSource: DataSource,
  organizationId: number,
  list: ChangedList<T>,
  after: ChangePosition,
  size: number,
): Promise<Changes<JsonText<T>>> {
  const { table, ...statement } = changesStatement(list);
  // One more row than requested shows whether there are more.
  const values = [organizationId, after.timestamp, after.id, size + 1];
  const preparations = [{ statement: BEFORE_CHANGES, values: [table, 'off', '0'] }];
  const rows = await runScoped<ChangeRow>(dataSource, organizationId, statement, values, preparations);
  const content = rows.slice(0, size);
  const last = content.at(-1);
  return new Changes(
    content.map(({ json }) => JsonText.writtenBy(list.json, json)),
    last ? { timestamp: last.timestamp, id: last.id } : after,
    rows.length > size,
  );
}

type ChangedList<T> = Pick<ListDefinition<object, T>, 'from' | 'json' | 'changes'>;

/** The statement of {@link listChanges}: the changes of an organization ($1) after a time and an id ($2, $3), up to a number ($4). */
export function changesStatement<T>({ json, ...list }: ChangedList<T>): Statement & { table: string } {
  const { changes = {} } = list;
  const from = changes.from ?? list.from;
  const [table = '', alias = ''] = from.split(' ');
  const isDeleted = changes.isDeleted ?? 'false';
  const select = (time: string, conditions: string) => `
    (select ${alias}.id, ${time} as time, ${alias}.version, ${isDeleted} as is_deleted from ${from}
      where ${alias}.organization_id = $1 and ${conditions} and ${time} >= $2 and (${time}, ${alias}.id) > ($2, $3::bigint) and ${time} < ${HORIZON}
      order by ${time}, ${alias}.id limit $4)`;
  const parts = changes.isReading
    ? [
        select(`${alias}.received_timestamp`, `${alias}.update_timestamp is null and ${alias}.void_timestamp is null`),
        select(`${alias}.update_timestamp`, `${alias}.update_timestamp is not null`),
      ]
    : // All versions are positive. The condition makes the index of changes usable.
      [select(`${alias}.update_timestamp`, `${alias}.version > 0`)];
  const text = `
    select c.id, c.time as timestamp, case when c.is_deleted then ${DELETED} else (
      select ${changes.json ?? json} from ${from} where ${alias}.organization_id = $1 and ${alias}.id = c.id
    ) end::text as json
    from (${parts.join(' union all ')} union all ${deletedFrom(table)} order by time, id limit $4) c
    order by c.time, c.id`;
  return { name: `changes-of-${table}`, text, table };
}

const HORIZON = `(select current_setting('rpm.change_horizon')::timestamptz(3))`;

const deletedFrom = (table: string) => `
    (select d.id, d.update_timestamp as time, d.version, true as is_deleted from deleted_resource d
      where d.organization_id = $1 and d.resource = '${table}' and (d.update_timestamp, d.id) > ($2, $3::bigint) and d.update_timestamp < ${HORIZON}
      order by d.update_timestamp, d.id limit $4)`;

/** SQL expression for the JSON of a resource that was deleted, or merged into another one. */
const DELETED = jsonObject({
  id: 'c.id',
  version: 'c.version',
  updateTimestamp: jsonInstant('c.time'),
  deleted: 'true',
}) as JsonSql<unknown>;
