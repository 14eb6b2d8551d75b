import { Factory } from '@rpm/data-access/testing';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/site';
const ADDRESS = { lineOne: '1 Example Street', city: 'Testville', note: 'Ring twice' };
const WHOLE_ADDRESS = { ...ADDRESS, lineTwo: null, lineThree: null, state: null, zipCode: null, country: null };
const ALL_NULL = { ...WHOLE_ADDRESS, lineOne: null, city: null, note: null };

describe('/api/v3/site/{siteId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const created = async (body: object = { name: 'North', active: false, address: ADDRESS }) => {
    const { json, headers } = await api.post(PATH, body);
    const { id } = json as { id: number };
    return { id, path: `${PATH}/${id}`, site: json as object, etag: headers.get('etag') ?? '' };
  };
  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]),
  ];

  it('returns the site exactly as POST returned it, with the same ETag', async () => {
    const { path, site, etag } = await created();
    const { status, json, headers } = await api.get(path);
    expect([status, json, headers.get('etag')]).toEqual([200, site, etag]);
  });

  it('answers 304 if If-None-Match has the current ETag, and 200 after a change', async () => {
    const { path, etag } = await created();
    const other = (await created({})).etag;
    const answers = await Promise.all(
      [etag, `W/${etag}`, `${other}, ${etag}`, '*', other].map((tag) => api.get(path, { headers: { 'If-None-Match': tag } })),
    );
    expect(answers.map(({ status, text, headers }) => [status, text === '', headers.get('etag')])).toEqual([
      ...[1, 2, 3, 4].map(() => [304, true, etag]),
      [200, false, etag],
    ]);
    await api.patch(path, { active: true });
    expect((await api.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it('replaces all properties with PUT, and resets omitted ones to their defaults', async () => {
    const { id, path } = await created();
    const { status, json } = await api.put(path, { id: id + 1, name: 'South', address: { city: 'Sampletown' } });
    const address = { ...WHOLE_ADDRESS, lineOne: null, note: null, city: 'Sampletown' };
    expect([status, json]).toEqual([200, { id, name: 'South', active: true, address }]);
    expect((await api.put(path, {})).json).toEqual({ id, name: null, active: true, address: null });
    expect((await api.get(path)).json).toEqual({ id, name: null, active: true, address: null });
  });

  it('changes only the properties that a PATCH contains, even within the address, and clears those that are null', async () => {
    const { id, path } = await created();
    const changed = { id, name: 'North', active: true, address: { ...WHOLE_ADDRESS, note: null, state: 'CA' } };
    expect((await api.patch(path, { active: true, address: { note: null, state: 'CA' } })).json).toEqual(changed);
    const type = { headers: { 'Content-Type': 'application/merge-patch+json' } };
    expect((await api.patch(path, { name: null }, type)).json).toEqual({ ...changed, name: null });
    expect((await api.patch(path, {})).json).toEqual({ ...changed, name: null });
    expect((await api.patch(path, { address: null })).json).toEqual({ ...changed, name: null, address: null });
    expect((await api.patch(path, { address: {} })).json).toEqual({ ...changed, name: null, address: ALL_NULL });
  });

  it('rejects null for the property active, and changes nothing if a PATCH is rejected', async () => {
    const { path, site } = await created();
    expect(errorsOf(await api.patch(path, { name: 'Lost', active: null, adress: {} }))).toEqual([
      400,
      [
        ['/adress', 'unknown_member'],
        ['/active', 'required'],
      ],
    ]);
    expect((await api.get(path)).json).toEqual(site);
  });

  it.each(['put', 'patch'] as const)('rejects a %s request with 412 if If-Match names an older version', async (method) => {
    const { path, etag } = await created();
    const send = async (name: string, tag: string) =>
      (await api[method](path, { name }, { headers: { 'If-Match': tag } })).status;
    const statuses = [await send('a', etag), await send('b', etag), await send('c', `W/${etag}`), await send('d', '"x"')];
    expect(statuses).toEqual([200, 412, 412, 412]);
    expect((await api.get(path)).json).toMatchObject({ name: 'a' });
    const current = (await api.get(path)).headers.get('etag') ?? '';
    expect([await send('e', `"x", ${current}`), await send('f', '*')]).toEqual([200, 200]);
    expect((await api.get(path)).json).toMatchObject({ name: 'f' });
  });

  it.each(['foo', '"unfinished', '', '"one" "two"'])('says how to send If-Match if it is %j', async (tag) => {
    const { path } = await created();
    expect(await api.patch(path, { name: 'a' }, { headers: { 'If-Match': tag } })).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', errors: [{ parameter: 'If-Match', code: 'not_an_etag' }] },
    });
  });

  it('accepts only one of eight concurrent writes with the same If-Match', async () => {
    const { path, etag } = await created();
    const names = Array.from({ length: 8 }, (_, at) => `writer ${at}`);
    const answers = await Promise.all(names.map((name) => api.patch(path, { name }, { headers: { 'If-Match': etag } })));
    const winners = answers.filter(({ status }) => status === 200);
    expect([winners.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 7]);
    expect((await api.get(path)).json).toEqual(winners[0]?.json);
  });

  it.each(['0', '999999999', '-1', '9007199254740993', '9223372036854775807'])(
    'answers 404 for the unknown id %s',
    async (id) => {
      const answers = [await api.get(`${PATH}/${id}`), await api.put(`${PATH}/${id}`, {}), await api.patch(`${PATH}/${id}`, {})];
      expect(answers.map(({ status, json }) => [status, (json as { code: string }).code])).toEqual(
        answers.map(() => [404, 'not_found']),
      );
    },
  );

  it.each(['abc', '1.0', '1e3', '0x10', '+1', '007', '1%20', '%D9%A1', '%00', '9223372036854775808'])(
    'rejects %s as a site id',
    async (id) => {
      const answers = [await api.get(`${PATH}/${id}`), await api.put(`${PATH}/${id}`, {}), await api.patch(`${PATH}/${id}`, {})];
      const told = answers.map(({ status, json }) => [status, (json as { errors: object[] }).errors]);
      expect(told).toEqual(answers.map(() => [400, [expect.objectContaining({ parameter: 'siteId', code: 'not_a_long' })]]));
    },
  );

  it('answers 404 to another organization, and does not change the site', async () => {
    const { path, site } = await created();
    const key = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    const answers = [await api.get(path, { key }), await api.put(path, {}, { key }), await api.patch(path, {}, { key })];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await api.get(path)).json).toEqual(site);
  });
});
