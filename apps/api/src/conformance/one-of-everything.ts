import { ApiKeyRepository } from '@rpm/data-access';
import { type Factory } from '@rpm/data-access/testing';
import { randomBytes } from 'node:crypto';
import { exampleOf, READING_KIND_NAMES, readingKind, type ReadingKindName, samplePayload } from '@rpm/domain';
import { type OpenApiPart } from '../openapi/model';
import { RESOURCE_MODULES } from '../resource-modules';
import { exampleRow, snakeCase } from './example-row';
import { addOrders } from './one-of-every-order';
import { addFileImports, addSources } from './one-of-every-source';

/** Ids and identifiers of an organization's sample rows, by parameter name. */
export type SampleNames = Readonly<Record<string, string | number>>;

/** A date for paths that contain a day. */
export const SAMPLE_DATE = '2026-02-03';

/** Column values of a minimal reading of each kind. Each has version 2, as if it was corrected once. */
const VALUES: Record<ReadingKindName, object> = {
  bloodGlucose: { glucose: 101 },
  bloodOxygen: { blood_oxygen: 97 },
  bloodPressure: { systolic: 120, diastolic: 80 },
  weight: { weight: 150.5 },
  temperature: { temperature: 98.6, temperature_unit: 'fahrenheit' },
  heartRate: { heart_rate: 60 },
  heartRateVariability: { heart_rate_variability: 42.5 },
  peakFlow: { peak_expiratory_flow: 400 },
  sleepMatActivity: { body_turn_over: 4 },
  sleepMatDuration: { deep_sleep: 90 },
};

/** Payload of the sample events, as the service stores it. */
const PAYLOAD = JSON.stringify(samplePayload('patient.created'));

const HOURS = { reading_hour: '2026-01-01T00:00:00Z', receipt_hour: '2026-01-01T01:00:00Z' };

/** Sample rows for the tables that have no factory function. */
const REST: Record<string, (names: SampleNames) => object> = {
  device_health_check: ({ deviceId }) => ({ device_id: deviceId, event_timestamp: '2026-02-01Z' }),
  correction: ({ deviceId }) => ({ type: 'restamp', device_id: deviceId, offset_seconds: 60 }),
  device_silence: ({ deviceId }) => ({ device_id: deviceId, silent_since: '2026-02-01Z' }),
  device_watch: () => ({}),
  former_device_identifier: ({ deviceId }) => ({
    device_id: deviceId,
    type: 'serial',
    value: 'EX-1',
    end_timestamp: '2026-02-01Z',
  }),
  event: ({ siteId }) => ({ type: 'patient.created', subject_id: siteId, payload: PAYLOAD }),
  event_sequence: () => ({ type: 'patient.created', sequence: 1, publish_timestamp: '2026-02-01Z' }),
  published_event: ({ siteId }) => ({
    position: 1,
    publish_timestamp: '2026-02-01Z',
    id: 1,
    type: 'patient.created',
    sequence: 1,
    subject_id: siteId,
    version: 1,
    create_timestamp: '2026-02-01Z',
    payload: PAYLOAD,
  }),
  event_lease: () => ({
    first_position: 1,
    last_position: 1,
    publish_timestamp: '2026-02-01Z',
    owner: '00000000-0000-4000-8000-000000000001',
    lease_end: 'infinity',
  }),
  console_code: ({ apiKeyId }) => ({
    api_key_id: apiKeyId,
    hash: randomBytes(32),
    actor: 'Sample',
    scopes: ['sites:read'],
    expire_timestamp: '2026-02-01Z',
  }),
  console_invitation: ({ personId }) => ({ person_id: personId, hash: randomBytes(32), expire_timestamp: '2026-02-01Z' }),
  idempotency_key: () => ({ key: 'key-1', request_hash: Buffer.alloc(32), answer: '{}', headers: '{}' }),
  reading_import: () => ({
    fingerprint: 'file-1',
    ...Object.fromEntries(
      ['records', 'reject_bytes', 'stored', 'duplicates', 'rejected', 'patients', 'devices'].map((column) => [column, 0]),
    ),
  }),
  adherence_days: ({ patientId }) => ({ patient_id: patientId, first_day: '2026-02-03', days: '1' }),
  disclosure: ({ patientId }) => ({
    patient_id: patientId,
    date: '2026-02-01',
    recipient: 'Sample',
    description: 'Sample',
    purpose: 'Sample',
  }),
  patient_search_state: () => ({ through: 0 }),
  ended_observation: ({ patientId, 'blood-pressure-reading': id }) => ({
    kind: 'bloodPressure',
    reading_id: id,
    patient_id: patientId,
    companion: 'heartRate',
    version: 1,
    end_timestamp: '2026-02-01Z',
  }),
  ended_observation_state: () => ({ kind: 'bloodGlucose', through: 0 }),
  logged_delivery_state: () => ({ recorded_since: '2026-01-01Z', through: 0 }),
  adherence_recheck: ({ patientId }) => ({ patient_id: patientId, day: '2026-01-01' }),
  reading_count: () => ({ kind: 'weight', reading_day: '2026-01-01', receipt_day: '2026-01-01', count: 0 }),
  reading_hour_count: () => ({ kind: 'weight', ...HOURS, count: 0 }),
  deleted_resource: () => ({ resource: 'site', id: 1, version: 2 }),
  reading_count_delta: () => ({ kind: 'weight', reading_id: 1, ...HOURS, change: 0 }),
  fhir_export: () => ({ request: 'https://rpm.example.org/fhir/r4/$export', selection: '{}', expire_timestamp: '2026-01-02Z' }),
  smart_assertion: ({ apiKeyId }) => ({ api_key_id: apiKeyId, hash: randomBytes(32), expire_timestamp: '2026-01-02Z' }),
  smart_token: ({ apiKeyId }) => ({
    api_key_id: apiKeyId,
    hash: randomBytes(32),
    name: 'Sample',
    scopes: ['readings:read'],
    expire_timestamp: '2026-01-02Z',
  }),
  reading_identifier: ({ 'blood-glucose-reading': id }) => ({
    system: 'urn:example',
    value: 'sample',
    kind: 'bloodGlucose',
    reading_id: id,
  }),
  submission_without_device: ({ patientId, 'blood-glucose-reading': id }) => ({
    kind: 'bloodGlucose',
    patient_id: patientId,
    reading_timestamp: '2026-02-01Z',
    reading_id: id,
  }),
};

const KEY = { name: 'Sample', scopes: ['sites:read'], expireTimestamp: null };

const OF_SITE = { currentPatientId: null, currentStatus: 'availableAtSite' } as const;

/** Inserts at least one row into every table for an organization, so that a missing access check cannot go unnoticed. */
export async function insertSampleRows(factory: Factory): Promise<SampleNames> {
  const site = await factory.site();
  const patientEmail = `testina-${factory.organizationId}@example.org`;
  const patient = await factory.patient({ siteId: site.id, email: patientEmail });
  // This SKU must differ from the example in the OpenAPI document, because specs send the example, and a SKU belongs to one item.
  const item = await factory.item({ sku: 'SAMPLE-1' });
  const device = await factory.device({ itemId: item.id, currentPatientId: patient.id, siteId: site.id });
  const free = await factory.device({ ...OF_SITE, itemId: item.id, siteId: site.id });
  const [kit] = await insert(factory, 'kit', { name: 'Example kit', archived: false });
  await insert(factory, 'kit_item', { kit_id: kit?.id, item_id: item.id, count: 1 });
  const [identifier] = await factory.dataSource.query<{ value: string }[]>(
    'select value from device_identifier where organization_id = $1 and device_id = $2',
    [factory.organizationId, device.id],
  );
  const [assignment] = await factory.dataSource.query<{ id: number }[]>('select id from device_assignment where device_id = $1', [
    device.id,
  ]);
  const past = { start_timestamp: '2025-01-01Z', end_timestamp: '2025-02-01Z' };
  await insert(factory, 'device_assignment', { device_id: free.id, patient_id: patient.id, ...past });
  const [restamp] = await insert(factory, 'correction', { type: 'restamp', device_id: device.id, offset_seconds: 60 });
  const webhook = await addWebhookRows(factory);
  const orders = await addOrders(factory, { patientId: patient.id, siteId: site.id, itemId: item.id, kitId: kit?.id ?? 0 });
  const names: SampleNames = {
    date: SAMPLE_DATE,
    siteId: site.id,
    patientId: patient.id,
    patientEmail,
    patientExternalIdentifier: patient.externalIdentifier ?? '',
    manufacturerId: item.manufacturerId ?? 0,
    itemId: item.id,
    kitId: kit?.id ?? 0,
    deviceId: device.id,
    deviceIdentifier: identifier?.value ?? '',
    freeDeviceId: free.id,
    apiKeyId: (await new ApiKeyRepository(factory.dataSource).create(factory.organizationId, KEY)).apiKey.id,
    assignmentId: assignment?.id ?? 0,
    restampId: restamp?.id ?? 0,
    ...(await addFileImports(factory, patient.id, insert)),
    ...(await addPerson(factory)),
    ...(await addMerge(factory)),
    ...(await addUnreferenced(factory, item.id)),
    ...webhook,
    ...orders,
    ...(await addReadings(factory, { device_id: device.id, patient_id: patient.id, item_id: item.id })),
  };
  // A service that runs meanwhile may have inserted a row of the same key, because it counts the sample readings.
  for (const [table, row] of Object.entries(REST)) await insert(factory, table, row(names), 'on conflict do nothing');
  const all = { ...names, ...(await addSources(factory, names, insert)) };
  return { ...all, ...(await addPlainResources(factory, all)) };
}

/** Inserts a person who is signed in to the console and has two passkeys, because the last passkey cannot be removed. */
async function addPerson(factory: Factory): Promise<SampleNames> {
  const { apiKey } = await new ApiKeyRepository(factory.dataSource).create(factory.organizationId, KEY);
  const [person] = await insert(factory, 'console_person', { name: 'Sample', api_key_id: apiKey.id });
  const passkey = () => ({
    person_id: person?.id,
    hash: randomBytes(32),
    credential_id: randomBytes(16),
    public_key: randomBytes(77),
    counter: 0,
    is_backup_eligible: true,
    is_backed_up: false,
    transports: ['internal'],
  });
  await insert(factory, 'console_passkey', passkey());
  const [second] = await insert(factory, 'console_passkey', passkey());
  const [session] = await insert(factory, 'console_session', {
    api_key_id: apiKey.id,
    person_id: person?.id,
    hash: randomBytes(32),
    actor: 'Sample',
    scopes: ['sites:read'],
    expire_timestamp: '2126-02-01Z',
  });
  return { personId: person?.id ?? 0, passkeyId: second?.id ?? 0, sessionId: session?.id ?? 0 };
}

/** Inserts a patient who was merged into another one, and one who can be merged. */
async function addMerge(factory: Factory): Promise<SampleNames> {
  const [{ id: remainingPatientId }, { id: mergedPatientId }] = [await factory.patient(), await factory.patient()];
  await factory.dataSource.query('update patient set merged_into = $1 where id = $2', [remainingPatientId, mergedPatientId]);
  const [correction] = await insert(factory, 'correction', { type: 'merge' });
  const patients = { merged_patient_id: mergedPatientId, remaining_patient_id: remainingPatientId };
  await insert(factory, 'patient_merge', { id: correction?.id, ...patients, assignment_ids: [], order_ids: [], return_ids: [] });
  return { remainingPatientId, mergedPatientId, duplicatePatientId: (await factory.patient()).id };
}

/** Inserts resources that nothing refers to, so that they can be deleted. */
async function addUnreferenced(factory: Factory, itemId: number): Promise<SampleNames> {
  return {
    unreferencedSiteId: (await factory.site()).id,
    unreferencedManufacturerId: (await factory.manufacturer()).id,
    unreferencedItemId: (await factory.item()).id,
    unreferencedKitId: (await factory.kit({ [itemId]: 1 })).id,
    unreferencedDeviceId: (await factory.device({ itemId, currentPatientId: null })).id,
  };
}

/** Inserts the OpenAPI example of every resource that has no sample row yet. Later resources may refer to earlier ones. */
async function addPlainResources(factory: Factory, names: SampleNames): Promise<SampleNames> {
  const added: Record<string, number> = {};
  for (const { resource } of RESOURCE_MODULES.flatMap(({ openApi }): OpenApiPart[] => [openApi].flat())) {
    const { name = '' } = resource?.view ?? {};
    const parameter = `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;
    if (!resource || parameter in names) continue;
    const row = exampleRow(exampleOf(resource.view), { ...names, ...added });
    const [inserted] = await insert(factory, snakeCase(name), row);
    added[parameter] = inserted?.id ?? 0;
  }
  return added;
}

/** Inserts a webhook with a finished and a pending delivery, a secret, and a running replay. */
async function addWebhookRows(factory: Factory): Promise<SampleNames> {
  // The IP address of the webhook's URL is reserved for documentation (RFC 5737), so nothing is sent when specs call the test operation.
  const { id: webhookId } = await factory.webhook({ url: 'https://192.0.2.1/' });
  const { id: logId, createTimestamp } = await factory.webhookLog({ webhookId });
  const ofLog = { log_id: logId, log_create_timestamp: createTimestamp };
  await insert(factory, 'webhook_attempt', { ...ofLog, number: 1, start_timestamp: createTimestamp, response_status: 200 });
  // No log refers to this row, because the sample logs have their bodies in rows of their own.
  await insert(factory, 'webhook_bodies', { id: 0, webhook_id: webhookId, day: '2026-03-01Z', data: Buffer.alloc(1) });
  const pending = await factory.webhookLog({ webhookId, status: 'pending', lastResponseStatus: null });
  await insert(factory, 'webhook_delivery', {
    webhook_id: webhookId,
    is_retry: false,
    due_timestamp: createTimestamp,
    log_id: pending.id,
    log_create_timestamp: pending.createTimestamp,
    message_id: pending.messageId,
  });
  await insert(factory, 'webhook_secret', { webhook_id: webhookId, sealed: Buffer.alloc(60), key_name: 'example' });
  // The sample request headers belong to a second webhook. Their encrypted values are only zeros, so changing that webhook fails when it decrypts them.
  const { id: withHeaderId } = await factory.webhook({ url: 'https://192.0.2.2/' });
  await insert(factory, 'webhook_header', {
    webhook_id: withHeaderId,
    names: ['X'],
    sealed: Buffer.alloc(60),
    key_name: 'example',
  });
  const [replay] = await insert(factory, 'webhook_replay', {
    webhook_id: webhookId,
    start_timestamp: '2026-02-01Z',
    end_timestamp: '2026-02-02Z',
    cursor_timestamp: '2026-02-01Z',
    status: 'running',
  });
  const key = { create_day: '2026-03-01', webhook_type: 'device.healthcheck', retry_attempts: 0, last_response_status: 200 };
  const cell = { ...key, status: 'delivered', count: 0 };
  await insert(factory, 'webhook_log_cell', cell);
  await insert(factory, 'webhook_log_retried_cell', { ...cell, retry_day: '2026-03-02' });
  return { webhookId, logId, replayId: replay?.id ?? 0 };
}

/** Inserts a reading of every kind. @returns the reading ids by the first segment of the kind's path, such as `weight-reading` */
async function addReadings(factory: Factory, subjects: object): Promise<SampleNames> {
  const ids: Record<string, number> = {};
  for (const kind of READING_KIND_NAMES) {
    const path = `${readingKind(kind).path}-reading`;
    const row = { ...subjects, ...VALUES[kind], reading_timestamp: '2026-02-03T04:05:06.789Z', manual: false, version: 2 };
    const [reading] = await insert(factory, path.replaceAll('-', '_'), row);
    ids[path] = reading?.id ?? 0;
    await insert(factory, 'reading_revision', {
      kind,
      reading_id: reading?.id,
      version: 1,
      values: '{"manual": false}',
      row: JSON.stringify({ ...row, id: reading?.id, version: 1, received_timestamp: row.reading_timestamp, heart_rate: 66 }),
    });
  }
  return ids;
}

async function insert(factory: Factory, table: string, row: object, onConflict = ''): Promise<{ id: number }[]> {
  const all = { organization_id: factory.organizationId, ...row };
  const columns = Object.keys(all).map((column) => `"${column}"`);
  const places = columns.map((_, at) => `$${at + 1}`);
  const text = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) ${onConflict} returning *`;
  return factory.dataSource.query<{ id: number }[]>(text, Object.values(all));
}
