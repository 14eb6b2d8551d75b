import { insertEvents, jsonInstant, jsonObject, statement } from '@rpm/database';
import { MAX_GROUPS_OF_EVENT } from '@rpm/domain';
import { sourcesIn, type SourceWithWork } from './message-queue.sql';
import { ACTION_OF_CODE } from './quarantine-actions.sql';

/** Time after an event in which further groups of the same source and code have none of their own: a new fleet of devices is one thing to look at, not thousands. */
const PAUSE = `interval '1 hour'`;

/** Time for which a group may wait for the other half of its readings before there is an event. Both halves nearly always arrive within seconds. */
const PATIENCE = `interval '15 minutes'`;

/**
 * SQL that emits one event for each code with groups of a source that have had none yet, unless another group with the code waits whose event is less than an hour
 * old. Groups that another transaction changes are left for later.
 */
export const EMIT_QUARANTINE_EVENTS = statement<{ sourceId: number; codes: readonly string[] }, { id: number }>({
  name: 'emit-events-of-quarantine',
  text: `
    with due as materialized (
      select c.code from (select distinct code from unnest($codes::text[]) code) c
      -- Not \`not exists\`, for which PostgreSQL may read all groups and hash them.
      where coalesce((
        select max(e.event_timestamp) from ingest_quarantine_group e
        where e.organization_id = $organizationId and e.source_id = $sourceId and e.code = c.code and e.event_timestamp is not null
      ), '-infinity') < now() - ${PAUSE}
    ), begun as materialized (
      select n.* from due d cross join lateral (
        select g.id, g.code, g.first_timestamp from ingest_quarantine_group g
        where g.organization_id = $organizationId and g.source_id = $sourceId and g.code = d.code and g.event_timestamp is null
          and (d.code <> 'pair_incomplete' or g.first_timestamp < now() - ${PATIENCE})
        -- In the order of the index on groups without an event, which is also that in which groups are locked everywhere.
        order by g.device_key, g.person_key limit ${MAX_GROUPS_OF_EVENT} for no key update skip locked
      ) n
    ), noted as (
      update ingest_quarantine_group set event_timestamp = now() where organization_id = $organizationId and id = any(array(select id from begun))
    )
    ${insertEvents('payload')} select s.organization_id, 'ingest.quarantined', s.id, ${jsonObject({
      source: jsonObject({ id: 's.id', name: 's.name' }),
      code: 'g.code',
      action: ACTION_OF_CODE,
      groupCount: 'g.count',
      firstTimestamp: jsonInstant('g.first_timestamp'),
    })}
    from (select code, count(*) as count, min(first_timestamp) as first_timestamp from begun group by code) g
      join ingest_source s on s.organization_id = $organizationId and s.id = $sourceId
    order by g.code returning id`,
});

/** SQL that lists the sources of all organizations with groups that have had no event yet. */
export const LIST_SOURCES_WITHOUT_EVENTS = statement<object, SourceWithWork>({
  name: 'list-sources-without-events-of-quarantine',
  text: `
    with recursive ${sourcesIn('waiting', 'ingest_quarantine_group', 'event_timestamp is null')}
    select organization_id as "organizationId", source_id as "sourceId" from waiting`,
});
