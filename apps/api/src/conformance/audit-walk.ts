import { type Factory } from '@rpm/data-access/testing';
import { samplePayload } from '@rpm/domain';
import { openApiDocument } from '../operations/document';
import { type DocumentedOperation, operationsOf } from '../testing/operations-of';
import { type TestApi, type TestRequest, type TestResponse } from '../testing/test-api';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { exampleBodyOf, fillPathTemplate } from './references';

/** All operations for which an API key is necessary. */
export const KEYED_OPERATIONS = operationsOf(openApiDocument).filter(({ template }) => template.startsWith('/api/v3/'));

export const isRead = ({ method, operation }: DocumentedOperation) =>
  method === 'GET' || operation['x-required-scope']?.endsWith(':read') === true;

export const isDownload = ({ template }: DocumentedOperation) => template.endsWith('/export');

/** Returns whether an operation looks at the trail, which is recorded also if the answer contains nobody's data. */
export const isLookAtTrail = ({ template }: DocumentedOperation) => template.startsWith('/api/v3/audit-event');

const isDeletion = ({ method }: DocumentedOperation) => method === 'DELETE';

/** The operations that change something. Resources are deleted last, because other operations need them. */
export const WRITES = KEYED_OPERATIONS.filter((one) => !isRead(one)).sort(
  (one, other) => Number(isDeletion(one)) - Number(isDeletion(other)),
);

/** Reasons why an answer never contains a patient's data, each with the paths of its operations. */
const REASONS: readonly (readonly [reason: string, ...templates: readonly string[]])[] = [
  [
    'The answer describes the organization and who may use the API.',
    ...['organization', 'me', 'api-key', 'api-key/{apiKeyId}'],
    ...['console-person', 'console-person/{personId}', 'console-person/{personId}/session'],
  ],
  [
    'The answer describes products, kits and sites, and how many units are in stock.',
    ...['manufacturer', 'item', 'kit', 'site'].flatMap((resource) => [
      resource,
      `${resource}/changes`,
      `${resource}/{${resource}Id}`,
    ]),
    ...['kit/{kitId}/item/{itemId}', 'stock'],
  ],
  [
    'The answer describes where events are sent, and contains no event.',
    ...['webhook', 'webhook/changes', 'webhook/{webhookId}', 'webhook/{webhookId}/health'],
    ...['webhook/{webhookId}/replay', 'webhook/{webhookId}/replay/{replayId}'],
  ],
  ['The answer contains the schemas of events.', 'webhook/type'],
  [
    'The answer describes adapters, or counts the messages of sources.',
    ...['ingest-adapter', 'ingest-source/health', 'ingest-source/{ingestSourceId}/health'],
  ],
  ['The answer says how messages are read.', 'ingest-source/{ingestSourceId}/mapping'],
  [
    'The answer counts messages and their parts. A text by which a vendor names a person says nothing about a patient as long as nobody has bound it.',
    ...['ingest-message', 'ingest-quarantine'],
  ],
  ['The answer contains what receivers of events have answered.', 'webhook/logs/{logId}/attempt'],
  [
    'The answer contains times, states and identifiers of things, and no person.',
    'order/{orderId}/event',
    'device/{deviceId}/event',
    'device/{deviceId}/healthcheck',
    'device/{deviceId}/former-identifier',
  ],
  ['The answer contains times and hashes of the audit trail, and no row of it.', 'audit-event/state'],
  ['The answer contains a period and an offset.', 'device/{deviceId}/restamp'],
];

/** The paths of the operations whose answers never contain a patient's data, with the reason. */
export const ABOUT_NOBODY: Readonly<Record<string, string>> = Object.fromEntries(
  REASONS.flatMap(([reason, ...templates]) => templates.map((template) => [`/api/v3/${template}`, reason])),
);

/** The sample rows of an organization in which the patients are different people, and a key of it. */
export interface AuditedOrganization {
  names: SampleNames;
  key: string;
  /** The patient who has taken the readings, the present holder of their device, and the recipient of the orders. */
  people: { taker: number; holder: number; recipient: number; merged: number };
}

/** All scopes, also those that no wildcard contains. */
const SCOPES = [
  '*',
  'organization:write',
  'keys:write',
  'console:write',
  'audit:read',
  'audit:write',
  'ingest:read',
  'ingest:write',
  'ingest:raw',
];

const EVENT_TYPE = 'reading.bloodGlucose';

/** Returns the payload of an event about a reading of one patient, whose device another one holds. */
function readingOf(taker: number, holder: number): object {
  const { device, patient, ...others } = samplePayload(EVENT_TYPE) as Record<'device' | 'patient', object>;
  const currentPatient = { ...patient, id: holder };
  return { ...others, patient: { ...patient, id: taker }, device: { ...device, currentPatient } };
}

/**
 * Inserts the sample rows, and gives the device of the readings and the orders to other patients. The feed and the logs of webhooks contain an event with two
 * patients.
 */
export async function insertAuditedRows(factory: Factory): Promise<AuditedOrganization> {
  const names = await insertSampleRows(factory);
  const { organizationId, dataSource } = factory;
  const [holder, recipient] = [(await factory.patient()).id, (await factory.patient()).id];
  const taker = Number(names['patientId']);
  const run = (sql: string, ...values: unknown[]) => dataSource.query(sql, [organizationId, ...values]);
  await run(
    `update device_assignment set end_timestamp = '2026-02-10Z' where organization_id = $1 and id = $2`,
    names['assignmentId'],
  );
  await run(
    `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp) values ($1, $2, $3, '2026-02-11Z')`,
    names['deviceId'],
    holder,
  );
  await run('update device set current_patient_id = $3 where organization_id = $1 and id = $2', names['deviceId'], holder);
  await run('update customer_order set patient_id = $3 where organization_id = $1 and patient_id = $2', taker, recipient);
  await run(
    `update reading_revision set "row" = "row"::jsonb || jsonb_build_object('patient_id', $2::bigint) where organization_id = $1`,
    taker,
  );
  const payload = readingOf(taker, holder);
  const body = { id: 'evt_1', type: EVENT_TYPE, sequence: 1, createTimestamp: '2026-02-01T00:00:00.000Z', payload };
  await run('update webhook_log_payload set body = $2 where organization_id = $1', JSON.stringify(body));
  await run('update webhook_log set webhook_type = $2 where organization_id = $1', EVENT_TYPE);
  await run('update published_event set type = $2, payload = $3 where organization_id = $1', EVENT_TYPE, JSON.stringify(payload));
  const merged = Number(names['mergedPatientId']);
  return { names, key: await factory.key(SCOPES), people: { taker, holder, recipient, merged } };
}

/** The parts of a request that differ from the example. */
export interface ExampleRequest extends TestRequest {
  /** Id in the path, in place of the ids of sample rows. */
  id?: number;
}

/** Sends the example of an operation for an organization. */
export function sendExample(
  api: TestApi,
  one: DocumentedOperation,
  { names, key }: AuditedOrganization,
  { id, ...request }: ExampleRequest = {},
): Promise<TestResponse> {
  const body = exampleBodyOf(one, names);
  const [resource] = one.template.split('/').slice(-1);
  const query =
    resource === 'changes'
      ? '?updatedAfter=2020-01-01T00:00:00Z'
      : resource === 'patient-summary'
        ? `?patientId=${names['patientId']}`
        : '';
  const path = fillPathTemplate(one.template, names, (name) => id ?? names[name] ?? '') + query;
  return api.send(path, { method: one.method, key, ...(body && { body }), ...request });
}
