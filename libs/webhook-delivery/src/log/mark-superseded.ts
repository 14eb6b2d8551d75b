import { readingTableOf } from '@rpm/schema';
import { READING_KIND_NAMES } from '@rpm/domain';

/**
 * SQL for the present state of the reading in the body `b` of an event, and for the payload of the event. Sample events have invented readings, which
 * must not be confused with existing ones.
 */
const CURRENT_READING = `
  cross join lateral (
    select b.body::jsonb as body where l.webhook_type like 'reading.%' and l.message_id not like 'test\\_%' offset 0
  ) sent
  cross join lateral (
    select sent.body -> 'payload' as payload, sent.body #>> '{payload,id}' as id, coalesce(
      nullif(substr(l.webhook_type, length('reading.') + 1), 'voided'), sent.body #>> '{payload,kind}'
    ) as kind offset 0
  ) e
  cross join lateral (
    ${READING_KIND_NAMES.map(
      (kind) => `select r.version, r.void_timestamp from ${readingTableOf(kind)} r
      where e.kind = '${kind}' and r.organization_id = l.organization_id and r.id = e.id::bigint`,
    ).join(' union all ')}
  ) now`;

const IS_VOIDED_SINCE = `now.void_timestamp is not null and l.webhook_type <> 'reading.voided'`;

/**
 * Returns SQL for the bodies of those logs `l` whose readings have changed since the event. They keep the version of the event, and say which version is the
 * current one (`supersededBy`), or that the reading was marked as entered in error. @param from SQL for the logs `l` and their bodies `b`
 */
export const supersededBody = (from: string) => `
    select l.organization_id, l.id, l.create_timestamp, jsonb_set(sent.body, '{payload}', (e.payload - 'supersededBy') || case
      when ${IS_VOIDED_SINCE} then '{"enteredInError": true}'
      when l.webhook_type = 'reading.voided' then jsonb_build_object('supersededBy', now.version)
      else jsonb_build_object('enteredInError', false, 'supersededBy', now.version)
    end)::text as body
    from ${from}
    ${CURRENT_READING}
    where now.version > (e.payload ->> 'version')::integer`;

/**
 * Returns SQL that marks the bodies of the logs `l` in `rows` whose readings have changed since the event ({@link supersededBody}). Bodies in `webhook_bodies`
 * are marked when the delivery is claimed.
 */
export const markSuperseded = (rows: string) => `
  update webhook_log_payload b set body = marked.body from (
    ${supersededBody(`${rows} l
    join webhook_log_payload b on b.organization_id = l.organization_id and b.log_id = l.id and b.log_create_timestamp = l.create_timestamp`)}
  ) marked
  where b.organization_id = marked.organization_id and b.log_id = marked.id and b.log_create_timestamp = marked.create_timestamp`;
