import { type Database, jsonInstant, JsonText, type Preparation, runScoped } from '@rpm/database';
import { type WebhookCaller } from '@rpm/data-access';
import {
  assertTypesReadable,
  CursorExpired,
  type EventFeedQuery,
  type EventFeedView,
  FEED_LIMIT,
  InvalidInput,
  NOT_A_CURSOR,
  OLDEST_CURSOR,
  readableWebhookTypes,
} from '@rpm/domain';
import { EVENT_BODY } from '../outbox/event-body';
import { OLDEST_UNPUBLISHED } from './unpublished';

/** A part of the feed. */
export interface FeedPage {
  json: JsonText<EventFeedView>;
  /** Position of the last event that this page has passed; a reader continues after it. */
  position: number;
  /** Whether the reader should wait for new events: the page is empty, and no later event has been published. */
  isAtEnd: boolean;
}

interface FeedRow extends Record<string, unknown> {
  /** Position before the oldest event that is kept. */
  oldest: number;
  /** Position of the last published event. */
  newest: number;
  position: number;
  oldestUnpublishedTimestamp: string | null;
  /** The envelopes, separated by commas. */
  events: string | null;
  hasMore: boolean;
}

/** Reads the published events of an organization in the order of their publication. */
export class EventFeedRepository {
  constructor(private readonly dataSource: Database) {}

  /**
   * Returns the events that follow a cursor, or those in a range of the sequence numbers of one type. Only types that the caller may read are
   * contained. @throws CursorExpired @throws InvalidInput if the cursor is none @throws Problem `scope_missing`
   */
  async read(caller: WebhookCaller, query: EventFeedQuery): Promise<FeedPage> {
    if (query.type !== undefined) assertTypesReadable(caller.scopes, [query.type]);
    return query.afterSequence === undefined ? this.readAfter(caller, query) : this.readGap(caller, query, query.afterSequence);
  }

  private async readAfter({ organizationId, scopes }: WebhookCaller, query: EventFeedQuery): Promise<FeedPage> {
    const after = positionOf(query.after);
    const types = query.type === undefined ? readableWebhookTypes(scopes) : [query.type];
    const row = await this.run(organizationId, READ_AFTER, [organizationId, after, types, query.limit ?? FEED_LIMIT.default]);
    // A cursor may also be ahead of all events, namely after a backup was restored; waiting there would skip events silently.
    if (after !== null && query.after !== OLDEST_CURSOR && (after < row.oldest || after > row.newest)) {
      throw new CursorExpired(String(row.oldest));
    }
    return pageOf(row, String(row.position));
  }

  /** @throws CursorExpired if an event of the range may have existed that is no longer kept */
  private async readGap({ organizationId }: WebhookCaller, query: EventFeedQuery, afterSequence: number): Promise<FeedPage> {
    const values = [organizationId, query.type, afterSequence, query.untilSequence ?? null, query.limit ?? FEED_LIMIT.default];
    const row = await this.run(organizationId, READ_GAP, values);
    if (afterSequence < row.position) throw new CursorExpired(String(row.oldest));
    return pageOf(row, null);
  }

  private async run(organizationId: number, statement: { name: string; text: string }, values: unknown[]): Promise<FeedRow> {
    const [row] = await runScoped<FeedRow>(this.dataSource, organizationId, statement, values, [FIND_BY_INDEX]);
    if (!row) throw new Error('Every organization has a row of event_publication.');
    return row;
  }
}

function pageOf({ events, hasMore, oldestUnpublishedTimestamp, position }: FeedRow, cursor: string | null): FeedPage {
  const rest = JSON.stringify({ cursor, hasMore, oldestUnpublishedTimestamp }).slice(1);
  const json = JsonText.asserted<EventFeedView>(`{"events":[${events ?? ''}],${rest}`);
  return { json, position, isAtEnd: events === null && !hasMore };
}

/** Returns the position that a cursor stands for; null for the present. @throws InvalidInput */
function positionOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (cursor === OLDEST_CURSOR) return -1;
  if (/^(0|[1-9][0-9]{0,14})$/.test(cursor)) return Number(cursor);
  throw new InvalidInput([{ parameter: 'after', code: 'not_a_cursor', detail: NOT_A_CURSOR }]);
}

/**
 * SQL that makes PostgreSQL read the events of a page in the order of an index. Otherwise it would read and sort all later events for each page,
 * because it knows neither how many events an organization has nor where the reader is.
 */
export const FIND_BY_INDEX: Preparation = {
  statement: {
    name: 'find-events-by-index',
    text: `select ${['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_hashjoin', 'enable_mergejoin', 'jit']
      .map((setting) => `set_config('${setting}', $1, true)`)
      .join(', ')}`,
  },
  values: ['off'],
};

/**
 * Maximum number of events that one statement looks at. If few of them have a type that the caller wants, the page has few events or none, and the
 * reader continues after them.
 */
const SCANNED = 5_000;

/** SQL for the first and the last position of the feed of the organization $1, and for the event that waits if nothing is published. */
const FEED = `feed as materialized (
    select p.position as newest, coalesce(
      (select e.position - 1 from published_event e where e.organization_id = $1 order by e.position limit 1), p.position
    ) as oldest, ${jsonInstant('u.create_timestamp')} as oldest_unpublished_timestamp
    from event_publication p left join lateral ${OLDEST_UNPUBLISHED} u on true where p.organization_id = $1
  )`;

/** SQL for the envelopes of the events in `found`, in order. It finds each event by its key, because a join may read all events in their order. */
const EVENTS = `(
    select string_agg(${EVENT_BODY}, ',' order by e.position) from found f cross join lateral (
      select * from published_event e
      where e.organization_id = $1 and e.position = f.position and e.publish_timestamp = f.publish_timestamp offset 0
    ) e
  )`;

/**
 * The parameters are the organization, the position (null: the present; -1: the oldest event), the types, and the maximum number of events. The rows
 * of all events that a committed transaction has published up to the last position are visible, because positions are assigned under a lock that is
 * held until the commit. The first position is computed by a subquery, because row-level security keeps PostgreSQL from comparing an index with a
 * `coalesce`, which it does not know to be leakproof.
 */
export const READ_AFTER = {
  name: 'read-event-feed',
  text: `
  with ${FEED}, scanned as materialized (
    select e.position, e.publish_timestamp, e.type from published_event e
    where e.organization_id = $1 and e.position > (select coalesce($2::bigint, newest) from feed)
    order by e.position limit ${SCANNED}
  ), found as materialized (
    select position, publish_timestamp from scanned where type = any($3::text[]) order by position limit $4::integer
  ), passed as (
    select coalesce(
      (select max(position) from found having count(*) = $4::integer), (select max(position) from scanned),
      greatest(coalesce($2::bigint, f.newest), f.oldest)
    ) as position from feed f
  )
  select f.oldest, f.newest, p.position, f.oldest_unpublished_timestamp as "oldestUnpublishedTimestamp", p.position < f.newest as "hasMore",
    ${EVENTS} as events
  from feed f, passed p`,
};

/**
 * The parameters are the organization, the type, the first sequence number (exclusive), the last one (null: none) and the maximum number of events.
 * The column `position` of the result is the sequence number before the oldest event of the type that is kept.
 */
export const READ_GAP = {
  name: 'read-event-gap',
  text: `
  with ${FEED}, scanned as materialized (
    select e.position, e.publish_timestamp, e.sequence from published_event e
    where e.organization_id = $1 and e.type = $2 and e.sequence > $3::bigint
      and e.sequence <= (select coalesce($4::bigint, ${Number.MAX_SAFE_INTEGER}))
    order by e.sequence limit $5::integer + 1
  ), found as materialized (
    select position, publish_timestamp from scanned order by sequence limit $5::integer
  )
  select f.oldest, f.newest, coalesce(
      (select e.sequence - 1 from published_event e where e.organization_id = $1 and e.type = $2 order by e.sequence limit 1),
      (select s.sequence from event_sequence s where s.organization_id = $1 and s.type = $2), 0
    ) as position,
    f.oldest_unpublished_timestamp as "oldestUnpublishedTimestamp", (select count(*) from scanned) > $5::integer as "hasMore", ${EVENTS} as events
  from feed f`,
};
