import { Factory } from '@rpm/data-access/testing';
import { samplePayload } from '@rpm/domain';
import { Receiver, type ReceiverResponse } from '@rpm/webhook-delivery/testing';
import { Webhook } from 'standardwebhooks';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';

interface LogJson {
  id: number;
  payload: string;
  createTimestamp: string;
}

describe('POST /api/v3/webhook/{webhookId}/test', () => {
  let api: TestApi;
  let receiver: Receiver;

  beforeAll(async () => {
    api = await TestApi.start({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_CONCURRENCY: '128' });
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    receiver = await Receiver.listen({ reply: () => ({ status: 202, body: 'thanks' }) });
  });
  afterEach(() => receiver.close());

  const create = async (rest: object = {}, key?: string) => {
    const { json } = await api.post(PATH, { type: 'reading.bloodGlucose', url: receiver.url, ...rest }, { key });
    const { id, secret } = json as { id: number; secret: string };
    return { id, secret, path: `${PATH}/${id}/test` };
  };

  it('sends a signed sample event, and returns the log of this delivery', async () => {
    const { id, secret, path } = await create();
    const { status, json, headers } = await api.post(path, undefined);
    const log = json as LogJson;
    expect([status, json]).toEqual([
      200,
      {
        id: log.id,
        webhookId: id,
        webhookType: 'reading.bloodGlucose',
        webhookUrl: receiver.url,
        payload: log.payload,
        createTimestamp: expect.any(String) as string,
        retryAttempts: 0,
        lastResponseStatus: 202,
        lastRetryTimestamp: null,
        status: 'delivered',
        mapping: null,
        nextAttemptTimestamp: null,
        attemptCount: 1,
        attempts: [
          {
            number: 1,
            startTimestamp: expect.any(String) as string,
            durationMilliseconds: expect.any(Number) as number,
            responseStatus: 202,
            error: null,
            responseBody: 'thanks',
          },
        ],
      },
    ]);
    const [request] = receiver.requests;
    expect(receiver.requests).toHaveLength(1);
    expect(request?.body).toBe(log.payload);
    const verified: unknown = new Webhook(secret).verify(request?.body ?? '', request?.headers as Record<string, string>);
    const sample = {
      id: `test_${log.id}`,
      type: 'reading.bloodGlucose',
      sequence: null,
      createTimestamp: log.createTimestamp,
      payload: samplePayload('reading.bloodGlucose'),
    };
    expect(verified).toEqual(sample);
    const found = await api.get(`${PATH}/logs/${log.id}`);
    expect([found.json, found.headers.get('etag')]).toEqual([json, headers.get('etag')]);
  });

  it.each<[string, () => ReceiverResponse, object]>([
    ['answers 500', () => ({ status: 500 }), { status: 'failed', lastResponseStatus: 500 }],
    [
      'answers with a redirect',
      () => ({ status: 302, headers: { Location: '/' } }),
      { status: 'failed', lastResponseStatus: 302 },
    ],
  ])('reports a failure without retrying if the server %s', async (_, reply, outcome) => {
    receiver.reply = reply;
    const { path } = await create();
    expect((await api.post(path, {})).json).toMatchObject({
      ...outcome,
      retryAttempts: 0,
      attempts: [{ number: 1, error: null }],
    });
    expect(receiver.requests).toHaveLength(1);
    expect(await api.database.dataSource.query('select 1 from webhook_delivery')).toEqual([]);
  });

  it('reports a connection that could not be opened', async () => {
    const { path } = await create({ url: 'http://127.0.0.1:1/' });
    expect((await api.post(path, undefined)).json).toMatchObject({
      status: 'failed',
      lastResponseStatus: null,
      attempts: [{ number: 1, responseStatus: null, error: 'connection_failed', responseBody: null }],
    });
  });

  it('sends the sample event even to a disabled webhook, and leaves it disabled', async () => {
    const { id, path } = await create({ enabled: false });
    expect((await api.post(path, undefined)).json).toMatchObject({ status: 'delivered' });
    expect((await api.get(`${PATH}/${id}`)).json).toMatchObject({ enabled: false });
  });

  it('signs the sample event with every valid secret', async () => {
    const { id, secret, path } = await create();
    const rotated = (await api.post(`${PATH}/${id}/rotate-secret`, {})).json as { secret: string };
    await api.post(path, undefined);
    const [request] = receiver.requests;
    for (const valid of [secret, rotated.secret]) {
      expect(() => new Webhook(valid).verify(request?.body ?? '', request?.headers as Record<string, string>)).not.toThrow();
    }
  });

  it('sends only one request per Idempotency-Key, and runs one test with such a key at a time for each organization', async () => {
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const otherKey = await other.key();
    const [{ path }, { path: otherPath }] = [await create(), await create({}, otherKey)];
    const ask = (name: string) => api.post(path, undefined, { headers: { 'Idempotency-Key': name } });
    let answer = (): void => undefined;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    receiver.reply = async () => {
      await waits;
      return { status: 204 };
    };
    const one = ask('one');
    while (receiver.requests.length < 1) await new Promise(setImmediate);
    const busy = await ask('two');
    expect([busy.status, busy.headers.get('retry-after'), busy.json]).toEqual([
      429,
      '5',
      expect.objectContaining({ code: 'rate_limited' }),
    ]);
    const ofOther = api.post(otherPath, undefined, { key: otherKey, headers: { 'Idempotency-Key': 'one' } });
    while (receiver.requests.length < 2) await new Promise(setImmediate);
    answer();
    const first = await one;
    expect([first.status, (await ofOther).status]).toEqual([200, 200]);
    const again = await ask('one');
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(receiver.requests).toHaveLength(2);
  });

  it('rejects further tests of an organization with 429 while tests without an Idempotency-Key are running', async () => {
    const { path } = await create();
    let answer = (): void => undefined;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    receiver.reply = async () => {
      await waits;
      return { status: 204 };
    };
    const [first, second] = [api.post(path, undefined), api.post(path, undefined)];
    while (receiver.requests.length < 2) await new Promise(setImmediate);
    const refused = await api.post(path, undefined);
    expect([refused.status, refused.headers.get('retry-after'), refused.json]).toEqual([
      429,
      '5',
      expect.objectContaining({ code: 'rate_limited', detail: expect.stringContaining('2 running test requests') as string }),
    ]);
    answer();
    expect([(await first).status, (await second).status, (await api.post(path, undefined)).status]).toEqual([200, 200, 200]);
    expect(receiver.requests).toHaveLength(3);
  });

  it('sends nothing to a deleted webhook or to one of another organization', async () => {
    const { id, path } = await create();
    const key = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    expect((await api.post(path, undefined, { key })).status).toBe(404);
    await api.delete(`${PATH}/${id}`);
    expect((await api.post(path, undefined)).status).toBe(404);
    expect(receiver.requests).toEqual([]);
  });
});
