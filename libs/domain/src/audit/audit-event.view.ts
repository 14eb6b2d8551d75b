import { PATIENT_REFERENCE_VIEW } from '../patient/patient.view';
import { choice, count, flag, id, instant, integer, list, text, values } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { MAX_EMBEDDED } from '../view/list-bound';
import { MAX_PAGE_SIZE } from '../page/page';
import { AUDIT_ACTIONS, AUDIT_ACTOR_KINDS } from './audit-entry';

/** Properties of a recorded request that every reader of the trail sees. */
const RECORDED = {
  id: id('Identifier of the row of the audit trail. It grows with time.', { example: 57 }),
  recordedTimestamp: instant('Time at which the request was recorded.', { example: '2026-01-31T09:00:00.000Z' }),
  actor: text('Present name of the key or person, or `rpm-admin`; null if there is none.', {
    nullable: true,
    example: 'Dashboard',
  }),
  actorKind: choice(
    AUDIT_ACTOR_KINDS,
    'Kind of the actor: an API key, a person, `rpm-admin` (`cli`), the service, a source of device data, or the delivery of webhooks.',
    { example: 'key' },
  ),
  actorId: id('Id of the API key or person; null for other actors.', { nullable: true, example: 4 }),
  assertedActor: text('The user whom the client named in `X-Actor`; only the client vouches for it.', {
    nullable: true,
    example: 'user-31',
  }),
  action: choice(AUDIT_ACTIONS, 'The action, also if it was refused.', {
    example: 'read',
  }),
  resource: text("Words of the operation's path, such as `patient/equipment`, or of the command.", {
    example: 'patient/equipment',
  }),
  status: integer({ format: 'int32', minimum: 100, maximum: 599 }, 'HTTP status of the answer; null if there was none.', {
    nullable: true,
    example: 200,
  }),
};

const FROM = {
  address: text('IP address of the client; null for commands and deliveries.', { nullable: true, example: '203.0.113.7' }),
  host: text('Host to which a webhook was delivered; null for other actions.', { nullable: true, example: null }),
  webhookId: id('Id of the webhook, even if it was deleted; null for other actions.', {
    nullable: true,
    example: null,
  }),
  purpose: text('Purpose of a disclosure; null if none was stated.', { nullable: true, example: null }),
};

const FROM_LOG = {
  fromLog: flag('Whether a webhook log from before the trail contained it.', { example: false }),
};

const REQUEST_ID = { type: 'string', format: 'uuid' };
const DIGEST = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const EXAMPLE_REQUESTS = ['0198c5a2-7f3e-7000-8000-000000000001'];

/** A row of the audit trail. */
export const AUDIT_EVENT_VIEW = view(
  'AuditEvent',
  'A row of the audit trail: who asked for what, and whose data the answer contained.',
  {
    ...RECORDED,
    resourceId: id('Id of the resource that was named in the path; null if none was.', { nullable: true, example: 1 }),
    sessionId: id('Id of the session of the console; null for an API key.', { nullable: true, example: null }),
    patients: list(
      PATIENT_REFERENCE_VIEW,
      `The first ${MAX_EMBEDDED} patients whose data the answer contained or the request changed.`,
      { maxItems: MAX_EMBEDDED },
    ),
    patientCount: count('Number of patients.', 1),
    rows: count('Records in the answer.', 1),
    ...FROM,
    ...FROM_LOG,
    requestIds: values(REQUEST_ID, `Ids of at most ${MAX_EMBEDDED} requests that share this row, in the order of the patients.`, {
      example: EXAMPLE_REQUESTS,
      maxItems: MAX_EMBEDDED,
    }),
    digests: values(DIGEST, `SHA-256 of at most ${MAX_EMBEDDED} bodies that were sent, in the order of the patients.`, {
      example: [],
      maxItems: MAX_EMBEDDED,
    }),
  },
);

export type AuditEventView = ViewOf<typeof AUDIT_EVENT_VIEW>;

/** A recorded request as the patient whom it concerned may see it. It contains no id that could be another patient's. */
export const PATIENT_ACCESS_VIEW = view('PatientAccess', 'A request that concerned a patient.', {
  ...RECORDED,
  ...FROM,
  ...FROM_LOG,
  requestIds: values(REQUEST_ID, `Ids that the service gave the requests about this patient, at most ${MAX_EMBEDDED}.`, {
    example: EXAMPLE_REQUESTS,
    maxItems: MAX_EMBEDDED,
  }),
  digests: values(DIGEST, `SHA-256 of each body about this patient that was sent to a webhook, at most ${MAX_EMBEDDED}.`, {
    example: [],
    maxItems: MAX_EMBEDDED,
  }),
});

export type PatientAccessView = ViewOf<typeof PATIENT_ACCESS_VIEW>;

/** Properties that every answer about the trail has besides its entries. */
export const TRAIL_PROPERTIES = {
  cursor: text('Position after these entries. Send it as `after` to get the older ones. Null if there are none.', {
    nullable: true,
    example: null,
  }),
  hasMore: flag('Whether there are older entries.', { example: false }),
  recordedSince: instant(
    'Time since which the requests of the organization are recorded. Earlier requests are not in the trail.',
    { example: '2026-01-01T00:00:00.000Z' },
  ),
};

export const AUDIT_EVENT_LIST_VIEW = view('AuditEventList', 'A part of the audit trail, newest row first.', {
  content: list(AUDIT_EVENT_VIEW, 'The rows.', { maxItems: MAX_PAGE_SIZE }),
  total: integer(
    { format: 'int64', minimum: 0 },
    'Number of all rows that match the filters; null unless the filters name a patient or a period of at most a day.',
    { nullable: true, example: null },
  ),
  ...TRAIL_PROPERTIES,
});

export type AuditEventListView = ViewOf<typeof AUDIT_EVENT_LIST_VIEW>;

export const PATIENT_ACCESS_LIST_VIEW = view('PatientAccessList', 'The requests that concerned a patient, newest first.', {
  content: list(PATIENT_ACCESS_VIEW, 'The requests.', { maxItems: MAX_PAGE_SIZE }),
  total: integer({ format: 'int64', minimum: 0 }, 'Number of all requests that match the filters.', { example: 1 }),
  ...TRAIL_PROPERTIES,
});

export type PatientAccessListView = ViewOf<typeof PATIENT_ACCESS_LIST_VIEW>;
