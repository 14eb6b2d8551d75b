import { AUDIT_EVENT_VIEW, MAX_EMBEDDED, PATIENT_ACCESS_VIEW } from '@rpm/domain';
import { type AuditRow, FROM_LOG, jsonInstant, type JsonSql, type NamedStatement, statement, viewAsJson } from '@rpm/database';
import { type OneRecord } from './records-of-patient';

/** SQL condition that the row `e` comes from an earlier installation, whose ids of keys and people others have here. */
const IS_IMPORTED = `e.recorded_timestamp < (select s.import_timestamp from audit_segment s where s.organization_id = e.organization_id)`;

/** SQL expression for the present name of the actor of the row `e`; null if the key or person no longer exists, or belonged to an earlier installation. */
const ACTOR = `case
    when e.actor_kind = 'cli' then 'rpm-admin'
    when ${IS_IMPORTED} then null
    when e.actor_kind = 'key' then (select k.name from api_key k where k.organization_id = e.organization_id and k.id = e.actor_id)
    when e.actor_kind = 'person' then (select p.name from console_person p where p.organization_id = e.organization_id and p.id = e.actor_id)
  end`;

/** A row of the trail as it is stored. */
type StoredRow = AuditRow & { id: number; recordedTimestamp: Date };

/** SQL expressions for the columns that need a conversion, whoever reads the row `e`. */
const CONVERTED = {
  actor: ACTOR,
  address: 'host(e.address)',
  fromLog: FROM_LOG,
};

/** SQL expression for one of the digests of the row `e`. @param position SQL for its number, counted from 1 */
const digest = (position: string) => `encode(substring(e.digests from (32 * (${position} - 1) + 1)::integer for 32), 'hex')`;

/** SQL expression for a list of at most {@link MAX_EMBEDDED} values as JSON. */
const shortList = (value: string, order: string, from: string) =>
  `(select coalesce(to_json((array_agg(${value} order by ${order}))[1:${MAX_EMBEDDED}]), '[]') from ${from})`;

/** SQL expression for the ids of all requests that share the row `e`. */
const REQUESTS = `array_remove(e.request_id || coalesce(e.further_request_ids, '{}'), null)`;

/** SQL expression that converts the row `e` to the JSON of a row of the trail. */
export const AUDIT_EVENT = viewAsJson<typeof AUDIT_EVENT_VIEW, StoredRow>(AUDIT_EVENT_VIEW, 'e', {
  ...CONVERTED,
  patients: `(select coalesce(json_agg(json_build_object('id', p.id) order by p.n), '[]')
    from unnest(e.patients[1:${MAX_EMBEDDED}]) with ordinality p (id, n))`,
  patientCount: 'cardinality(e.patients)',
  requestIds: `to_json((${REQUESTS})[1:${MAX_EMBEDDED}])`,
  digests: shortList(digest('d.n'), 'd.n', `generate_series(1, length(e.digests) / 32) d (n)`),
});

/**
 * SQL expression that converts the row `e` to the JSON of an access to one of the patients `$ids`. Of the requests and bodies that share a row, it contains those
 * that concern these patients: the requests and the bodies are in the order of the patients, unless there is only one.
 */
export const PATIENT_ACCESS = viewAsJson<typeof PATIENT_ACCESS_VIEW, StoredRow>(PATIENT_ACCESS_VIEW, 'e', {
  ...CONVERTED,
  requestIds: `case when e.further_request_ids is null then to_json(${REQUESTS}) else ${shortList(
    'u.request',
    'u.n',
    `unnest(e.patients, e.request_id || e.further_request_ids) with ordinality u (patient, request, n)
      where u.patient = any($ids::bigint[]) and u.request is not null`,
  )} end`,
  digests: `case when length(e.digests) = 32 then to_json(array[${digest('1')}]) else ${shortList(
    digest('p.n'),
    'p.n',
    `unnest(e.patients) with ordinality p (id, n) where p.id = any($ids::bigint[]) and 32 * p.n <= length(e.digests)`,
  )} end`,
});

/** The filters of the trail. A filter that is null matches every row. */
export interface TrailFilter {
  actorKind: string | null;
  actorId: number | null;
  action: string | null;
  resource: string | null;
  refused: boolean | null;
  status: number | null;
  webhookId: number | null;
  startTimestamp: Date | '-infinity';
  endTimestamp: Date | 'infinity';
}

/** A part of the trail: rows with an id below `before`. */
export interface TrailPart extends TrailFilter {
  before: number;
  limit: number;
}

/** A row of an answer. An answer without rows of the trail has one row, whose id and JSON are null. */
export interface TrailRow {
  id: number | null;
  json: string | null;
  total: number | null;
  /** Null for an organization that was deleted without leaving a row. */
  recordedSince: string | null;
}

const MATCHES = `e.organization_id = $organizationId
  and e.recorded_timestamp >= $startTimestamp::timestamptz and e.recorded_timestamp < $endTimestamp::timestamptz
  and ($actorKind::text is null or e.actor_kind = $actorKind) and ($actorId::bigint is null or e.actor_id = $actorId)
  and ($action::text is null or e.action = $action) and ($resource::text is null or e.resource = $resource)
  and ($status::smallint is null or e.status = $status) and ($webhookId::bigint is null or e.webhook_id = $webhookId)
  and ($refused::boolean is null or (e.status is not null and e.status >= 400) = $refused)`;

/** SQL expression for the time since which the organization is recorded. If the organization was deleted, it is the time of the first row that is left. */
export const RECORDED_SINCE = jsonInstant(`coalesce(
    (select o.recorded_since from organization o where o.id = $organizationId),
    (select f.recorded_timestamp from audit_event f where f.organization_id = $organizationId order by f.id limit 1))`);

/** SQL that completes a statement: the rows of `part`, each with the number of all rows and the beginning of the trail. */
const answer = (json: JsonSql<unknown>, total: string) => `
  select part.id, part.json, ${total} as total, ${RECORDED_SINCE} as "recordedSince"
  from (values (1)) one left join (select e.id, ${json}::text as json from part e) part on true order by part.id desc`;

/** SQL that finds rows of an organization by filters other than a patient. `$counted` says whether all of them are counted. */
export const FIND_AUDIT_EVENTS = statement<TrailPart & { counted: boolean }, TrailRow>({
  name: 'find-audit-events',
  text: `
  with part as materialized (
    select * from audit_event e where ${MATCHES} and e.id < $before::bigint order by e.id desc limit $limit::integer
  )${answer(AUDIT_EVENT, `case when $counted::boolean then (select count(*) from audit_event e where ${MATCHES}) end`)}`,
});

/** A part of the trail of one patient. */
export interface PatientTrail extends TrailPart, OneRecord {}

/**
 * SQL that finds the rows of the patient in the setting `rpm.audited_patient`, from which row-level security takes the patient. The index finds all of them,
 * and they are counted, because the index does not have their order.
 */
const ofPatient = (name: string, json: JsonSql<unknown>): NamedStatement<PatientTrail, TrailRow> =>
  statement({
    name,
    text: `
  with matching as materialized (
    select e.id, e.recorded_timestamp from audit_event e where ${MATCHES} and not e.patients && $others::bigint[]
  ), part as materialized (
    select e.* from (select * from matching m where m.id < $before::bigint order by m.id desc limit $limit::integer) m
    cross join lateral (
      select * from audit_event e
      where e.organization_id = $organizationId and e.id = m.id and e.recorded_timestamp = m.recorded_timestamp offset 0
    ) e
  )${answer(json, '(select count(*) from matching)')}`,
  });

export const FIND_AUDIT_EVENTS_OF_PATIENT = ofPatient('find-audit-events-of-patient', AUDIT_EVENT);
export const FIND_PATIENT_ACCESS = ofPatient('find-patient-access', PATIENT_ACCESS);
