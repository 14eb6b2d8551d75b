import { insertEvents, jsonInstant, jsonObject, statement } from '@rpm/database';

/** Pause between two statements of the service that it runs. */
export const WATCH_EVERY_MS = 60_000;

/** Pauses that are shorter, such as a restart, do not count as a time in which the service did not run. */
const UNNOTICED_PAUSE = `interval '2 minutes'`;

const INTERVAL = 'make_interval(mins => s.expected_interval_minutes)';

/** SQL condition that a source `s` is expected to send messages. */
const IS_EXPECTED = `s.expected_interval_minutes is not null and s.state <> 'closed'`;

/** SQL for the time at which the next message of a source `s` with the state `t` is due, by what has arrived. */
const DUE = `coalesce(t.last_message_timestamp, s.create_timestamp) + ${INTERVAL}`;

/** SQL condition that a source is silent: the interval has passed since its last message, and since the service was started. */
const isSilent = (runningSince: string) => `${IS_EXPECTED} and ${DUE} < now() and ${runningSince} + ${INTERVAL} < now()`;

/** SQL condition that the silence of a source has ended: a message has arrived since then, or none is expected. */
const HAS_ENDED = `(not (${IS_EXPECTED}) or t.last_message_timestamp > t.silent_since or ${DUE} > now())`;

export interface WatchedSource {
  organizationId: number;
  /** Id of a source whose silence has begun or ended; null in the row that says that sources or devices are watched. */
  sourceId: number | null;
}

/**
 * SQL that states that the service runs, and finds the sources whose silence begins or has ended. It returns no row if neither sources nor devices are watched;
 * otherwise, the first row names no source. A process that finds that nobody has stated this for two minutes begins anew: no vendor could deliver meanwhile.
 */
export const WATCH_SOURCES = statement<object, WatchedSource>({
  name: 'watch-ingest-sources',
  text: `
    with watched as materialized (
      select s.organization_id, s.id, s.state, s.expected_interval_minutes, s.create_timestamp, t.last_message_timestamp, t.silent_since
      from ingest_source s join ingest_source_state t on t.organization_id = s.organization_id and t.source_id = s.id
      where ${IS_EXPECTED} or t.silent_since is not null
    ), running as (
      insert into ingest_watch as w (id, seen_timestamp, running_since)
      select 1, now(), now() where exists (select from watched) or exists (select from device_watch)
      on conflict (id) do update set seen_timestamp = now(),
        running_since = case when w.seen_timestamp < now() - ${UNNOTICED_PAUSE} then now() else w.running_since end
      returning running_since
    )
    select 0::bigint as "organizationId", null::bigint as "sourceId" from running
    union all
    select s.organization_id, s.id from watched s cross join lateral (select s.last_message_timestamp, s.silent_since) t cross join running
    where case when t.silent_since is null then ${isSilent('running.running_since')} else ${HAS_ENDED} end`,
});

/** SQL that states that the service ran until now, so that a restart is not longer than it was. */
export const STATE_END_OF_WATCH = statement<object>({
  name: 'state-end-of-ingest-watch',
  text: 'update ingest_watch set seen_timestamp = now() where id = 1',
});

/** SQL expression for the time at which sources or devices are expected to report, but no process watches them; null if there is no such time. */
export const WATCH_DUE = `(
  select now() where not exists (select from ingest_watch w where w.seen_timestamp > now() - ${UNNOTICED_PAUSE}) and (
    exists (select from device_watch) or exists (
      select from ingest_source s join ingest_source_state t on t.organization_id = s.organization_id and t.source_id = s.id
      where ${IS_EXPECTED} or t.silent_since is not null)))`;

const SOURCE = jsonObject({ id: 'c.id', name: 'c.name' });

/** SQL for the number of requests since the hour of the last message that could not be authenticated. */
const FAILURES = `(
  select coalesce(sum(f.count), 0)::bigint from ingest_refusal f
  where f.organization_id = c.organization_id and f.source_id = c.id and f.reason = 'authentication'
    and f.hour >= date_trunc('hour', coalesce(c.last_message_timestamp, c.silent_since)))`;

/**
 * SQL that begins the silence of sources, and emits the events. Of several processes, one begins it: the others wait for its row, and find that the source is
 * silent already.
 */
export const BEGIN_SILENCE = statement<{ sourceIds: readonly number[] }, { id: number }>({
  name: 'begin-silence-of-ingest-sources',
  text: `
    with changed as (
      update ingest_source_state t set silent_since = greatest(${DUE}, w.running_since + ${INTERVAL})
      from ingest_source s, ingest_watch w
      where t.organization_id = $organizationId and t.source_id = any($sourceIds::bigint[]) and s.organization_id = t.organization_id and s.id = t.source_id
        and w.id = 1 and t.silent_since is null and ${isSilent('w.running_since')}
      returning s.organization_id, s.id, s.name, s.expected_interval_minutes, t.last_message_timestamp, t.silent_since
    ), announced as (
      ${insertEvents('payload')} select c.organization_id, 'source.silent', c.id, ${jsonObject({
        source: SOURCE,
        silentSince: jsonInstant('c.silent_since'),
        lastMessageTimestamp: jsonInstant('c.last_message_timestamp'),
        expectedIntervalMinutes: 'c.expected_interval_minutes',
        authenticationFailureCount: FAILURES,
      })} from changed c order by c.id
    )
    select id from changed`,
});

/** SQL that ends the silence of sources, and emits the events. */
export const END_SILENCE = statement<{ sourceIds: readonly number[] }, { id: number }>({
  name: 'end-silence-of-ingest-sources',
  text: `
    with silent as materialized (
      select s.organization_id, s.id, s.name, ${IS_EXPECTED} as is_expected, t.last_message_timestamp, t.silent_since
      from ingest_source_state t join ingest_source s on s.organization_id = t.organization_id and s.id = t.source_id
      where t.organization_id = $organizationId and t.source_id = any($sourceIds::bigint[]) and t.silent_since is not null and ${HAS_ENDED}
      for update of t
    ), changed as (
      update ingest_source_state t set silent_since = null from silent c where t.organization_id = c.organization_id and t.source_id = c.id
      returning c.*
    ), announced as (
      ${insertEvents('payload')} select c.organization_id, 'source.recovered', c.id, ${jsonObject({
        source: SOURCE,
        silentSince: jsonInstant('c.silent_since'),
        lastMessageTimestamp: jsonInstant('c.last_message_timestamp'),
        cause: `case when c.last_message_timestamp > c.silent_since then 'message' else 'settings' end`,
      })} from changed c order by c.id
    )
    select id from changed`,
});
