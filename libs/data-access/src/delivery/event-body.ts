import { READING_KIND_NAMES } from '@rpm/domain';
import { tableOf } from '../reading-table';
import { object } from '../shown/json';
import { readingPayload } from '../shown/reading';

/**
 * A reading's payload is written when it is sent. One that was corrected meanwhile is told of as it was in the version of the event: its
 * values are kept beside it. Each kind is written once: what a statement could do is made ready every time, and of all this it is most.
 */
const readingOf = (kind: (typeof READING_KIND_NAMES)[number]) => `
  when 'reading.${kind}' then (
    select case when r.version = e.version then p.payload else (
      select (p.payload::jsonb || v.values || jsonb_build_object('version', v.version))::json from reading_revision v
      where v.organization_id = r.organization_id and v.kind = '${kind}' and v.reading_id = r.id and v.version = e.version
    ) end
    from ${tableOf(kind)} r cross join lateral (select ${readingPayload(kind)} as payload offset 0) p
    where r.organization_id = e.organization_id and r.id = e.subject_id
  )`;

/** What happened, told by an event `e`. */
const PAYLOAD = `case when e.payload is not null then e.payload else case e.type ${READING_KIND_NAMES.map(readingOf).join('')} end end`;

/** The message that carries an event `e`: the same in every delivery of it. */
export const MESSAGE_ID = `'evt_' || e.id`;

/** What is sent for an event `e` (contract, Webhooks: the envelope). */
export const EVENT_BODY = `${object({ id: MESSAGE_ID, type: 'e.type', payload: PAYLOAD })}::text`;
