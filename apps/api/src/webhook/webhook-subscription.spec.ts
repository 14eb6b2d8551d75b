import { samplePayload, readableWebhookTypes, WEBHOOK_TYPES } from '@rpm/domain';
import { DeliveryQueue } from '@rpm/webhook-delivery';
import { Receiver } from '@rpm/webhook-delivery/testing';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';
const TOKEN = 'CANARY-TOKEN-1';

interface WebhookJson {
  id: number;
  type: string | null;
  types: string[];
  headers: object[];
}

describe('a webhook with several types and request headers', () => {
  let api: TestApi;
  let receiver: Receiver;

  beforeAll(async () => {
    api = await TestApi.start({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_CONCURRENCY: '128' });
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    receiver = await Receiver.listen();
  });
  afterEach(() => receiver.close());

  const create = (body: object, key?: string) => api.post(PATH, { url: receiver.url, ...body }, key === undefined ? {} : { key });
  const created = async (body: object, key?: string) => (await create(body, key)).json as WebhookJson;
  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]),
  ];

  it('receives each event of its types once', async () => {
    const webhook = await created({ types: ['patient.updated', 'patient.created', 'order.status'] });
    expect(webhook).toMatchObject({ type: null, types: ['order.status', 'patient.created', 'patient.updated'] });
    await api.post('/api/v3/patient', { firstName: 'Test', lastName: 'Sampleton' });
    const queue = new DeliveryQueue(await api.database.connectAsService(), 60_000, () => undefined);
    await queue.fanOut();
    const { content } = (await api.get(`${PATH}/logs?size=250`)).json as {
      content: { webhookId: number; webhookType: string }[];
    };
    expect(content.filter(({ webhookId }) => webhookId === webhook.id)).toMatchObject([{ webhookType: 'patient.created' }]);
    const listed = async (type: string) => (await api.get(`${PATH}?type=${type}&size=250`)).json as { content: WebhookJson[] };
    expect((await listed('patient.updated')).content.map(({ id }) => id)).toContain(webhook.id);
    expect((await listed('return.statusFull')).content.map(({ id }) => id)).not.toContain(webhook.id);
  });

  it('stores * as the types that the key may read when it creates the webhook', async () => {
    const key = await api.factory.key(['webhooks:write', 'patients:read']);
    const { types } = await created({ types: ['*'] }, key);
    expect(types).toEqual(readableWebhookTypes(['patients:read']));
    expect(types).toEqual(expect.arrayContaining(['patient.created', 'patient.merged', 'patient.unmerged', 'patient.updated']));
    expect(types).not.toContain('device.created');
    const all = WEBHOOK_TYPES.filter((type) => type !== 'audit.checkpoint');
    expect((await created({ types: ['*', 'patient.created'] })).types).toEqual(all);
  });

  it('receives audit.checkpoint only if it names this type, for which its key needs audit:read', async () => {
    expect((await created({ types: ['*'] })).types).not.toContain('audit.checkpoint');
    expect((await created({ types: ['*', 'audit.checkpoint'] })).types).toEqual(WEBHOOK_TYPES);
    const { id, types } = await created({ type: 'audit.checkpoint' });
    expect(types).toEqual(['audit.checkpoint']);
    const { json } = await api.patch(`${PATH}/${id}`, { types: ['*'] });
    expect((json as WebhookJson).types).toEqual(WEBHOOK_TYPES);
    const key = await api.factory.key(['*', 'webhooks:read', 'webhooks:write']);
    expect((await create({ type: 'audit.checkpoint' }, key)).json).toMatchObject({ code: 'scope_missing' });
    expect((await created({ types: ['*', 'audit.checkpoint'] }, key)).types).not.toContain('audit.checkpoint');
  });

  it('requires the read scope of each of its types', async () => {
    const key = await api.factory.key(['webhooks:write', 'patients:read']);
    expect((await create({ types: ['patient.created', 'order.status'] }, key)).json).toMatchObject({ code: 'scope_missing' });
    const { id } = await created({ types: ['patient.created', 'order.status'] });
    expect((await api.patch(`${PATH}/${id}`, { enabled: false }, { key })).json).toMatchObject({ code: 'scope_missing' });
  });

  it.each<[object, [string, string][]]>([
    [{}, [['/type', 'required']]],
    [{ types: [] }, [['/type', 'required']]],
    [{ type: 'order.status', types: ['order.status'] }, [['/types', 'contradiction']]],
    [{ types: ['order.status', 'order.status'] }, [['/types', 'repeated']]],
    [{ types: ['nothing'] }, [['/types/0', 'not_a_choice']]],
  ])('is rejected with the types %j', async (body, errors) => {
    expect(errorsOf(await create(body))).toEqual([400, errors]);
  });

  it('can get further types, whose events it receives from then on, and keeps those that it has', async () => {
    const key = await api.factory.key(['webhooks:read', 'webhooks:write', 'patients:read']);
    const { id } = await created({ type: 'patient.created' }, key);
    const add = (types: unknown) => api.patch(`${PATH}/${id}`, { types }, { key });
    await api.post('/api/v3/patient', { firstName: 'Earlier', lastName: 'Sampleton' });
    expect((await add(['patient.merged', 'patient.created'])).json).toMatchObject({
      type: null,
      types: ['patient.created', 'patient.merged'],
    });
    expect(errorsOf(await add(['patient.merged']))).toEqual([400, [['/types', 'required']]]);
    expect(errorsOf(await add([]))).toEqual([400, [['/types', 'required']]]);
    expect(errorsOf(await add(null))).toEqual([400, [['/types', 'required']]]);
    expect((await add(['patient.created', 'patient.merged', 'order.status'])).json).toMatchObject({ code: 'scope_missing' });
    expect((await add(['*'])).json).toMatchObject({ types: readableWebhookTypes(['webhooks:read', 'patients:read']) });
    const unchanged = (await api.get(`${PATH}/${id}`, { key })).json as object;
    expect((await api.patch(`${PATH}/${id}`, unchanged, { key })).json).toEqual(unchanged);
    const patient = (await api.post('/api/v3/patient', { firstName: 'Test', lastName: 'Sampleton' })).json as { id: number };
    await api.patch(`/api/v3/patient/${patient.id}`, { phoneNumber: '+15555550103' });
    await new DeliveryQueue(await api.database.connectAsService(), 60_000, () => undefined).fanOut();
    const { content } = (await api.get(`${PATH}/logs?webhookId=${id}`)).json as { content: { webhookType: string }[] };
    expect(content.map(({ webhookType }) => webhookType).sort()).toEqual([
      ...['patient.created', 'patient.created'],
      'patient.updated',
    ]);
  });

  it('keeps all of its types if it gets * from a key that may read only the types that it has', async () => {
    const { id } = await created({ types: ['patient.created', 'order.status'] });
    const key = await api.factory.key(['webhooks:write', 'patients:read', 'orders:read']);
    const { json } = await api.patch(`${PATH}/${id}`, { types: ['*'] }, { key });
    expect((json as WebhookJson).types).toEqual(readableWebhookTypes(['patients:read', 'orders:read']));
  });

  it('sends a sample of its first type, or of the type in the request, as a test', async () => {
    const { id } = await created({ types: ['patient.updated', 'order.status'] });
    const test = (body?: object) => api.post(`${PATH}/${id}/test`, body);
    expect((await test()).json).toMatchObject({ webhookType: 'order.status', status: 'delivered' });
    expect((await test({ type: 'patient.updated' })).json).toMatchObject({ webhookType: 'patient.updated' });
    expect(JSON.parse(receiver.requests[1]?.body ?? '')).toMatchObject({ payload: samplePayload('patient.updated') });
    expect(errorsOf(await test({ type: 'patient.created' }))).toEqual([400, [['/type', 'not_a_choice']]]);
  });

  it('sends its headers, and never returns their values', async () => {
    const headers = [
      { name: 'Authorization', value: `Bearer ${TOKEN}` },
      { name: 'X-Tenant', value: 'north' },
    ];
    const answer = await create({ type: 'patient.created', headers });
    const { id } = answer.json as WebhookJson;
    expect((answer.json as WebhookJson).headers).toEqual([{ name: 'Authorization' }, { name: 'X-Tenant' }]);
    await api.post(`${PATH}/${id}/test`, undefined);
    const [request] = receiver.requests;
    expect([request?.headers['authorization'], request?.headers['x-tenant']]).toEqual([`Bearer ${TOKEN}`, 'north']);
    const answers = [answer, await api.get(`${PATH}/${id}`), await api.get(`${PATH}/logs?size=250`)];
    expect([...answers.map(({ text }) => text), JSON.stringify(api.log)].filter((text) => text.includes(TOKEN))).toEqual([]);
    const stored = await api.database.dataSource.query<{ row: string }[]>('select h::text as row from webhook_header h');
    expect(stored.filter(({ row }) => row.includes(Buffer.from(TOKEN).toString('hex')))).toEqual([]);
  });

  it('keeps the value of a header that a PATCH names without a value', async () => {
    const { id } = await created({
      type: 'patient.created',
      headers: [
        { name: 'A', value: '1' },
        { name: 'B', value: '2' },
      ],
    });
    const patch = (headers: object[] | null) => api.patch(`${PATH}/${id}`, { headers });
    const sent = async () => {
      await api.post(`${PATH}/${id}/test`, undefined);
      const { a, b, c } = receiver.requests.at(-1)?.headers ?? {};
      return { a, b, c };
    };
    expect((await patch([{ name: 'b' }, { name: 'C', value: '3' }])).json).toMatchObject({
      headers: [{ name: 'b' }, { name: 'C' }],
    });
    expect(await sent()).toEqual({ a: undefined, b: '2', c: '3' });
    expect(errorsOf(await patch([{ name: 'A' }]))).toEqual([400, [['/headers/0/value', 'required']]]);
    expect((await patch(null)).json).toMatchObject({ headers: [] });
    expect(await sent()).toEqual({ a: undefined, b: undefined, c: undefined });
  });

  it('does not send a stored header value to another server', async () => {
    const { id } = await created({ type: 'patient.created', headers: [{ name: 'A', value: '1' }] });
    const move = (body: object) => api.patch(`${PATH}/${id}`, { url: 'https://hooks.example.org/', ...body });
    expect(errorsOf(await move({}))).toEqual([400, [['/headers', 'required']]]);
    expect(errorsOf(await move({ headers: [{ name: 'A' }] }))).toEqual([400, [['/headers/0/value', 'required']]]);
    expect((await api.patch(`${PATH}/${id}`, { url: `${receiver.url}elsewhere` })).status).toBe(200);
    expect((await move({ headers: [{ name: 'A', value: '2' }] })).status).toBe(200);
  });

  it.each<[object[], [string, string][]]>([
    ...[
      'Host',
      'content-LENGTH',
      'Webhook-Signature',
      'Connection',
      'Transfer-Encoding',
      'Proxy-Authorization',
      'User-Agent',
    ].map((name): [object[], [string, string][]] => [[{ name, value: 'x' }], [['/headers/0/name', 'reserved_header']]]),
    [[{ name: 'A B', value: 'x' }], [['/headers/0/name', 'not_a_header_name']]],
    [[{ name: 'A', value: 'x\r\nHost: y' }], [['/headers/0/value', 'not_a_header_value']]],
    [[{ name: 'A', value: 'ü' }], [['/headers/0/value', 'not_a_header_value']]],
    [
      [
        { name: 'A', value: 'x' },
        { name: 'a', value: 'y' },
      ],
      [['/headers/1/name', 'repeated']],
    ],
    [[{ name: 'A' }], [['/headers/0/value', 'required']]],
    [Array.from({ length: 6 }, (_, at) => ({ name: `A${at}`, value: 'x' })), [['/headers', 'too_many']]],
  ])('is rejected with the headers %j', async (headers, errors) => {
    expect(errorsOf(await create({ type: 'patient.created', headers }))).toEqual([400, errors]);
  });
});
