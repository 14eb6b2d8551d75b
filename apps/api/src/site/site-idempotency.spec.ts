import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/site';

describe('POST /api/v3/site with an Idempotency-Key', () => {
  let api: TestApi;
  let made = 0;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const newKey = () => `key-${++made}/~`;
  const post = (idempotencyKey: string, body: unknown, key?: string) =>
    api.post(PATH, body, { ...(key !== undefined && { key }), headers: { 'Idempotency-Key': idempotencyKey } });
  const named = async (name: string) => ((await api.get(`${PATH}?name=${name}`)).json as { total: number }).total;

  it('repeats the response byte for byte, and creates only one site', async () => {
    const key = newKey();
    const first = await post(key, { name: 'Replayed' });
    const second = await post(key, { name: 'Replayed' });
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect([second.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true']);
    expect([second.headers.get('etag'), second.headers.get('content-type')]).toEqual([
      first.headers.get('etag'),
      first.headers.get('content-type'),
    ]);
    expect(await named('Replayed')).toBe(1);
  });

  it('repeats the original response after the site has changed', async () => {
    const key = newKey();
    const first = await post(key, { name: 'Before' });
    await api.patch(`${PATH}/${(first.json as { id: number }).id}`, { name: 'After' });
    expect((await post(key, { name: 'Before' })).text).toBe(first.text);
    expect(await named('After')).toBe(1);
  });

  it('rejects a repeated key if the body differs, even if only in white space or in the order of its properties', async () => {
    const key = newKey();
    await post(key, { name: 'Original', active: true });
    const answers = [
      await post(key, { name: 'Other' }),
      await post(key, '{"active":true,"name":"Original"}'),
      await post(key, { name: 5 }),
    ];
    expect(answers.map(({ status, json }) => [status, (json as { code: string }).code])).toEqual([
      [422, 'idempotency_key_reused'],
      [422, 'idempotency_key_reused'],
      [400, 'invalid_input'],
    ]);
    expect([await named('Original'), await named('Other')]).toEqual([1, 0]);
  });

  it('performs a request even if another organization has already used its key', async () => {
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const [key, otherKey] = [newKey(), await other.key()];
    const first = await post(key, { name: 'Ours' });
    const second = await post(key, { name: 'Ours' }, otherKey);
    const third = await post(key, { name: 'Theirs' }, await (await Factory.inNewOrganization(api.database.dataSource)).key());
    expect([second, third].map(({ status, headers }) => [status, headers.get('idempotent-replayed')])).toEqual([
      [200, null],
      [200, null],
    ]);
    expect((second.json as { id: number }).id).not.toBe((first.json as { id: number }).id);
    expect((await post(key, { name: 'Ours' }, otherKey)).text).toBe(second.text);
  });

  it('performs a corrected request with the same key as an earlier, rejected request', async () => {
    const key = newKey();
    expect((await post(key, { name: 5 })).status).toBe(400);
    expect((await post(key, '{')).status).toBe(400);
    const { status, headers } = await post(key, { name: 'Corrected' });
    expect([status, headers.get('idempotent-replayed')]).toEqual([200, null]);
  });

  it('performs one of twenty concurrent requests, and gives the others the same response or idempotency_key_in_use', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(key, { name: 'Hurried' })));
    const carriedOut = answers.filter(({ status, headers }) => status === 200 && !headers.has('idempotent-replayed'));
    const others = answers.filter((answer) => !carriedOut.includes(answer));
    const expected = others.map(({ status }) => (status === 200 ? [200, carriedOut[0]?.text] : [409, 'idempotency_key_in_use']));
    const told = others.map(({ status, text, json }) => [status, status === 200 ? text : (json as { code: string }).code]);
    expect([carriedOut.length, told]).toEqual([1, expected]);
    expect(await named('Hurried')).toBe(1);
  });

  it.each([
    ['no characters', ''],
    ['a space', 'a b'],
    ['256 characters', 'x'.repeat(256)],
    ['other characters', 'é'],
  ])('rejects a key with %s', async (_what, key) => {
    const { status, json } = await post(key, { name: 'Unkeyed' });
    expect([status, (json as { errors: object[] }).errors]).toEqual([
      400,
      [expect.objectContaining({ parameter: 'Idempotency-Key', code: 'not_a_key' })],
    ]);
    expect(await named('Unkeyed')).toBe(0);
  });
});
