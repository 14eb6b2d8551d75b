import { READING_KIND_NAMES } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { jsonInstant, jsonObject } from '@rpm/database';
import {
  beginningOfReadingPayload,
  COLUMNS_OF_REST,
  EMBEDDED_IN_READING,
  ORIGIN_OF_READING,
  readingPayload,
  RECORD_OF_REVISION,
} from '@rpm/data-access';

type Kind = (typeof READING_KIND_NAMES)[number];

const COLUMNS = ['device_id', 'item_id', 'patient_id', ...COLUMNS_OF_REST].map((column) => `r.${column}`).join(', ');

/** Returns SQL for the reading of one kind that an event `e` refers to: the columns that all kinds have in common, and the beginning of the payload. */
const readingOf = (kind: Kind) => `
  select ${COLUMNS}, ${beginningOfReadingPayload(kind)} as beginning from ${readingTableOf(kind)} r
  where e.type = 'reading.${kind}' and r.organization_id = e.organization_id and r.id = e.subject_id`;

/** SQL for the earlier version of a reading that the event refers to; no row if the event refers to the current version, which is the row `c`. */
const REVISION = `
  select v."values", v."row" from reading_revision v
  where c.version <> e.version and v.organization_id = e.organization_id and v.kind = substr(e.type, length('reading.') + 1)
    and v.reading_id = e.subject_id and v.version = e.version`;

const idAtThatTime = (column: string) =>
  `case when v."row" is null then c.${column} else (v."row" ->> '${column}')::bigint end as ${column}`;

/**
 * Returns SQL for the payload of a reading event. If the reading has been changed since the event, `reading_revision` provides everything that the
 * event's version contained. The SQL contains each kind once, and the properties that all ten kinds share, such as patient and device, once in total. It is
 * short, because PostgreSQL prepares the whole SQL for each statement, even if no event needs it, which takes as long as delivering a few events.
 */
const READING = `(
  select case when c.version = e.version then shown.payload
    when v."row" is not null then (shown.payload::jsonb || v."values" || (${RECORD_OF_REVISION}))::json end
  from (${READING_KIND_NAMES.map(readingOf).join(' union all ')}) c
  left join lateral (${REVISION}) v on true
  cross join lateral (
    select e.organization_id, ${['device_id', 'item_id', 'patient_id'].map(idAtThatTime).join(', ')} offset 0
  ) r
  cross join lateral (
    select ${Object.entries(EMBEDDED_IN_READING)
      .map(([property, json]) => `${json} as ${property}`)
      .join(', ')}, origin.* from (select) event left join lateral (${ORIGIN_OF_READING}) origin on true offset 0
  ) shared
  cross join lateral (select ${readingPayload('r.beginning', 'shared')} as payload from (select c.*) r offset 0) shown
)`;

/** SQL for the payload of an event `e`. */
const PAYLOAD = `case when e.payload is not null then e.payload else ${READING} end`;

/** SQL for the message id of an event `e`. All deliveries of the event have the same message id. */
export const MESSAGE_ID = `'evt_' || e.id`;

/**
 * Returns SQL for the envelope of a published event `e` with the given payload: the request body of its deliveries, and its entry in the feed. The section
 * Webhooks of the specification defines the envelope; this service adds `sequence` and `createTimestamp`.
 */
const envelope = (payload: string) =>
  `${jsonObject({
    id: MESSAGE_ID,
    type: 'e.type',
    sequence: 'e.sequence',
    createTimestamp: jsonInstant('e.create_timestamp'),
    payload,
  })}::text`;

/** SQL for the envelope of a published event `e`. */
export const EVENT_BODY = envelope(PAYLOAD);

/**
 * SQL for the envelope of a published event `e` whose payload is stored; null for the event of a reading, whose payload needs {@link EVENT_BODY}. A statement
 * without {@link EVENT_BODY} starts faster.
 */
export const STORED_EVENT_BODY = `case when e.payload is not null then ${envelope('e.payload')} end`;
