import { type Statement, type Transaction } from '../scope/organization-scope';
import { ITEM, MANUFACTURER } from '../catalogue/item.view';
import { KIT } from '../catalogue/kit.view';
import { DEVICE } from '../device/device.view';
import { ORDER, RETURN } from '../order/order.view';
import { PATIENT } from '../patient/patient.view';
import { SITE_RECORD } from '../site/site.view';
import { jsonInstant, jsonObject } from './json-view';

/** A resource whose changes are events. */
interface ChangedResource {
  /** The first part of the event types. */
  subject: string;
  table: string;
  alias: string;
  /** SQL expression for the payload. */
  json: string;
  /** The table with a history of the resource, whose entries have events of their own, and the column with the id of the resource. */
  history?: [table: string, column: string];
}

const RESOURCES: readonly ChangedResource[] = [
  { subject: 'device', table: 'device', alias: 'd', json: DEVICE },
  { subject: 'item', table: 'item', alias: 'i', json: ITEM },
  { subject: 'kit', table: 'kit', alias: 'k', json: KIT },
  { subject: 'manufacturer', table: 'manufacturer', alias: 'm', json: MANUFACTURER },
  { subject: 'order', table: 'customer_order', alias: 'o', json: ORDER, history: ['order_event', 'order_id'] },
  { subject: 'patient', table: 'patient', alias: 'p', json: PATIENT, history: ['patient_merge', 'merged_patient_id'] },
  { subject: 'return', table: 'customer_return', alias: 'r', json: RETURN, history: ['return_event', 'return_id'] },
  { subject: 'site', table: 'site', alias: 's', json: SITE_RECORD },
];

/**
 * Emits `….created`, `….updated` or `….deleted` for each resource that the transaction has created, changed or deleted, with its final state. Triggers
 * give a resource a new version when it or a part of it changes, so that no operation can forget an event, and none that changes nothing emits one.
 * An order or a return whose status changed has `order.statusFull` or `return.statusFull` instead, and a patient who was merged `patient.merged`.
 */
export async function emitChanges(transaction: Transaction): Promise<void> {
  const { organizationId } = transaction;
  const changes = await transaction.run<{ subject: string; ids: unknown[] }>(FIND_CHANGES, [organizationId]);
  for (const { subject, ids } of changes) {
    const statement = EMIT_CHANGES.get(subject);
    if (statement) await transaction.run(statement, [organizationId, ids]);
  }
}

/**
 * SQL conditions that this transaction has written a version of the row, as the trigger `set_version` defines it. The index of changes leads to the few
 * rows with such a time; it contains rows whose version is positive, which are all of them.
 */
const isOwn = (row: string) =>
  `${row}.organization_id = $1 and ${row}.version > 0 and ${row}.update_timestamp >= now()::timestamptz(3) and ${row}.version_transaction = pg_current_xact_id_if_assigned()::text::bigint`;

const hasNoTransition = ({ alias, history }: ChangedResource) =>
  history
    ? `and not exists (select from ${history[0]} e where e.organization_id = ${alias}.organization_id and e.${history[1]} = ${alias}.id
      and e.xmin = ${alias}.xmin)`
    : '';

const DELETED = 'deleted';

export const FIND_CHANGES = {
  name: 'find-changed-resources',
  text: `select c.subject, array_agg(c.id order by c.id) as ids from (
    ${RESOURCES.map(
      (resource) =>
        `select '${resource.subject}' as subject, ${resource.alias}.id from ${resource.table} ${resource.alias}
      where ${isOwn(resource.alias)} ${hasNoTransition(resource)}`,
    ).join(' union all ')}
    union all select '${DELETED}', d.id from deleted_resource d where ${isOwn('d')}
  ) c group by c.subject order by c.subject`,
};

const emit = (select: string) => `insert into event (organization_id, type, subject_id, payload) ${select}`;

/** The statements that emit the events of resources with the given ids ($2), by subject. */
export const EMIT_CHANGES = new Map<string, Statement>([
  ...RESOURCES.map(({ subject, table, alias, json }) => {
    const change = `case ${alias}.version when 1 then 'created' else 'updated' end`;
    const text = emit(`select $1, '${subject}.' || ${change}, ${alias}.id, ${json}
      from ${table} ${alias} where ${alias}.organization_id = $1 and ${alias}.id = any($2::bigint[]) order by ${alias}.id`);
    return [subject, { name: `emit-changes-of-${subject}`, text }] as [string, Statement];
  }),
  [
    DELETED,
    {
      name: 'emit-deletions',
      text: emit(`select $1, d.resource || '.deleted', d.id, ${jsonObject({
        id: 'd.id',
        version: 'd.version',
        updateTimestamp: jsonInstant('d.update_timestamp'),
        deleted: 'true',
      })}
        from deleted_resource d where ${isOwn('d')} and d.id = any($2::bigint[]) and d.resource in ('device', 'item', 'kit', 'manufacturer', 'site')
        order by d.resource, d.id`),
    },
  ],
]);
