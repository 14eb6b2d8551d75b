import { jsonInstant, viewAsJson } from '@rpm/database';
import { INGEST_ALIAS_VIEW, INGEST_MESSAGE_VIEW, INGEST_PART_VIEW, INGEST_QUARANTINE_GROUP_VIEW } from '@rpm/domain';
import { ACTION_OF_CODE } from '../processing/quarantine-actions.sql';

/** SQL expression for the JSON of a message `m`. */
export const INGEST_MESSAGE = viewAsJson<typeof INGEST_MESSAGE_VIEW, object>(INGEST_MESSAGE_VIEW, 'm', {
  id: 'm.id',
  sourceId: 'm.source_id',
  receiveTimestamp: jsonInstant('m.receive_timestamp'),
  state: 'm.state',
  mediaType: 'm.media_type',
  path: 'm.path',
  bytes: 'm.body_bytes',
  // Not `exists`, for which PostgreSQL may read the bodies of all messages and hash their numbers.
  hasBody:
    'coalesce((select true from ingest_body b where b.organization_id = m.organization_id and b.message_id = m.id), false)',
  attempts: 'm.attempts',
  processTimestamp: jsonInstant('m.process_timestamp'),
  adapterVersion: 'm.adapter_version',
  mappingVersion: 'm.mapping_version',
  outcomes: `coalesce((
    select json_agg(json_build_object('outcome', c.key, 'count', c.value::integer) order by c.key) from jsonb_each_text(m.counts) c), '[]')`,
});

/** SQL expression for the JSON of a part `p`. */
export const INGEST_PART = viewAsJson<typeof INGEST_PART_VIEW, object>(INGEST_PART_VIEW, 'p', {
  ordinal: 'p.ordinal',
  pointer: 'p.pointer',
  kind: 'p.kind',
  outcome: 'p.outcome',
  code: 'p.code',
  path: 'p.path',
  deviceKey: `nullif(p.device_key, '')`,
  personKey: `nullif(p.person_key, '')`,
  deviceId: 'p.device_id',
  patientId: 'p.patient_id',
  readingTimestamp: jsonInstant('p.reading_timestamp'),
  readingId: 'p.reading_id',
  reason: 'p.reason',
});

/** SQL expression for the JSON of a group `g`. */
export const INGEST_QUARANTINE_GROUP = viewAsJson<typeof INGEST_QUARANTINE_GROUP_VIEW, object>(
  INGEST_QUARANTINE_GROUP_VIEW,
  'g',
  {
    id: 'g.id',
    sourceId: 'g.source_id',
    code: 'g.code',
    deviceKey: `nullif(g.device_key, '')`,
    personKey: `nullif(g.person_key, '')`,
    count: 'g.count',
    firstTimestamp: jsonInstant('g.first_timestamp'),
    lastTimestamp: jsonInstant('g.last_timestamp'),
    action: ACTION_OF_CODE,
    isReleasing: 'g.release_timestamp is not null',
  },
);

/** SQL expression for the JSON of an alias `a`. */
export const INGEST_ALIAS = viewAsJson<typeof INGEST_ALIAS_VIEW, object>(INGEST_ALIAS_VIEW, 'a', {
  id: 'a.id',
  sourceId: 'a.source_id',
  kind: 'a.kind',
  value: 'a.value',
  deviceId: 'a.device_id',
  patientId: 'a.patient_id',
  startTimestamp: jsonInstant('a.start_timestamp'),
  endTimestamp: jsonInstant('a.end_timestamp'),
  createTimestamp: jsonInstant('a.create_timestamp'),
});
