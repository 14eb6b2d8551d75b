import { insertEvents } from './events.sql';
import { type NamedStatement, statement } from '../statement/statement';
import { type Transaction } from '../transaction/transaction';
import { jsonInstant, jsonObject } from '../json/json-view';

/** A resource whose changes are emitted as events. */
export interface ChangedResource {
  /** First part of the resource's event types, such as `item` of `item.created`. */
  subject: string;
  table: string;
  alias: string;
  /** SQL expression for the payload. */
  json: string;
  /** The table with the history of the resource, if its entries have events of their own, and its column with the id of the resource. */
  history?: [table: string, column: string];
  /** SQL condition for rows that clients can find; by default, all. A row that they cannot find has no `….updated`, because receivers would add it to their copies again. */
  condition?: string;
  /** Whether the deletion of the resource is emitted as an event, too. */
  deletable?: boolean;
}

const resources: ChangedResource[] = [];

/** The statements that find and emit the changes of the registered resources; undefined until the next write builds them. */
let statements: ChangeStatements | undefined;

/**
 * Registers a resource whose changes are events. The file of its view does this, so that the changes of a resource are known as soon as any code that stores
 * it is loaded.
 */
export function registerChanges(resource: ChangedResource): void {
  resources.push(resource);
  statements = undefined;
}

/**
 * Emits `….created`, `….updated` or `….deleted` for each resource that the transaction has created, changed or deleted, with its final state. Triggers give a
 * resource a new version when it or a part of it changes, so that an operation neither forgets an event nor emits one without a change. An order or a return
 * whose status changed has `order.statusFull` or `return.statusFull` instead, and a patient who was merged `patient.merged`.
 */
export async function emitChanges(transaction: Transaction): Promise<void> {
  const { find, emit } = changeStatements();
  for (const { subject, ids } of await transaction.run(find, {})) {
    const emitChange = emit.get(subject);
    if (emitChange) await transaction.run(emitChange, { ids });
  }
}

/**
 * SQL conditions that this transaction has written a version of the row, as the trigger `set_version` stores it. PostgreSQL finds the few recently changed
 * rows with the index of changes. All rows have a positive version, but PostgreSQL uses this index only with the condition that says so.
 */
const isOwn = (row: string) =>
  `${row}.organization_id = $organizationId and ${row}.version > 0 and ${row}.update_timestamp >= now()::timestamptz(3) and ${row}.version_transaction = pg_current_xact_id_if_assigned()::text::bigint`;

const hasNoTransition = ({ alias, history }: ChangedResource) =>
  history
    ? `and not exists (select from ${history[0]} e where e.organization_id = ${alias}.organization_id and e.${history[1]} = ${alias}.id
      and e.xmin = ${alias}.xmin)`
    : '';

const isFound = ({ condition }: ChangedResource) => (condition === undefined ? '' : `and ${condition}`);

const DELETED = 'deleted';

type EmitStatement = NamedStatement<{ ids: number[] }>;

interface ChangeStatements {
  find: NamedStatement<object, { subject: string; ids: number[] }>;
  /** The statements that emit the events of resources with the given ids, by subject. */
  emit: ReadonlyMap<string, EmitStatement>;
}

/** Returns the statements that find and emit the changes of all registered resources, whose order does not depend on the order of their registration. */
export function changeStatements(): ChangeStatements {
  statements ??= buildStatements([...resources].sort((one, other) => (one.subject < other.subject ? -1 : 1)));
  return statements;
}

function buildStatements(sorted: readonly ChangedResource[]): ChangeStatements {
  const deletable = sorted.filter((resource) => resource.deletable);
  return {
    find: findChanges(sorted),
    emit: new Map([
      ...sorted.map((resource) => [resource.subject, emitChange(resource)] as const),
      ...(deletable.length > 0 ? [[DELETED, emitDeletions(deletable)] as const] : []),
    ]),
  };
}

const findChanges = (sorted: readonly ChangedResource[]): ChangeStatements['find'] =>
  statement({
    // The name contains the number of resources, because a connection may have prepared the statement for fewer resources.
    name: `find-changes-of-${sorted.length}-resources`,
    text: `select c.subject, array_agg(c.id order by c.id) as ids from (
    ${sorted
      .map(
        (resource) =>
          `select '${resource.subject}' as subject, ${resource.alias}.id from ${resource.table} ${resource.alias}
      where ${isOwn(resource.alias)} ${hasNoTransition(resource)} ${isFound(resource)}`,
      )
      .join(' union all ')}
    union all select '${DELETED}', d.id from deleted_resource d where ${isOwn('d')}
  ) c group by c.subject order by c.subject`,
  });

function emitChange({ subject, table, alias, json }: ChangedResource): EmitStatement {
  const change = `case ${alias}.version when 1 then 'created' else 'updated' end`;
  const text = `${insertEvents('payload')} select $organizationId, '${subject}.' || ${change}, ${alias}.id, ${json}
    from ${table} ${alias} where ${alias}.organization_id = $organizationId and ${alias}.id = any($ids::bigint[]) order by ${alias}.id`;
  return statement({ name: `emit-changes-of-${subject}`, text });
}

/** A row of `deleted_resource` contains the name of a table, such as `care_team`. The subject of the event may have another name, such as `careTeam`. */
const emitDeletions = (deletable: readonly ChangedResource[]): EmitStatement =>
  statement({
    name: `emit-deletions-of-${deletable.length}-resources`,
    text: `${insertEvents('payload')} select $organizationId, s.subject || '.deleted', d.id, ${jsonObject({
      id: 'd.id',
      version: 'd.version',
      updateTimestamp: jsonInstant('d.update_timestamp'),
      deleted: 'true',
    })}
    from deleted_resource d
    join (values ${deletable.map(({ table, subject }) => `('${table}', '${subject}')`).join(', ')}) s (resource, subject) using (resource)
    where ${isOwn('d')} and d.id = any($ids::bigint[]) order by d.resource, d.id`,
  });
