import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/patient';
const NAMES = { firstName: 'Testina', lastName: 'Sampleton' };

describe('validation of /api/v3/patient', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors: { pointer?: string; parameter?: string; code: string }[] }).errors.map(({ pointer, parameter, code }) => [
      pointer ?? parameter,
      code,
    ]),
  ];
  const rows = () => api.database.dataSource.query<unknown[]>('select * from patient');

  it.each([
    ['an empty body', '', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a list of patients', JSON.stringify([NAMES]), 400],
    ['text', '"x"', 400],
    ['a number', '1', 400],
    ['a trailing comma', '{"firstName":"a","lastName":"b",}', 400],
    ['a repeated property', '{"firstName":"a","lastName":"b","lastName":"c"}', 400],
    ['a property __proto__', '{"firstName":"a","lastName":"b","__proto__":{"archived":true}}', 400],
    ['a property constructor', '{"firstName":"a","lastName":"b","address":{"constructor":{}}}', 400],
    ['NUL', '{"firstName":"a\\u0000","lastName":"b"}', 400],
    ['half a surrogate pair', '{"firstName":"a","lastName":"\\ud83d"}', 400],
    ['a date as an instant', '{"firstName":"a","lastName":"b","dateOfBirth":"1970-01-01T00:00:00Z"}', 400],
    ['an address as a list', '{"firstName":"a","lastName":"b","address":[]}', 400],
    ['a site as a number', '{"firstName":"a","lastName":"b","site":1}', 400],
    ['somebody else’s organization', '{"firstName":"a","lastName":"b","organizationId":1}', 400],
    ['a deep body', `{"firstName":"a","lastName":"b","address":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 400],
    ['2 MiB', JSON.stringify({ ...NAMES, email: 'x'.repeat(2 ** 21) }), 413],
  ])('creates no patient if the body is or contains %s', async (_what, body, status) => {
    const before = await rows();
    expect((await api.post(PATH, body)).status).toBe(status);
    expect(await rows()).toEqual(before);
  });

  it.each(['text/plain', 'application/xml', 'application/merge-patch+json', 'application/x-www-form-urlencoded'])(
    'rejects the content type %s',
    async (type) => {
      expect((await api.post(PATH, NAMES, { headers: { 'Content-Type': type } })).status).toBe(415);
    },
  );

  it.each([
    ['emoji and combining marks', '👩‍⚕️ A\u0301'],
    ['right-to-left text', 'مستشفى \u202e בית'],
    ['255 astral characters', '😀'.repeat(255)],
    ['SQL', `'; drop table patient; --`],
    ['the syntax of shells, templates and formulas', '$(rm -rf /) {{7*7}} =cmd|calc'],
    ['a line break and a forged log line', 'a\r\n{"level":30,"forged":true}'],
  ])('stores %s byte for byte', async (_what, lastName) => {
    const { status, json } = await api.post(PATH, { ...NAMES, lastName });
    expect([status, (json as { lastName: string }).lastName]).toEqual([200, lastName]);
    const found = await api.get(`${PATH}?name=${encodeURIComponent(lastName)}`);
    expect((found.json as { content: unknown[] }).content).toContainEqual(json);
  });

  it('repeats rejected values neither in the response nor in the log', async () => {
    const body = { ...NAMES, email: 'CANARY-PHI-1', phoneNumber: 'CANARY-PHI-2', timeZone: 'CANARY-PHI-3', sex: 'CANARY-PHI-4' };
    const answers = [
      await api.post(PATH, body),
      await api.post(`${PATH}/find-by-email`, { email: 'CANARY-PHI-5' }),
      await api.get(`${PATH}?email=CANARY-PHI-6%40example.org&sort=CANARY-PHI-7`),
      await api.get(`${PATH}/external-identifier/CANARY-PHI-8`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404]);
    expect(JSON.stringify([answers, api.log])).not.toContain('CANARY');
  });

  it.each([
    ['page=0', 'page', 'not_in_range'],
    ['size=251', 'size', 'not_in_range'],
    ['id=abc', 'id', 'not_a_long'],
    ['id=1&id=1.0', 'id', 'not_a_long'],
    [`id=1${'&id=1'.repeat(100)}`, 'id', 'too_many'],
    ['id[]=1', 'id[]', 'unknown_parameter'],
    ['siteId=', 'siteId', 'not_a_long'],
    ['externalIdentifier=', 'externalIdentifier', 'not_text'],
    ['externalIdentifier=a&externalIdentifier=%00', 'externalIdentifier', 'nul_character'],
    ['email=', 'email', 'not_text'],
    ['name=a&name=b', 'name', 'repeated'],
    [`name=${'x'.repeat(256)}`, 'name', 'too_long'],
    ['archived=1', 'archived', 'not_a_boolean'],
    ['enrolled=TRUE', 'enrolled', 'not_a_boolean'],
    ['dateOfBirthMin=2026-02-30', 'dateOfBirthMin', 'not_a_date'],
    ['dateOfBirthMin=2000-01-02&dateOfBirthMax=2000-01-01', 'dateOfBirthMax', 'inverted_range'],
    ['sort=patientId', 'sort', 'not_a_choice'],
    ['sort=constructor', 'sort', 'not_a_choice'],
    ['sortDescending=desc', 'sortDescending', 'not_a_boolean'],
    ['Name=x', 'Name', 'unknown_parameter'],
    ['__proto__=1', '__proto__', 'unknown_parameter'],
  ])('rejects the query %.60s', async (query, parameter, code) => {
    expect(errorsOf(await api.get(`${PATH}?${query}`))).toEqual([400, [[parameter, code]]]);
  });

  it.each(['abc', '1.0', '1e3', '007', '%D9%A1', '%00', '9223372036854775808'])('rejects %s as a patient id', async (id) => {
    const answers = [
      await api.get(`${PATH}/${id}`),
      await api.put(`${PATH}/${id}`, NAMES),
      await api.patch(`${PATH}/${id}`, {}),
      await api.get(`${PATH}/${id}/adherence`),
    ];
    expect(answers.map(errorsOf)).toEqual(answers.map(() => [400, [['patientId', 'not_a_long']]]));
  });

  it.each([
    ['%00', 'nul_character'],
    ['x'.repeat(256), 'too_long'],
  ])('rejects %.10s as an external identifier', async (identifier, code) => {
    expect(errorsOf(await api.get(`${PATH}/external-identifier/${identifier}`))).toEqual([400, [['externalIdentifier', code]]]);
  });

  it('rejects an empty external identifier', async () => {
    const { id } = (await api.post(PATH, NAMES)).json as { id: number };
    const given = { ...NAMES, externalIdentifier: '' };
    const answers = [await api.post(PATH, given), await api.put(`${PATH}/${id}`, given), await api.patch(`${PATH}/${id}`, given)];
    expect(answers.map(errorsOf)).toEqual(answers.map(() => [400, [['/externalIdentifier', 'empty']]]));
  });

  it.each([
    [{}, 'required'],
    [{ email: null }, 'required'],
    [{ email: ['a@example.org'] }, 'not_text'],
    [{ email: '%' }, 'not_an_email'],
  ])('rejects the body %j of find-by-email', async (body, code) => {
    expect(errorsOf(await api.post(`${PATH}/find-by-email`, body))).toEqual([400, [['/email', code]]]);
  });
});
