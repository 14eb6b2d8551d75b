import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { ANY_VERSION } from '../testing/any-version';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';
const URL_OF_TEST = 'https://hooks.example.org/rpm?token=CANARY-QUERY-1';

interface WebhookJson {
  id: number;
  secret: string;
}

describe('/api/v3/webhook', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const created = async (body: object = {}) => {
    const answer = await api.post(PATH, { type: 'patient.created', url: URL_OF_TEST, ...body });
    expect([answer.status, answer.json]).toEqual([200, answer.json]);
    const { secret, ...webhook } = answer.json as WebhookJson;
    return { webhook, secret, etag: answer.headers.get('etag') ?? '', path: `${PATH}/${webhook.id}` };
  };
  const rows = <T>(text: string, ...values: unknown[]) =>
    api.database.dataSource.query<T[]>(text, [api.factory.organizationId, ...values]);
  const healthOf = (id: number) =>
    rows<object>('select * from webhook_health where organization_id = $1 and webhook_id = $2', id);
  const fail = (id: number) =>
    rows(
      `update webhook_health set consecutive_failures = 7, failing_since = '2026-01-02Z', not_before = '2100-01-01Z'
       where organization_id = $1 and webhook_id = $2`,
      id,
    );
  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]),
  ];

  it('returns a webhook’s secret only in the response that creates the webhook', async () => {
    const { webhook, secret, etag, path } = await created();
    expect(webhook).toEqual({
      id: expect.any(Number) as number,
      type: 'patient.created',
      types: ['patient.created'],
      url: URL_OF_TEST,
      enabled: true,
      disabledReason: null,
      format: 'rpm',
      rateLimit: null,
      purpose: 'operations',
      headers: [],
      ...ANY_VERSION,
    });
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect(secret).not.toBe((await created()).secret);
    const found = await api.get(path);
    expect([found.json, found.headers.get('etag')]).toEqual([webhook, etag]);
    const { content } = (await api.get(`${PATH}?size=250`)).json as { content: object[] };
    expect(content).toContainEqual(webhook);
  });

  it('accepts every property of a webhook, and stores its URL unchanged', async () => {
    const url = 'HTTPS://Hooks.Example.ORG:8443/ä b?x=1#part';
    const said = { enabled: false, rateLimit: 1000, purpose: 'research', url };
    const { webhook } = await created({ id: 1, ...said });
    expect(webhook).toMatchObject({ ...said, disabledReason: null });
    expect(webhook.id).not.toBe(1);
  });

  it('stores no secret as plain text, not even in a response that is kept for its Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const body = { type: 'patient.created', url: URL_OF_TEST };
    const [first, second] = [await api.post(PATH, body, { headers }), await api.post(PATH, body, { headers })];
    expect([second.text, second.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    const secret = (first.json as WebhookJson).secret.replace('whsec_', '');
    const forms = [secret, Buffer.from(secret, 'base64').toString('hex'), Buffer.from(secret).toString('hex')];
    const stored = await rows<{ row: string }>(`
      select s::text as row from webhook_secret s where organization_id = $1
      union all select k::text || encode(k.answer::bytea, 'hex') from idempotency_key k where organization_id = $1`);
    expect(stored.length).toBeGreaterThan(1);
    expect(stored.filter(({ row }) => forms.some((form) => row.includes(form)))).toEqual([]);
  });

  it('changes only the properties that a PATCH contains, and never the type', async () => {
    const { webhook, path } = await created({ rateLimit: 5 });
    const patched = async (body: object) => (await api.patch(path, body)).json;
    expect(await patched({ rateLimit: 7, url: 'https://other.example.org/' })).toEqual({
      ...webhook,
      ...ANY_VERSION,
      rateLimit: 7,
      url: 'https://other.example.org/',
    });
    expect(await patched({ rateLimit: null, url: URL_OF_TEST, enabled: false })).toEqual({
      ...webhook,
      ...ANY_VERSION,
      enabled: false,
      rateLimit: null,
    });
    expect(await patched({ purpose: 'oversight' })).toMatchObject({ purpose: 'oversight', enabled: false });
    expect(await patched({ purpose: 'operations' })).toEqual({ ...webhook, ...ANY_VERSION, enabled: false, rateLimit: null });
    expect(errorsOf(await api.patch(path, { enabled: null, url: null }))).toEqual([
      400,
      [
        ['/url', 'required'],
        ['/enabled', 'required'],
      ],
    ]);
  });

  it('rejects another type in a PATCH, but accepts the current one', async () => {
    const { webhook, path } = await created();
    expect(errorsOf(await api.patch(path, { type: 'order.status' }))).toEqual([409, [['/type', 'read_only']]]);
    expect((await api.patch(path, webhook)).json).toEqual(webhook);
  });

  it('returns the health of a webhook by a separate request, so that failures do not change the webhook’s ETag', async () => {
    const { webhook, path, etag } = await created();
    const well = { consecutiveFailures: 0, firstFailureTimestamp: null, pauseEndTimestamp: null, latestSequences: [] };
    expect((await api.get(`${path}/health`)).json).toEqual(well);
    await fail(webhook.id);
    const failing = {
      consecutiveFailures: 7,
      firstFailureTimestamp: '2026-01-02T00:00:00.000Z',
      pauseEndTimestamp: '2100-01-01T00:00:00.000Z',
      latestSequences: [],
    };
    expect((await api.get(`${path}/health`)).json).toEqual(failing);
    expect((await api.patch(path, { rateLimit: 3 }, { headers: { 'If-Match': etag } })).status).toBe(200);
    expect((await api.get(`${path}/health`)).json).toEqual(failing);
  });

  it.each([
    ['enabled again', { enabled: true }],
    ['given another URL', { enabled: true, url: 'https://new.example.org/' }],
  ])('resets the count of failures when the webhook is %s', async (_, patch) => {
    const { webhook, path } = await created();
    await fail(webhook.id);
    await rows(
      `update webhook set enabled = false, disabled_reason = 'failing' where organization_id = $1 and id = $2`,
      webhook.id,
    );
    expect((await api.get(path)).json).toEqual({ ...webhook, ...ANY_VERSION, enabled: false, disabledReason: 'failing' });
    expect((await api.patch(path, patch)).json).toEqual({ ...webhook, ...ANY_VERSION, ...patch });
    expect(await healthOf(webhook.id)).toMatchObject([{ consecutive_failures: 0, failing_since: null, not_before: null }]);
  });

  it('deletes a webhook and its secrets but keeps its logs', async () => {
    const { webhook, path } = await created();
    const log = await api.factory.webhookLog({ webhookId: webhook.id });
    const deleted = await api.delete(path);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    const attempts = [
      await api.get(path),
      await api.get(`${path}/health`),
      await api.get(`${path}/replay`),
      await api.patch(path, { enabled: true }),
      await api.delete(path),
      await api.post(`${path}/rotate-secret`, {}),
      await api.post(`${path}/replay`, { startTimestamp: '2026-01-01T00:00:00Z', endTimestamp: '2026-01-02T00:00:00Z' }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404));
    expect(JSON.stringify((await api.get(`${PATH}?size=250`)).json)).not.toContain(`"id":${webhook.id},`);
    expect(await rows('select 1 from webhook_secret where organization_id = $1 and webhook_id = $2', webhook.id)).toEqual([]);
    expect((await api.get(`${PATH}/logs/${log.id}`)).status).toBe(200);
  });

  it('lists webhooks by id, and filters by type and enabled', async () => {
    const key = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    const ids: number[] = [];
    for (const [type, enabled] of [
      ['patient.created', true],
      ['order.status', false],
      ['patient.created', false],
    ]) {
      ids.push(((await api.post(PATH, { type, enabled, url: URL_OF_TEST }, { key })).json as WebhookJson).id);
    }
    const listed = async (query: string) => {
      const { content, total } = (await api.get(`${PATH}?${query}`, { key })).json as {
        content: { id: number }[];
        total: number;
      };
      expect(total).toBe(content.length);
      return content.map(({ id }) => ids.indexOf(id));
    };
    expect([await listed(''), await listed('type=patient.created'), await listed('enabled=false')]).toEqual([
      [0, 1, 2],
      [0, 2],
      [1, 2],
    ]);
    expect(await listed('type=patient.created&enabled=false')).toEqual([2]);
  });

  it('logs neither URLs nor secrets', async () => {
    const { secret, path } = await created();
    const { headers } = await api.patch(path, { url: 'http://user:CANARY-PASSWORD-1@10.0.0.1/?token=CANARY-QUERY-1' });
    await api.post(`${path}/rotate-secret`, {});
    await pollUntil(async () => api.log.some(({ requestId }) => requestId === headers.get('x-request-id')), true);
    const log = JSON.stringify(api.log);
    expect(['CANARY', 'hooks.example', 'whsec_', secret].filter((word) => log.includes(word))).toEqual([]);
  });
});
