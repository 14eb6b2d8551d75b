import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/site';
const NO_ADDRESS = {
  lineOne: null,
  lineTwo: null,
  lineThree: null,
  city: null,
  state: null,
  zipCode: null,
  country: null,
  note: null,
};

describe('POST /api/v3/site', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const kept = async () => ((await api.get(`${PATH}?size=250`)).json as { content: unknown[] }).content;

  it('creates a site from an empty object', async () => {
    const { status, json } = await api.post(PATH, {});
    expect(status).toBe(200);
    expect(json).toEqual({ id: expect.any(Number) as number, name: null, active: true, address: null });
    expect(await kept()).toContainEqual(json);
  });

  it('stores every property of a site unchanged', async () => {
    const address = {
      lineOne: ' 1 Example Street ',
      lineTwo: '',
      lineThree: 'c/o "Tester"',
      city: 'Testville',
      state: 'CA',
      zipCode: '00000',
      country: 'US',
      note: 'x'.repeat(2000),
    };
    const { status, json } = await api.post(PATH, { name: 'North', active: false, address });
    expect(status).toBe(200);
    expect(json).toEqual({ id: expect.any(Number) as number, name: 'North', active: false, address });
    expect(await kept()).toContainEqual(json);
  });

  it('treats null as absent, and fills the missing properties of an address with null', async () => {
    const { json } = await api.post(PATH, { id: null, name: null, active: null, address: { city: 'Testville', state: null } });
    expect(json).toEqual({
      id: expect.any(Number) as number,
      name: null,
      active: true,
      address: { ...NO_ADDRESS, city: 'Testville' },
    });
    expect((await api.post(PATH, { address: null })).json).toMatchObject({ address: null });
    expect((await api.post(PATH, { address: {} })).json).toMatchObject({ address: NO_ADDRESS });
  });

  it.each([
    ['emoji and combining marks', '👩‍⚕️ Ã\u0301 e\u0301'],
    ['right-to-left text', 'مستشفى \u202e בית'],
    ['255 astral characters', '😀'.repeat(255)],
    ['SQL', `'; drop table site; --`],
    ['the syntax of shells, templates and formulas', '$(rm -rf /) {{7*7}} =cmd|calc'],
    ['a line break and a forged log line', 'a\r\n{"level":30,"forged":true}'],
    ['an unusual character', '\uFFFD\u2028'],
  ])('stores the name byte for byte if it contains %s', async (_what, name) => {
    const { status, json } = await api.post(PATH, { name });
    expect([status, (json as { name: string }).name]).toEqual([200, name]);
    expect(await kept()).toContainEqual(json);
  });

  it('ignores an id in the body, even that of an existing site', async () => {
    const own = await api.factory.site({ name: 'Own' });
    const foreign = await (await Factory.inNewOrganization(api.database.dataSource)).site({ name: 'Foreign' });
    for (const { id, organizationId, name } of [own, foreign]) {
      const { json } = await api.post(PATH, { id, name: 'New' });
      expect((json as { id: number }).id).not.toBe(id);
      const rows = await api.database.dataSource.query<unknown[]>(
        'select name from site where organization_id = $1 and id = $2',
        [organizationId, id],
      );
      expect(rows).toEqual([{ name }]);
    }
  });

  const errorsOf = async (body: unknown) => {
    const before = await kept();
    const { status, json } = await api.post(PATH, body);
    expect(status).toBe(400);
    expect(await kept()).toEqual(before);
    return (json as { errors?: { pointer: string; code: string }[] }).errors?.map(({ pointer, code }) => [pointer, code]);
  };

  it('reports all validation errors together', async () => {
    const address = { lineOne: 5, city: 'x'.repeat(256), note: 'x'.repeat(2001), street: 'x' };
    expect(await errorsOf({ id: 'x', name: false, active: 'false', address, nmae: 1, organizationId: 2 })).toEqual([
      ['/address/street', 'unknown_member'],
      ['/nmae', 'unknown_member'],
      ['/organizationId', 'unknown_member'],
      ['/id', 'not_an_integer'],
      ['/name', 'not_text'],
      ['/active', 'not_a_boolean'],
      ['/address/lineOne', 'not_text'],
      ['/address/city', 'too_long'],
      ['/address/note', 'too_long'],
    ]);
  });

  it.each([
    ['active as 0', '{"active":0}', [['/active', 'not_a_boolean']]],
    ['address as a list', '{"address":[]}', [['/address', 'not_an_object']]],
    ['address as text', '{"address":"x"}', [['/address', 'not_an_object']]],
    ['256 astral characters', JSON.stringify({ name: '😀'.repeat(256) }), [['/name', 'too_long']]],
    ['a property __proto__', '{"__proto__":{"active":false}}', [['/__proto__', 'unknown_member']]],
    ['a property constructor', '{"constructor":{"prototype":{}}}', [['/constructor', 'unknown_member']]],
    ['a property toJSON', '{"toJSON":"x"}', [['/toJSON', 'unknown_member']]],
    ['a nested __proto__', '{"address":{"__proto__":{}}}', [['/address/__proto__', 'unknown_member']]],
    ['NUL, nested', '{"address":{"note":"a\\u0000b"}}', [['/address/note', 'nul_character']]],
    ['NUL in the name of a property', '{"address":{"a\\u0000":1}}', [['/address', 'nul_character']]],
    ['half a surrogate pair', '{"name":"\\ud83d"}', [['/name', 'unpaired_surrogate']]],
    ['a repeated property', '{"name":"a","name":"b"}', [['/name', 'repeated_member']]],
  ])('rejects a body with %s', async (_what, body, errors) => {
    expect(await errorsOf(body)).toEqual(errors);
  });

  it('rejects a body that is not UTF-8, with a JSON pointer to the invalid string', async () => {
    const body = Buffer.concat([Buffer.from('{"address":{"city":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}}')]);
    expect(await errorsOf(body)).toEqual([['/address/city', 'invalid_utf8']]);
  });

  it('repeats no value of a rejected body, neither in the response nor in the log', async () => {
    const { text } = await api.post(PATH, {
      name: 5,
      'CANARY-PHI-1': 1,
      address: { city: 7, note: `CANARY-PHI-2${'x'.repeat(2000)}` },
    });
    expect(text).not.toContain('CANARY-PHI-2');
    expect(JSON.stringify(api.log)).not.toContain('CANARY');
  });

  it('rejects unknown query parameters', async () => {
    expect((await api.post(`${PATH}?dryRun=true`, {})).json).toMatchObject({
      errors: [{ parameter: 'dryRun', code: 'unknown_parameter' }],
    });
  });
});
