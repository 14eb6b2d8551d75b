import { actorColumns, jsonInstant, statement, viewAsJson } from '@rpm/database';
import { type AdapterName, INGEST_MAPPING_VIEW } from '@rpm/domain';

/** SQL expression that converts the row `m` to the JSON of a version of a mapping. */
export const INGEST_MAPPING = viewAsJson<typeof INGEST_MAPPING_VIEW, object>(INGEST_MAPPING_VIEW, 'm', {
  version: 'm.version',
  document: 'm.document',
  active: `exists (select from ingest_source s where s.organization_id = m.organization_id and s.id = m.source_id and s.mapping_version = m.version)`,
  createTimestamp: jsonInstant('m.create_timestamp'),
  previewTimestamp: jsonInstant('m.preview_timestamp'),
  activateTimestamp: jsonInstant('m.activate_timestamp'),
  ...actorColumns('m'),
});

/** SQL that finds out whether a source exists. */
export const FIND_SOURCE_OF_MAPPING = statement<{ sourceId: number }, { id: number }>({
  name: 'find-source-of-ingest-mapping',
  text: 'select id from ingest_source where organization_id = $organizationId and id = $sourceId',
});

/** SQL that locks a source, so that the numbers of versions have no gap, and nobody activates another version meanwhile. */
export const LOCK_SOURCE_OF_MAPPING = statement<{ sourceId: number }, { adapter: AdapterName; mappingVersion: number | null }>({
  name: 'lock-source-of-ingest-mapping',
  text: `select adapter, mapping_version as "mappingVersion" from ingest_source where organization_id = $organizationId and id = $sourceId for no key update`,
});

export const ADD_MAPPING = statement<{ sourceId: number; document: string }, { json: string }>({
  name: 'add-ingest-mapping',
  text: `
    with m as (
      insert into ingest_mapping (organization_id, source_id, version, document)
      select $organizationId, $sourceId, coalesce(max(e.version), 0) + 1, $document::jsonb
      from ingest_mapping e where e.organization_id = $organizationId and e.source_id = $sourceId
      returning *
    )
    select ${INGEST_MAPPING}::text as json from m`,
});

export const FIND_MAPPING = statement<{ sourceId: number; version: number }, { json: string; document: string }>({
  name: 'find-ingest-mapping',
  text: `
    select ${INGEST_MAPPING}::text as json, m.document::text as document from ingest_mapping m
    where m.organization_id = $organizationId and m.source_id = $sourceId and m.version = $version`,
});

/** SQL that notes that a version was previewed, and by whom. @param active the version with which it was compared @param messageId the newest message */
export const NOTE_PREVIEW = statement<{ sourceId: number; version: number; active: number | null; messageId: number | null }>({
  name: 'note-preview-of-ingest-mapping',
  text: `
    update ingest_mapping set preview_timestamp = now(), previewed_against = $active::integer, preview_message_id = $messageId::bigint,
      preview_actor = a.name, preview_actor_kind = a.kind, preview_actor_id = a.id
    from json_to_record(coalesce(nullif(current_setting('rpm.actor', true), ''), '{}')::json) as a (name text, kind text, id bigint)
    where organization_id = $organizationId and source_id = $sourceId and version = $version`,
});

/**
 * SQL that returns whether a version was previewed since a version was last activated, also if the same one is active again. A preview without messages does not count once messages are kept.
 */
export const IS_PREVIEWED = statement<{ sourceId: number; version: number; active: number | null }, { isPreviewed: boolean }>({
  name: 'is-ingest-mapping-previewed',
  text: `
    select m.preview_timestamp is not null and m.previewed_against is not distinct from $active::integer
      and not exists (select from ingest_mapping a where a.organization_id = $organizationId and a.source_id = $sourceId and a.activate_timestamp >= m.preview_timestamp)
      and (
        m.preview_message_id is not null
        or not exists (select from ingest_message k join ingest_body b on b.organization_id = k.organization_id and b.message_id = k.id
          where k.organization_id = $organizationId and k.source_id = $sourceId)) as "isPreviewed"
    from ingest_mapping m where m.organization_id = $organizationId and m.source_id = $sourceId and m.version = $version`,
});

/** SQL that makes a version the one with which messages are read. */
export const ACTIVATE_MAPPING = statement<{ sourceId: number; version: number }>({
  name: 'activate-ingest-mapping',
  text: `
    with activated as (
      update ingest_mapping set activate_timestamp = now()
      where organization_id = $organizationId and source_id = $sourceId and version = $version
    )
    update ingest_source set mapping_version = $version where organization_id = $organizationId and id = $sourceId`,
});

/** A message whose body is kept. */
export interface KeptMessage {
  id: number;
  mediaType: string | null;
  path: string;
  headers: Record<string, string>;
  receivedAt: Date;
  sealed: Buffer;
  keyName: string;
}

/** The newest messages of a source whose bodies are kept, as long as their bodies together are small enough for the memory of a process. */
export const LIST_KEPT_MESSAGES = statement<{ sourceId: number; limit: number; maxBytes: number }, KeptMessage>({
  name: 'list-kept-ingest-messages',
  text: `
    select m.id, m.media_type as "mediaType", m.path, m.headers, m.receive_timestamp as "receivedAt", m.sealed, m.key_name as "keyName"
    from (
      select n.*, sum(n.body_bytes) over (order by n.id desc) as bytes from (
        select k.id, k.media_type, k.path, k.headers, k.receive_timestamp, k.body_bytes, b.sealed, b.key_name
        from ingest_message k join ingest_body b on b.organization_id = k.organization_id and b.message_id = k.id
        where k.organization_id = $organizationId and k.source_id = $sourceId order by k.id desc limit $limit
      ) n
    ) m where m.bytes <= $maxBytes order by m.id desc`,
});
