import { DISCLOSURE_VIEW, EXCEPTED_PURPOSES, MAX_RECIPIENTS } from '@rpm/domain';
import { actorColumns, jsonInstant, jsonObject, objectOrNull, statement, viewAsJson } from '@rpm/database';
import { RECORDED_SINCE } from './audit-event.sql';

/** SQL expression that converts the row `d` to the JSON of a disclosure. */
export const DISCLOSURE = viewAsJson<typeof DISCLOSURE_VIEW, object>(DISCLOSURE_VIEW, 'd', {
  ...actorColumns('d'),
  id: 'd.id',
  createTimestamp: jsonInstant('d.create_timestamp'),
  date: 'd.date',
  recipient: 'd.recipient',
  address: 'd.address',
  description: 'd.description',
  purpose: 'd.purpose',
  // Not `exists`, for which PostgreSQL may read all disclosures of the organization and hash their numbers.
  withdrawn:
    'coalesce((select true from disclosure w where w.organization_id = d.organization_id and w.withdraws_id = d.id), false)',
  withdraws: objectOrNull('d.withdraws_id', jsonObject({ id: 'd.withdraws_id' })),
});

/** Disclosures of a patient and of those who were merged into this patient. */
interface DisclosuresOfPatient {
  ids: readonly number[];
  before: number;
  limit: number;
}

/** A row of a part of the list. A part without disclosures has one row, whose id and JSON are null. */
export interface DisclosureRow {
  id: number | null;
  json: string | null;
  recordedSince: string;
}

export const FIND_DISCLOSURES = statement<DisclosuresOfPatient, DisclosureRow>({
  name: 'find-disclosures',
  text: `select d.id, d.json, ${RECORDED_SINCE} as "recordedSince" from (values (1)) one left join (
    select d.id, ${DISCLOSURE}::text as json from disclosure d
    where d.organization_id = $organizationId and d.patient_id = any($ids::bigint[]) and d.id < $before::bigint
    order by d.id desc limit $limit::integer
  ) d on true order by d.id desc`,
});

export const FIND_DISCLOSURE = statement<{ id: number }, { json: string }>({
  name: 'find-disclosure',
  text: `select ${DISCLOSURE}::text as json from disclosure d where d.organization_id = $organizationId and d.id = $id`,
});

/** The values of a new row. */
interface NewDisclosure {
  patientId: number;
  date: string | null;
  recipient: string | null;
  address: string | null;
  description: string;
  purpose: string | null;
  withdrawsId: number | null;
}

export const ADD_DISCLOSURE = statement<NewDisclosure, { id: number }>({
  name: 'add-disclosure',
  text: `insert into disclosure (organization_id, patient_id, date, recipient, address, description, purpose, withdraws_id)
    values ($organizationId, $patientId, $date, $recipient, $address, $description, $purpose, $withdrawsId) returning id`,
});

/** SQL that locks a disclosure to withdraw, so that only one of two withdrawals at the same time succeeds. */
export const LOCK_DISCLOSURE = statement<{ id: number; ids: readonly number[] }, { id: number }>({
  name: 'lock-disclosure',
  text: `select id from disclosure
    where organization_id = $organizationId and id = $id and patient_id = any($ids::bigint[]) and withdraws_id is null for no key update`,
});

export const FIND_WITHDRAWAL = statement<{ id: number }, { id: number }>({
  name: 'find-withdrawal',
  text: 'select id from disclosure where organization_id = $organizationId and withdraws_id = $id',
});

/** Disclosures of one kind to one recipient. */
export interface RecordedDisclosureRow {
  json: string;
}

const PURPOSES = EXCEPTED_PURPOSES.map((purpose) => `'${purpose}'`).join(', ');
const BY_RECIPIENT = ['action', 'host', 'webhook_id', 'actor_kind', 'actor_id', 'purpose']
  .map((column) => `e.${column}`)
  .join(', ');

/** SQL that summarizes the disclosures in the audit trail of the patient in the setting `rpm.audited_patient`. */
export const SUMMARIZE_DISCLOSURES = statement<{ others: readonly number[] }, RecordedDisclosureRow>({
  name: 'summarize-disclosures',
  text: `select ${jsonObject({
    action: 'e.action',
    host: 'e.host',
    webhookId: 'e.webhook_id',
    actorKind: 'e.actor_kind',
    actorId: 'e.actor_id',
    purpose: 'e.purpose',
    disclosureCount: 'count(*)',
    firstTimestamp: jsonInstant('min(e.recorded_timestamp)'),
    lastTimestamp: jsonInstant('max(e.recorded_timestamp)'),
  })}::text as json
  from audit_event e
  where e.organization_id = $organizationId and not e.patients && $others::bigint[] and e.action in ('disclose', 'export')
    and e.purpose not in (${PURPOSES}) and (e.status is null or e.status < 400)
  group by ${BY_RECIPIENT} order by max(e.recorded_timestamp) desc limit ${MAX_RECIPIENTS}`,
});
