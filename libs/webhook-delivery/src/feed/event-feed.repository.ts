import { type Database, jsonInstant, JsonText, preparation, type Statement, statement } from '@rpm/database';
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
  patientsOfEvents,
} from '@rpm/domain';
import { EVENT_BODY } from '../outbox/event-body';
import { lastPosition, lastSequence } from '../outbox/publish-events.sql';
import { OLDEST_UNPUBLISHED } from './unpublished';

/** A page of the feed. */
export interface FeedPage {
  json: JsonText<EventFeedView>;
  /** Position of the last event that this page has passed; a reader continues after it. */
  position: number;
  /** Whether the reader should wait for new events: the page is empty, and no later event has been published. */
  isAtEnd: boolean;
}

interface FeedRow {
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
  constructor(private readonly database: Database) {}

  /**
   * Returns the events that follow a cursor, or those in a range of the sequence numbers of one type. The events have only types that the caller may read.
   * @throws CursorExpired @throws InvalidInput if the cursor is invalid @throws Problem `scope_missing`
   */
  async read(caller: WebhookCaller, query: EventFeedQuery): Promise<FeedPage> {
    if (query.type !== undefined) assertTypesReadable(caller.scopes, [query.type]);
    return query.afterSequence === undefined ? this.readAfter(caller, query) : this.readGap(caller, query, query.afterSequence);
  }

  private async readAfter({ organizationId, scopes }: WebhookCaller, query: EventFeedQuery): Promise<FeedPage> {
    const after = positionOf(query.after);
    const types = query.type === undefined ? readableWebhookTypes(scopes) : [query.type];
    const row = await this.run(organizationId, READ_AFTER, { after, types, limit: query.limit ?? FEED_LIMIT.default });
    // After a backup was restored, a cursor may be later than all events. A reader that waited there would silently miss the next events.
    if (after !== null && query.after !== OLDEST_CURSOR && (after < row.oldest || after > row.newest)) {
      throw new CursorExpired(String(row.oldest));
    }
    return pageOf(row, String(row.position));
  }

  /** @throws CursorExpired if the range may have contained an event that is no longer kept */
  private async readGap({ organizationId }: WebhookCaller, query: EventFeedQuery, afterSequence: number): Promise<FeedPage> {
    const { type = null, untilSequence = null, limit = FEED_LIMIT.default } = query;
    const row = await this.run(organizationId, READ_GAP, { type, afterSequence, untilSequence, limit });
    if (afterSequence < row.position) throw new CursorExpired(String(row.oldest));
    return pageOf(row, null);
  }

  private async run<Arguments extends object>(
    organizationId: number,
    statement: Statement<Arguments, FeedRow>,
    args: NoInfer<Arguments>,
  ): Promise<FeedRow> {
    const [row] = await this.database.run({ organizationId }, statement, args, { preparations: [FIND_BY_INDEX] });
    if (!row) throw new Error('Every organization has a row of event_publication.');
    return row;
  }
}

function pageOf({ events, hasMore, oldestUnpublishedTimestamp, position }: FeedRow, cursor: string | null): FeedPage {
  const rest = JSON.stringify({ cursor, hasMore, oldestUnpublishedTimestamp }).slice(1);
  const json = JsonText.asserted<EventFeedView>(`{"events":[${events ?? ''}],${rest}`, patientsOfEvents);
  return { json, position, isAtEnd: events === null && !hasMore };
}

/** Returns the position that a cursor stands for; null without a cursor, for a reader that wants only new events. @throws InvalidInput */
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
export const FIND_BY_INDEX = preparation(
  statement<{ value: 'off' }>({
    name: 'find-events-by-index',
    text: `select ${['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_hashjoin', 'enable_mergejoin', 'jit']
      .map((setting) => `set_config('${setting}', $value, true)`)
      .join(', ')}`,
  }),
  { value: 'off' },
);

/**
 * Maximum number of events that one statement examines. If few of them have a type that the caller wants, the page has few events or none, and the
 * reader continues after them.
 */
const SCANNED = 5_000;

/**
 * SQL for the bounds of the organization's feed: the position before its oldest event, and the position of its newest event; also {@link OLDEST_UNPUBLISHED}.
 */
const FEED = `feed as materialized (
    select p.position as newest, coalesce(
      (select e.position - 1 from published_event e where e.organization_id = $organizationId order by e.position limit 1), p.position
    ) as oldest, ${jsonInstant('u.create_timestamp')} as oldest_unpublished_timestamp
    from event_publication p left join lateral ${OLDEST_UNPUBLISHED} u on true
    where p.organization_id = $organizationId and p.position = ${lastPosition('$organizationId')}
  )`;

/**
 * SQL for the envelopes of the events in `found`, in order. It finds each event by its key, because PostgreSQL may execute a join by reading all events in
 * order.
 */
const EVENTS = `(
    select string_agg(${EVENT_BODY}, ',' order by e.position) from found f cross join lateral (
      select * from published_event e
      where e.organization_id = $organizationId and e.position = f.position and e.publish_timestamp = f.publish_timestamp offset 0
    ) e
  )`;

interface AfterArguments {
  /** The position after which the page begins: null for a page of new events only, -1 for a page from the oldest event on. */
  after: number | null;
  types: readonly string[];
  limit: number;
}

/**
 * The statement sees all events up to the last position, because positions are assigned under a lock that is held until the commit. The first position is
 * computed by a subquery, because row-level security keeps PostgreSQL from comparing an index with a `coalesce`, which it does not know to be leakproof.
 */
export const READ_AFTER = statement<AfterArguments, FeedRow>({
  name: 'read-event-feed',
  text: `
  with ${FEED}, scanned as materialized (
    select e.position, e.publish_timestamp, e.type from published_event e
    where e.organization_id = $organizationId and e.position > (select coalesce($after::bigint, newest) from feed)
    order by e.position limit ${SCANNED}
  ), found as materialized (
    select position, publish_timestamp from scanned where type = any($types::text[]) order by position limit $limit::integer
  ), passed as (
    select coalesce(
      (select max(position) from found having count(*) = $limit::integer), (select max(position) from scanned),
      greatest(coalesce($after::bigint, f.newest), f.oldest)
    ) as position from feed f
  )
  select f.oldest, f.newest, p.position, f.oldest_unpublished_timestamp as "oldestUnpublishedTimestamp", p.position < f.newest as "hasMore",
    ${EVENTS} as events
  from feed f, passed p`,
});

interface GapArguments {
  type: string | null;
  /** The sequence number after which the page begins. */
  afterSequence: number;
  /** The last sequence number to read; null to read up to the newest event. */
  untilSequence: number | null;
  limit: number;
}

/** The column `position` of the result is one less than the sequence number of the oldest event of the type that is kept. */
export const READ_GAP = statement<GapArguments, FeedRow>({
  name: 'read-event-gap',
  text: `
  with ${FEED}, scanned as materialized (
    select e.position, e.publish_timestamp, e.sequence from published_event e
    where e.organization_id = $organizationId and e.type = $type and e.sequence > $afterSequence::bigint
      and e.sequence <= (select coalesce($untilSequence::bigint, ${Number.MAX_SAFE_INTEGER}))
    order by e.sequence limit $limit::integer + 1
  ), found as materialized (
    select position, publish_timestamp from scanned order by sequence limit $limit::integer
  )
  select f.oldest, f.newest, coalesce(
      (select e.sequence - 1 from published_event e where e.organization_id = $organizationId and e.type = $type order by e.sequence limit 1),
      ${lastSequence('$organizationId', '$type')}, 0
    ) as position,
    f.oldest_unpublished_timestamp as "oldestUnpublishedTimestamp", (select count(*) from scanned) > $limit::integer as "hasMore", ${EVENTS} as events
  from feed f`,
});
