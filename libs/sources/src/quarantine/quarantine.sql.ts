import { statement } from '@rpm/database';
import { INGEST_QUARANTINE_GROUP } from './ingest-views';

/** A group of quarantined parts. */
export interface QuarantineGroup {
  id: number;
  sourceId: number;
  code: string;
  deviceKey: string;
  personKey: string;
}

/** SQL that finds the source of a group, which never changes, without locking the group. */
export const FIND_SOURCE_OF_GROUP = statement<{ id: number }, { sourceId: number }>({
  name: 'find-source-of-quarantine-group',
  text: `select source_id as "sourceId" from ingest_quarantine_group where organization_id = $organizationId and id = $id`,
});

/** SQL that finds a group, and locks it against other changes. */
export const FIND_GROUP = statement<{ id: number }, QuarantineGroup>({
  name: 'find-quarantine-group',
  text: `
    select id, source_id as "sourceId", code, device_key as "deviceKey", person_key as "personKey"
    from ingest_quarantine_group where organization_id = $organizationId and id = $id for no key update`,
});

/** SQL that lets the background work process the parts of a group again. */
export const RELEASE_GROUP = statement<{ id: number }, { json: string }>({
  name: 'release-quarantine-group',
  text: `
    update ingest_quarantine_group g set release_timestamp = clock_timestamp(), release_message_id = 0
    where g.organization_id = $organizationId and g.id = $id returning ${INGEST_QUARANTINE_GROUP}::text as json`,
});

/** SQL condition that a part `p` belongs to the group of the arguments. */
const OF_GROUP = `p.organization_id = $organizationId and p.source_id = $sourceId and p.outcome = 'quarantined' and p.code = $code
        and p.device_key = $deviceKey and p.person_key = $personKey`;

type GroupArguments = Omit<QuarantineGroup, 'id'> & { limit: number };

/** SQL that finds the next messages with parts of a group: one, and further ones while the sum of their bodies is within the limit. */
export const FIND_MESSAGES_OF_GROUP = statement<GroupArguments & { maxBytes: number }, { id: number }>({
  name: 'find-messages-of-quarantine-group',
  text: `
    with next as materialized (
      select distinct message_id from (
        select p.message_id from ingest_part p where ${OF_GROUP} order by p.message_id limit $limit
      ) p
    ), summed as (
      select m.id, row_number() over arrival as place, sum(m.body_bytes) over arrival as bytes
      from next n join ingest_message m on m.organization_id = $organizationId and m.id = n.message_id
      window arrival as (order by m.id)
    )
    select id from summed where place = 1 or bytes <= $maxBytes order by id`,
});

/** SQL that discards parts of a group. A message of which nothing waits any more is processed. */
export const DISCARD_PARTS = statement<GroupArguments & { reason: string }, { changed: number; patientIds: number[] }>({
  name: 'discard-quarantined-parts',
  text: `
    with part as materialized (
      select p.message_id, p.ordinal, p.patient_id from ingest_part p where ${OF_GROUP} order by p.message_id, p.ordinal limit $limit
    ), changed as (
      update ingest_part p set outcome = 'discarded', reason = $reason, update_timestamp = clock_timestamp() from part
      where p.organization_id = $organizationId and p.message_id = part.message_id and p.ordinal = part.ordinal
    ), counted as (
      select message_id, count(*)::integer as count from part group by message_id
    ), finished as (
      update ingest_message m set
        state = case when (m.counts ->> 'quarantined')::integer > c.count then m.state when m.state = 'queued' then m.state else 'processed' end,
        counts = (m.counts - 'quarantined' - 'discarded')
          || jsonb_build_object('discarded', coalesce((m.counts ->> 'discarded')::integer, 0) + c.count)
          || case when (m.counts ->> 'quarantined')::integer > c.count
            then jsonb_build_object('quarantined', (m.counts ->> 'quarantined')::integer - c.count) else '{}' end
      from counted c where m.organization_id = $organizationId and m.id = c.message_id
    )
    select (select count(*)::integer from part) as changed,
      array(select distinct patient_id::float8 from part where patient_id is not null) as "patientIds"`,
});

/** SQL that counts the parts of a group that wait. */
export const COUNT_REMAINING = statement<{ id: number }, { count: number }>({
  name: 'count-quarantined-parts',
  text: `select count::float8 as count from ingest_quarantine_group where organization_id = $organizationId and id = $id`,
});
