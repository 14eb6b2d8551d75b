import { statement } from '@rpm/database';

/** A part of a message with what became of it, by the names of its columns. */
export interface PartRow {
  message_id: number;
  ordinal: number;
  pointer: string;
  kind: string | null;
  outcome: string;
  code: string | null;
  path: string | null;
  device_key: string;
  person_key: string;
  device_id: number | null;
  patient_id: number | null;
  reading_timestamp: string | null;
  reading_id: number | null;
  /** Why somebody has discarded the part. */
  reason: string | null;
}

/** SQL that finds the parts of messages that were processed before, in their order. */
export const FIND_PARTS = statement<{ messageIds: readonly number[] }, PartRow>({
  name: 'find-parts-of-messages',
  text: `select message_id, ordinal, pointer, kind, outcome, code, path, coalesce(device_key, '') as device_key, coalesce(person_key, '') as person_key,
      device_id, patient_id, to_json(reading_timestamp) #>> '{}' as reading_timestamp, reading_id, reason
    from ingest_part where organization_id = $organizationId and message_id = any($messageIds::bigint[]) order by message_id, ordinal`,
});

/** SQL that finds the readings that messages have made. */
export const FIND_READINGS_OF_MESSAGES = statement<
  { messageIds: readonly number[] },
  { messageId: number; kind: string; readingId: number }
>({
  name: 'find-readings-of-messages',
  text: `select message_id as "messageId", kind, reading_id as "readingId" from reading_origin
    where organization_id = $organizationId and message_id = any($messageIds::bigint[])`,
});

/** SQL that removes parts of messages that are not stored again. */
export const REMOVE_PARTS = statement<{
  messageIds: readonly number[];
  keptMessageIds: readonly number[];
  keptOrdinals: readonly number[];
}>({
  name: 'remove-parts-of-messages',
  text: `
    with kept as materialized (select * from unnest($keptMessageIds::bigint[], $keptOrdinals::integer[]) as k (message_id, ordinal))
    delete from ingest_part p
    where p.organization_id = $organizationId and p.message_id = any($messageIds::bigint[])
      and not exists (select from kept k where k.message_id = p.message_id and k.ordinal = p.ordinal)`,
});

const OUTCOME_COLUMNS = [
  'pointer',
  'kind',
  'outcome',
  'code',
  'path',
  'device_key',
  'person_key',
  'device_id',
  'patient_id',
  'reading_timestamp',
  'reading_id',
  'reason',
];
const COLUMNS = OUTCOME_COLUMNS.join(', ');

/** SQL that stores parts with what became of them. A part that waited before keeps its row, so that its group stays the same while it waits again. */
export const ADD_PARTS = statement<{ sourceId: number; parts: string }>({
  name: 'add-parts',
  text: `
    insert into ingest_part (organization_id, source_id, message_id, ordinal, ${COLUMNS})
    select $organizationId, $sourceId, message_id, ordinal, ${COLUMNS} from json_populate_recordset(null::ingest_part, $parts::json)
    on conflict (organization_id, message_id, ordinal) do update set
      ${OUTCOME_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}, update_timestamp = clock_timestamp()`,
});

/** A message with the numbers of its parts by outcome. */
export interface FinishedMessage {
  id: number;
  counts: Record<string, number>;
  patientIds: readonly number[];
}

/** SQL that ends the processing of messages. A message with a part that waits keeps its body for longer. */
export const FINISH_MESSAGES = statement<{ messages: string; adapterVersion: number; mappingVersion: number | null }>({
  name: 'finish-messages',
  text: `
    update ingest_message m set state = case when f.counts ? 'quarantined' then 'quarantined' else 'processed' end, due_timestamp = null, attempts = 0,
      process_timestamp = now(), adapter_version = $adapterVersion, mapping_version = $mappingVersion, counts = f.counts,
      patient_ids = f.patient_ids
    from (
      select (g ->> 'id')::bigint as id, (g -> 'counts')::jsonb as counts,
        array(select id::bigint from json_array_elements_text(g -> 'patientIds') id) as patient_ids
      from json_array_elements($messages::json) g
    ) f
    where m.organization_id = $organizationId and m.id = f.id`,
});

/** SQL that queues the messages with parts that conflict with readings. */
export const RELEASE_CONFLICTS = statement<{ sourceId: number; kinds: readonly string[]; readingIds: readonly number[] }>({
  name: 'release-conflicts',
  text: `
    with waiting as materialized (
      select distinct p.message_id from unnest($kinds::text[], $readingIds::bigint[]) as g (kind, reading_id)
      join ingest_part p on p.organization_id = $organizationId and p.kind = g.kind and p.reading_id = g.reading_id and p.source_id = $sourceId
        and p.outcome = 'quarantined' and p.code = 'conflict'
    )
    update ingest_message m set state = 'queued', due_timestamp = now(), attempts = 0 from waiting w
    where m.organization_id = $organizationId and m.id = w.message_id and m.state = 'quarantined'`,
});

/** SQL that queues the messages with parts that wait for readings which were recorded now, of these times. */
export const RELEASE_PAIRS = statement<{ sourceId: number; times: readonly number[]; except: readonly number[] }>({
  name: 'release-incomplete-pairs',
  text: `
    with waiting as materialized (
      select distinct p.message_id from unnest($times::double precision[]) as g (epoch_ms)
      join ingest_part p on p.organization_id = $organizationId and p.source_id = $sourceId and p.outcome = 'quarantined' and p.code = 'pair_incomplete'
        and p.reading_timestamp = to_timestamp(g.epoch_ms / 1000)::timestamptz(3)
      where p.message_id <> all($except::bigint[])
    )
    update ingest_message m set state = 'queued', due_timestamp = now(), attempts = 0 from waiting w
    where m.organization_id = $organizationId and m.id = w.message_id and m.state = 'quarantined'`,
});
