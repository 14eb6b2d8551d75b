import { WEBHOOK_TYPES } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook/logs';

describe('query string validation', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const errorsOf = async (query: string) => {
    const { status, json } = await api.get(`${PATH}?${query}`);
    return [
      status,
      (json as { errors?: { parameter: string; code: string }[] }).errors?.map(({ parameter, code }) => [parameter, code]),
    ];
  };

  it.each(['0', '-1', 'abc', '', '1.5', '1e3', '0x10', '%201', '1%20', '2147483648', '100000000000000000000', '٣', '+1', '01'])(
    'rejects the page number "%s"',
    async (value) => {
      expect(await errorsOf(`page=${value}`)).toEqual([400, [['page', 'not_in_range']]]);
    },
  );

  it.each(['0', '251', '-1', '1.5'])('rejects the page size "%s"', async (value) => {
    expect(await errorsOf(`size=${value}`)).toEqual([400, [['size', 'not_in_range']]]);
  });

  it.each([
    ['page=1&page=2', 'page', 'repeated'],
    ['page[]=1', 'page[]', 'unknown_parameter'],
    ['Page=1', 'Page', 'unknown_parameter'],
    ['WEBHOOKTYPE=device.healthcheck', 'WEBHOOKTYPE', 'unknown_parameter'],
    ['__proto__=1', '__proto__', 'unknown_parameter'],
    ['constructor=1', 'constructor', 'unknown_parameter'],
    ['toString=1', 'toString', 'unknown_parameter'],
    ['webhookType=nope', 'webhookType', 'not_a_choice'],
    ['webhookType=', 'webhookType', 'not_a_choice'],
    ['webhookType=%00', 'webhookType', 'not_a_choice'],
    ['webhookType=%FF', 'webhookType', 'not_a_choice'],
    ['webhookType=%ED%A0%80', 'webhookType', 'not_a_choice'],
    [`webhookType=${'x'.repeat(10_000)}`, 'webhookType', 'not_a_choice'],
    ['webhookType=device.healthcheck&webhookType=patient.created', 'webhookType', 'repeated'],
    ['lastResponseStatus=99', 'lastResponseStatus', 'not_in_range'],
    ['retryAttemptsMin=-1', 'retryAttemptsMin', 'not_in_range'],
    ['retryAttemptsMin=32768', 'retryAttemptsMin', 'not_in_range'],
    ['retryAttemptsMin=2&retryAttemptsMax=1', 'retryAttemptsMax', 'inverted_range'],
    ['startTimestamp=2026-03-02T00:00:00Z&endTimestamp=2026-03-01T00:00:00Z', 'endTimestamp', 'inverted_range'],
  ])('rejects the query %.60s', async (query, parameter, code) => {
    expect(await errorsOf(query)).toEqual([400, [[parameter, code]]]);
  });

  it.each([
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:60Z',
    '0000-01-01T00:00:00Z',
    '2026',
    '1',
    'now',
    '2026-01-01T00:00:00',
    '2026-01-01',
    '2026-01-01T00:00:00+02:00',
  ])('rejects the timestamp %s, and the error contains a valid example', async (value) => {
    const { status, json } = await api.get(`${PATH}?startTimestamp=${value}`);
    const detail = (json as { errors: { detail: string }[] }).errors[0]?.detail;
    expect([status, detail?.includes('2026-01-31T08:30:00Z'), detail?.includes('%2B')]).toEqual([400, true, value.includes('+')]);
  });

  it.each(['name=%FF', 'name=a%C3', 'name=%ED%A0%80', 'externalIdentifier=a&externalIdentifier=%C0%AF'])(
    'rejects the query %s because it is not valid UTF-8',
    async (query) => {
      const { status, json } = await api.get(`/api/v3/patient?${query}`);
      const [parameter] = query.split('=');
      expect([status, json]).toMatchObject([400, { errors: [{ parameter, code: 'unpaired_surrogate' }] }]);
    },
  );

  it('decodes UTF-8 and spaces written as + or %20, and keeps a percent sign that is not part of an escape', async () => {
    for (const name of ['a b+c', '50%', 'Zoë 😀']) await api.factory.site({ name });
    const found = async (query: string) => (await api.get(`/api/v3/site?name=${query}`)).json;
    for (const query of ['a+b%2Bc', 'a%20b%2bc', '50%', '50%25', 'Zo%C3%AB%20%F0%9F%98%80']) {
      expect(await found(query)).toMatchObject({ total: 1 });
    }
  });

  it('reads parameters even after more than a thousand ampersands', async () => {
    const many = '&'.repeat(1_200);
    expect(await errorsOf(`${many}webhookType=nope`)).toEqual([400, [['webhookType', 'not_a_choice']]]);
    expect(await errorsOf(`${many}nonsense=1`)).toEqual([400, [['nonsense', 'unknown_parameter']]]);
  });

  it('reports all validation errors together, with the allowed values and the most similar parameter name', async () => {
    const { json } = await api.get(`${PATH}?page=0&webhookTyp=x&webhookType=x&startTimestamp=x`);
    const { errors } = json as { errors: { parameter: string; detail: string }[] };
    expect(errors.map(({ parameter }) => parameter).sort()).toEqual(['page', 'startTimestamp', 'webhookTyp', 'webhookType']);
    expect(errors.find(({ parameter }) => parameter === 'webhookTyp')?.detail).toContain('Did you mean webhookType?');
    expect(errors.find(({ parameter }) => parameter === 'webhookType')?.detail).toContain(WEBHOOK_TYPES.join(', '));
  });
});
