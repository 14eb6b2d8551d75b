import { type WebhookType } from '@rpm/domain';
import { type JsonText } from './json-text';
import { type Transaction } from '../scope/organization-scope';

/** An event to be written to the outbox. */
export interface OutboxEvent {
  type: WebhookType;
  subjectId: number;
  payload: JsonText;
}

/** Writes an event to the outbox in the same transaction as the change that causes it, so that either both are stored or neither is. */
export async function emitEvent(
  transaction: Transaction,
  type: WebhookType,
  subjectId: number,
  payload: JsonText,
): Promise<void> {
  await emitEvents(transaction, [{ type, subjectId, payload }]);
}

/** Writes events to the outbox in one statement, in the order of the given list. */
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
