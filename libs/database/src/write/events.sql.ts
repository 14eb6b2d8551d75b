import { type WebhookType } from '@rpm/domain';
import { type JsonText } from '../json/json-text';
import { type Transaction } from '../scope/organization-scope';

/** An event to be written to the outbox. */
export interface OutboxEvent {
  type: WebhookType;
  subjectId: number;
  payload: JsonText;
}

/**
 * Writes events to the outbox in one statement, in the order of the given list and in the same transaction as the change that causes them, so that
 * either all are stored or nothing is. `emitChanges` emits the events of changed resources.
 */
export async function emitEvents(transaction: Transaction, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  const columns = [
    events.map(({ type }) => type),
    events.map(({ subjectId }) => subjectId),
    events.map(({ payload }) => payload.text),
  ];
  await transaction.run(EMIT_EVENTS, [transaction.organizationId, ...columns]);
}

export const EMIT_EVENTS = {
  name: 'emit-events',
  text: `insert into event (organization_id, type, subject_id, payload)
    select $1, e.type, e.subject_id, e.payload
    from unnest($2::text[], $3::bigint[], $4::json[]) with ordinality as e (type, subject_id, payload, place)
    order by e.place`,
};
