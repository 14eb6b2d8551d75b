import { jsonInstant, jsonList, jsonObject, statement, viewAsJson } from '@rpm/database';
import { INGEST_SOURCE_HEALTH_VIEW, MAX_COUNTED_FOR_HEALTH } from '@rpm/domain';

/** SQL that counts rows of a source `h`, at most as many as the health of a source states. */
const countLimited = (rows: string) => `(select count(*) from (${rows} limit ${MAX_COUNTED_FOR_HEALTH}) counted)`;

const OF_SOURCE = 'of.organization_id = h.organization_id and of.source_id = h.source_id';

const GROUPS = `select of.count from ingest_quarantine_group of where ${OF_SOURCE} order by of.id desc`;

/** SQL expression that converts the row `h` of a source's state to the JSON of its health. */
export const INGEST_SOURCE_HEALTH = viewAsJson<
  typeof INGEST_SOURCE_HEALTH_VIEW,
  { sourceId: number; lastMessageTimestamp: Date | null; silentSinceTimestamp: Date | null }
>(INGEST_SOURCE_HEALTH_VIEW, 'h', {
  queuedMessageCount: countLimited(`select from ingest_message of where ${OF_SOURCE} and of.state = 'queued'`),
  quarantineGroupCount: countLimited(GROUPS),
  quarantinedPartCount: `(select coalesce(sum(counted.count), 0) from (${GROUPS} limit ${MAX_COUNTED_FOR_HEALTH}) counted)`,
  refusals: jsonList(
    jsonObject({ reason: 'r.reason', count: 'r.count', lastHourTimestamp: jsonInstant('r.last_hour') }),
    `lateral (
      select f.reason, sum(f.count)::bigint as count, max(f.hour) as last_hour from ingest_refusal f
      where f.organization_id = h.organization_id and f.source_id = h.source_id and f.hour > now() - interval '7 days'
      group by f.reason
    ) r`,
    'true',
    'r.reason',
  ),
});

/** SQL that finds the health of several sources. */
export const FIND_INGEST_SOURCE_HEALTH = statement<{ ids: readonly number[] }, { json: string }>({
  name: 'find-ingest-source-health',
  text: `select ${INGEST_SOURCE_HEALTH}::text as json from (
    select s.organization_id, s.id as source_id, t.last_message_timestamp, t.silent_since as silent_since_timestamp
    from unnest(array(select distinct id from unnest($ids::bigint[]) id)) wanted
    -- The limit makes PostgreSQL look up each source by its id. Otherwise it may read all sources of the organization.
    cross join lateral (select id, organization_id from ingest_source where organization_id = $organizationId and id = wanted limit 1) s
    left join ingest_source_state t on t.organization_id = s.organization_id and t.source_id = s.id
  ) h order by h.source_id`,
});
