import { READING_KIND_NAMES } from '@rpm/domain';
import { tableOf } from '@rpm/data-access';
import { object } from '@rpm/data-access';
import { EMBEDDED_IN_READING, readingPayload } from '@rpm/data-access';

type Kind = (typeof READING_KIND_NAMES)[number];

const ofEvent = 'r.organization_id = e.organization_id and r.id = e.subject_id';

/** What readings of all kinds have in common. */
const commonOf = (kind: Kind) => `
  select r.organization_id, r.version, r.device_id, r.item_id, r.patient_id from ${tableOf(kind)} r
  where e.type = 'reading.${kind}' and ${ofEvent}`;

const payloadOf = (kind: Kind) =>
  `when 'reading.${kind}' then (select ${readingPayload(kind, 'shared')} from ${tableOf(kind)} r where ${ofEvent})`;

/**
 * A reading's payload is written when it is sent. One that was corrected meanwhile is told of as it was in the version of the event: its
 * values are kept beside it.
 *
 * What readings are shown with is written once for all kinds: before it runs, a statement makes everything ready that it could do, and
 * ten kinds with a patient and a device each took longer than the delivery of some events.
 */
const READING = `(
  select case when r.version = e.version then shown.payload else (
    select (shown.payload::jsonb || v.values || jsonb_build_object('version', v.version))::json from reading_revision v
    where v.organization_id = e.organization_id and v.kind = substr(e.type, length('reading.') + 1)
      and v.reading_id = e.subject_id and v.version = e.version
  ) end
  from (${READING_KIND_NAMES.map(commonOf).join(' union all ')}) r
  cross join lateral (
    select ${Object.entries(EMBEDDED_IN_READING)
      .map(([member, json]) => `${json} as ${member}`)
      .join(', ')} offset 0
  ) shared
  cross join lateral (select case e.type ${READING_KIND_NAMES.map(payloadOf).join(' ')} end as payload offset 0) shown
)`;

/** What happened, told by an event `e`. */
const PAYLOAD = `case when e.payload is not null then e.payload else ${READING} end`;

/** The message that carries an event `e`: the same in every delivery of it. */
export const MESSAGE_ID = `'evt_' || e.id`;

/** What is sent for an event `e` (contract, Webhooks: the envelope). */
export const EVENT_BODY = `${object({ id: MESSAGE_ID, type: 'e.type', payload: PAYLOAD })}::text`;
