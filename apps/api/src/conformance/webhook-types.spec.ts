import { ApiKeyRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { samplePayload, WEBHOOK_TYPES, type WebhookType } from '@rpm/domain';
import { type OpenApiPart } from '../openapi/model';
import { RESOURCE_MODULES } from '../resource-modules';
import { type TestResponse, TestApi } from '../testing/test-api';
import { snapshotOfRows } from './owned-rows';

const WEBHOOK = '/api/v3/webhook';
const LOGS = `${WEBHOOK}/logs`;

/** A URL whose IP address is reserved for documentation (RFC 5737), to which the service never sends anything. */
const HOOK_URL = 'https://192.0.2.1/';
const PERIOD = { startTimestamp: '2026-01-01T00:00:00Z', endTimestamp: '2026-12-31T00:00:00Z' };

const subjectOf = (type: WebhookType) => type.split('.')[0] ?? '';

/** Each resource with event types that begin with its name, and the scope that permits reading the resource. */
const AREAS_OF_RESOURCES = RESOURCE_MODULES.flatMap(({ openApi }): OpenApiPart[] => [openApi].flat()).flatMap(({ resource }) => {
  const { view, area } = resource ?? {};
  const subject = view ? `${view.name.charAt(0).toLowerCase()}${view.name.slice(1)}` : '';
  return WEBHOOK_TYPES.some((type) => subjectOf(type) === subject) ? [[subject, `${area}:read`]] : [];
});

/** The scope that a key needs to read an event's data over HTTP, by the first word of the event type. */
const READ_SCOPES: Record<string, string> = {
  ...(Object.fromEntries(AREAS_OF_RESOURCES) as Record<string, string>),
  audit: 'audit:read',
  ingest: 'ingest:read',
  packedKit: 'orders:read',
  reading: 'readings:read',
  source: 'ingest:read',
};
const WEBHOOK_SCOPES = ['webhooks:read', 'webhooks:write'];

/**
 * One event type of each subject is tested, because the domain derives the scope from the subject. Every key in these tests may read
 * webhooks, so events about webhooks have a test of their own.
 */
const CASES = Object.entries(READ_SCOPES).flatMap(([subject, scope]) =>
  WEBHOOK_TYPES.filter((type) => subjectOf(type) === subject && subject !== 'webhook')
    .slice(0, 1)
    .map((type) => ({ type, scope })),
);

interface LogJson {
  payload: string | null;
  attempts: { responseBody: string | null }[];
}

interface PageJson {
  content: LogJson[];
  total: number;
}

describe('required scope of an event type', () => {
  let api: TestApi;
  let factory: Factory;
  /** An API key with every scope for webhooks, but without access to the data in events. */
  let webhooksKey: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    webhooksKey = await factory.key(WEBHOOK_SCOPES);
  });

  const readingKey = (scope: string) => factory.key([...WEBHOOK_SCOPES, scope]);

  /** Inserts the log of a delivered event of the given type, with one attempt. */
  const addLog = async (type: WebhookType) => {
    const webhook = await factory.webhook({ types: [type], url: HOOK_URL });
    const payload = JSON.stringify({ id: 'evt_1', type, payload: samplePayload(type) });
    const log = await factory.webhookLog({ webhookId: webhook.id, webhookType: type, payload });
    await api.database.dataSource.query(
      `insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp, response_status, response_body)
       values ($1, $2, $3, 1, $3, 200, 'taken')`,
      [factory.organizationId, log.id, log.createTimestamp],
    );
    return { webhookId: webhook.id, logId: log.id, payload };
  };

  const expectScopeMissing = ({ status, json }: TestResponse, scope: string) =>
    expect([status, json]).toEqual([
      403,
      expect.objectContaining({
        code: 'scope_missing',
        detail: `Events of this type need a key with the scope ${scope}.`,
      }),
    ]);

  it('is known for the subject of every type', () => {
    expect(new Set(WEBHOOK_TYPES.map(subjectOf))).toEqual(new Set([...CASES.map(({ type }) => subjectOf(type)), 'webhook']));
  });

  it('is webhooks:read for webhook.disabled: only a key with this scope can create a webhook', async () => {
    const body = { type: 'webhook.disabled', url: 'https://hooks.example.org/rpm' };
    expectScopeMissing(await api.post(WEBHOOK, body, { key: await factory.key(['webhooks:write']) }), 'webhooks:read');
    expect((await api.post(WEBHOOK, body, { key: webhooksKey })).status).toBe(200);
  });

  it.each(CASES)('is $scope for $type: only a key with this scope can create a webhook', async ({ type, scope }) => {
    const body = { type, url: 'https://hooks.example.org/rpm' };
    expectScopeMissing(await api.post(WEBHOOK, body, { key: webhooksKey }), scope);
    expect((await api.get(WEBHOOK, { key: webhooksKey })).json).toMatchObject({ total: 0 });
    expect((await api.post(WEBHOOK, body, { key: await readingKey(scope) })).status).toBe(200);
  });

  it.each(CASES)('is $scope for $type: only a key with it can change a webhook or make it send', async ({ type, scope }) => {
    const { webhookId, logId } = await addLog(type);
    const path = `${WEBHOOK}/${webhookId}`;
    const operations: ((key: string) => Promise<TestResponse>)[] = [
      (key) => api.patch(path, { url: 'https://elsewhere.example.org/' }, { key }),
      (key) => api.post(`${path}/rotate-secret`, {}, { key }),
      (key) => api.post(`${path}/test`, undefined, { key }),
      (key) => api.post(`${path}/replay`, PERIOD, { key }),
      (key) => api.post(`${LOGS}/${logId}/resend`, undefined, { key }),
    ];
    const before = await snapshotOfRows(api.database.dataSource);
    for (const operation of operations) expectScopeMissing(await operation(webhooksKey), scope);
    expect(await snapshotOfRows(api.database.dataSource)).toEqual(before);
    const key = await readingKey(scope);
    for (const operation of operations) expect((await operation(key)).status).toBe(200);
  });

  it.each(CASES)('is $scope for $type: without it, webhook logs hide payloads and responses', async ({ type, scope }) => {
    const { logId, payload } = await addLog(type);
    const key = await readingKey(scope);
    const list = async (apiKey: string) => (await api.get(LOGS, { key: apiKey })).json as PageJson;
    const log = async (apiKey: string) => (await api.get(`${LOGS}/${logId}`, { key: apiKey })).json as LogJson;

    const [listed, found] = [await list(key), await log(key)];
    expect([listed.total, listed.content[0]?.payload]).toEqual([1, payload]);
    expect([found.payload, found.attempts[0]?.responseBody]).toEqual([payload, 'taken']);

    expect(await list(webhooksKey)).toEqual({ ...listed, content: [{ ...listed.content[0], payload: null }] });
    const attempts = [{ ...found.attempts[0], responseBody: null }];
    expect(await log(webhooksKey)).toEqual({ ...found, payload: null, attempts });
  });

  it('hides only the payloads of webhook logs whose required scope the key lacks, and keeps the exact total of the list', async () => {
    for (const type of WEBHOOK_TYPES) await addLog(type);
    const { content, total } = (await api.get(`${LOGS}?size=250`, { key: await readingKey('orders:read') })).json as {
      content: { webhookType: string; payload: string | null }[];
      total: number;
    };
    const shown = content.filter(({ payload }) => payload !== null).map(({ webhookType }) => webhookType);
    expect([total, content.length]).toEqual([WEBHOOK_TYPES.length, WEBHOOK_TYPES.length]);
    expect(shown.sort()).toEqual([
      ...[
        'order.status',
        'order.statusFull',
        'order.updated',
        'packedKit.event',
        'return.statusFull',
        'return.updated',
        'webhook.disabled',
      ],
    ]);
  });

  it('is needed to repeat a resend with its Idempotency-Key, because the stored response contains the event’s data', async () => {
    const { logId } = await addLog('patient.created');
    const resend = (key: string) =>
      api.post(`${LOGS}/${logId}/resend`, undefined, { key, headers: { 'Idempotency-Key': 'once' } });
    expect((await resend(await readingKey('patients:read'))).status).toBe(200);
    expectScopeMissing(await resend(webhooksKey), 'patients:read');
  });

  it('is not needed to delete a webhook or to cancel a replay', async () => {
    const { webhookId } = await addLog('patient.created');
    const path = `${WEBHOOK}/${webhookId}`;
    const { id } = (await api.post(`${path}/replay`, PERIOD, { key: await readingKey('patients:read') })).json as { id: number };
    expect((await api.post(`${path}/replay/${id}/cancel`, undefined, { key: webhooksKey })).status).toBe(200);
    expect((await api.delete(path, { key: webhooksKey })).status).toBe(204);
  });

  it('is not checked when the key that created the webhook is revoked, so the webhook stays enabled', async () => {
    const keys = new ApiKeyRepository(api.database.dataSource);
    const grant = { name: 'Creator', scopes: [...WEBHOOK_SCOPES, 'patients:read'], expireTimestamp: null };
    const { apiKey, token } = await keys.create(factory.organizationId, grant);
    const body = { type: 'patient.created', url: 'https://hooks.example.org/rpm' };
    const { id } = (await api.post(WEBHOOK, body, { key: token.text })).json as { id: number };
    await keys.revoke(factory.organizationId, apiKey.id);
    expect((await api.get(`${WEBHOOK}/${id}`, { key: webhooksKey })).json).toMatchObject({ enabled: true });
  });
});
