import { type StatusTransition } from '@rpm/domain';
import { type Transaction, statement } from '@rpm/database';

interface StatusEvents {
  id: number;
  names: string[];
  reasons: (string | null)[];
  at: Date | null;
}

const OWNER = { order_event: 'order_id', return_event: 'return_id' } as const;

/** Adds status transitions to the history of an order or a return, in the given order. @param at when they took place; null for now */
export async function addStatusEvents(
  transaction: Transaction,
  {
    table,
    id,
    transitions,
    at,
  }: { table: keyof typeof OWNER; id: number; transitions: readonly StatusTransition[]; at: Date | null },
): Promise<void> {
  await transaction.run(ADD_STATUS_EVENTS[table], {
    id,
    names: transitions.map(({ name }) => name),
    reasons: transitions.map(({ reason }) => reason),
    at,
  });
}

const addTo = (table: keyof typeof OWNER) =>
  statement<StatusEvents>({
    name: `add-${table}`,
    text: `insert into ${table} (organization_id, ${OWNER[table]}, name, reason, event_timestamp)
    select $organizationId, $id::bigint, e.name, e.reason, coalesce($at::timestamptz, now()) from unnest($names::text[], $reasons::text[]) with ordinality as e (name, reason, place)
    order by e.place`,
  });

export const ADD_STATUS_EVENTS = { order_event: addTo('order_event'), return_event: addTo('return_event') };
