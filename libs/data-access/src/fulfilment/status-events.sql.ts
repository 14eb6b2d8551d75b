import { Conflict, type StatusTransition } from '@rpm/domain';
import { jsonInstant, type Transaction, statement } from '@rpm/database';

interface StatusEvents {
  id: number;
  names: string[];
  reasons: (string | null)[];
  at: Date | null;
}

const OWNER = { order_event: 'order_id', return_event: 'return_id' } as const;

/**
 * Adds status transitions to the history of a locked order or return, in the given order. @param at when they took place; now by default @throws Conflict if
 * the preceding event took place later
 */
export async function addStatusEvents(
  transaction: Transaction,
  {
    table,
    id,
    transitions,
    at,
  }: { table: keyof typeof OWNER; id: number; transitions: readonly StatusTransition[]; at: Date | null | undefined },
): Promise<void> {
  const [later] = at ? await transaction.run(FIND_LATER_EVENT[table], { id, at }) : [];
  if (later) throw notBefore(later);
  await transaction.run(ADD_STATUS_EVENTS[table], {
    id,
    names: transitions.map(({ name }) => name),
    reasons: transitions.map(({ reason }) => reason),
    at: at ?? null,
  });
}

/** SQL for the time of new events. A time within the millisecond of the preceding event becomes that event's time, so that events sorted by time are also sorted by id. */
const timeIn = (table: keyof typeof OWNER) => `case when $at::timestamptz is null then now() else greatest($at::timestamptz,
      (select max(p.event_timestamp) from ${table} p where p.organization_id = $organizationId and p.${OWNER[table]} = $id::bigint)) end`;

const addTo = (table: keyof typeof OWNER) =>
  statement<StatusEvents>({
    name: `add-${table}`,
    text: `insert into ${table} (organization_id, ${OWNER[table]}, name, reason, event_timestamp)
    select $organizationId, $id::bigint, e.name, e.reason, ${timeIn(table)} from unnest($names::text[], $reasons::text[]) with ordinality as e (name, reason, place)
    order by e.place`,
  });

export const ADD_STATUS_EVENTS = { order_event: addTo('order_event'), return_event: addTo('return_event') };

interface StatusEvent {
  name: string;
  eventTimestamp: string;
}

function notBefore({ name, eventTimestamp }: StatusEvent): Conflict {
  const detail = `The preceding event, \`${name}\`, was at ${eventTimestamp}. Send this time or a later one.`;
  return new Conflict(detail, [{ pointer: '/eventTimestamp', code: 'not_in_range', detail }]);
}

/** Times have microseconds in the database and milliseconds in the API, so a client that sends the time of the preceding event sends an earlier one. */
const findLater = (table: keyof typeof OWNER) =>
  statement<{ id: number; at: Date }, StatusEvent>({
    name: `find-later-${table}`,
    text: `select e.name, ${jsonInstant('e.event_timestamp')} as "eventTimestamp" from ${table} e
    where e.organization_id = $organizationId and e.${OWNER[table]} = $id and date_trunc('milliseconds', e.event_timestamp) > $at::timestamptz
    order by e.event_timestamp desc limit 1`,
  });

export const FIND_LATER_EVENT = { order_event: findLater('order_event'), return_event: findLater('return_event') };
