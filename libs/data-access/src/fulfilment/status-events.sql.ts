import { type StatusTransition } from '@rpm/domain';
import { type Transaction } from '@rpm/database';

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
  const columns = [transitions.map(({ name }) => name), transitions.map(({ reason }) => reason)];
  await transaction.run(ADD_STATUS_EVENTS[table], [transaction.organizationId, id, ...columns, at]);
}

const addTo = (table: keyof typeof OWNER) => ({
  name: `add-${table}`,
  text: `insert into ${table} (organization_id, ${OWNER[table]}, name, reason, event_timestamp)
    select $1, $2::bigint, e.name, e.reason, coalesce($5::timestamptz, now()) from unnest($3::text[], $4::text[]) with ordinality as e (name, reason, place)
    order by e.place`,
});

export const ADD_STATUS_EVENTS = { order_event: addTo('order_event'), return_event: addTo('return_event') };
