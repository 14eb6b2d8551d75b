import { type WebhookType } from '@rpm/domain';
import { type JsonText } from '../json/json-text';
import { statement } from '../statement/statement';
import { type Transaction } from '../transaction/transaction';

/** An event to be written to the outbox. */
export interface OutboxEvent {
  type: WebhookType;
  subjectId: number;
  payload: JsonText;
}

/**
 * The beginning of an SQL statement that emits events. It is followed by a query for the columns of the events: organization, type, id of the subject, and
 * further columns.
 *
 * Events are emitted in two ways, always in the transaction of the change that causes them, so that either both are stored or nothing is:
 * 1. `emitChanges` finds at the end of a transaction which resources have a new version, and emits `….created`, `….updated` or `….deleted` for each of them
 * once, with its final state. No operation has to remember these events.
 * 2. A statement that begins with this text emits all others: transitions of a status, which a new version does not show, and the events of readings: a
 * statement that stores thousands of them emits their events itself, so that nothing has to find them by version again. {@link emitEvents} runs such a
 * statement for events whose payloads are known.
 * @param further the columns besides these three. Without the column `payload`, the payload is created when the event is published
 */
export const insertEvents = (...further: readonly ('version' | 'payload')[]) =>
  `insert into event (${['organization_id', 'type', 'subject_id', ...further].join(', ')})`;

/** Emits events in one statement, in the order of the given list. */
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
  text: `${insertEvents('payload')}
    select $organizationId, e.type, e.subject_id, e.payload
    from unnest($types::text[], $subjectIds::bigint[], $payloads::json[]) with ordinality as e (type, subject_id, payload, place)
    order by e.place`,
});
