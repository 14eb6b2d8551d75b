import { type WebhookType } from '@rpm/domain';
import { type JsonText } from '../json/json-text';
import { statement } from './statement';
import { type Transaction } from './transaction';

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
  await transaction.run(EMIT_EVENTS, {
    types: events.map(({ type }) => type),
    subjectIds: events.map(({ subjectId }) => subjectId),
    payloads: events.map(({ payload }) => payload.text),
  });
}

export const EMIT_EVENTS = statement<{ types: WebhookType[]; subjectIds: number[]; payloads: string[] }>({
  name: 'emit-events',
  text: `insert into event (organization_id, type, subject_id, payload)
    select $organizationId, e.type, e.subject_id, e.payload
    from unnest($types::text[], $subjectIds::bigint[], $payloads::json[]) with ordinality as e (type, subject_id, payload, place)
    order by e.place`,
});
