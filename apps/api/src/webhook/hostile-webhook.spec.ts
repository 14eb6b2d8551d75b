import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';
const GOOD = { type: 'patient.created', url: 'https://hooks.example.org/rpm' };

describe('webhook validation', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors?: { pointer: string; code: string }[] }).errors?.map(({ pointer, code }) => `${pointer} ${code}`),
  ];
  const stored = () => api.database.dataSource.query<object[]>('select * from webhook order by id');

  it.each<[string, object, string[]]>([
    ['an empty object', {}, ['/url required', '/type required']],
    [
      'null for every property',
      { type: null, url: null, enabled: null, rateLimit: null, purpose: null },
      ['/url required', '/type required'],
    ],
    [
      'wrong types',
      { type: 5, url: ['https://a.example.org'], enabled: 'false', rateLimit: '5' },
      ['/type not_a_choice', '/url not_text', '/enabled not_a_boolean', '/rateLimit not_in_range'],
    ],
    ['an unknown type', { ...GOOD, type: 'patient.deleted' }, ['/type not_a_choice']],
    ['a type in another case', { ...GOOD, type: 'Patient.Created' }, ['/type not_a_choice']],
    ['an empty URL', { ...GOOD, url: '' }, ['/url empty']],
    ['a URL of 2,001 characters', { ...GOOD, url: `${GOOD.url}/`.padEnd(2001, 'a') }, ['/url too_long']],
    ['a URL with NUL', { ...GOOD, url: `${GOOD.url}\u0000` }, ['/url nul_character']],
    [
      'half a surrogate pair',
      `{"type":"patient.created","url":"https://a.example.org/\\ud800"}` as unknown as object,
      ['/url unpaired_surrogate'],
    ],
    ['an unknown purpose', { ...GOOD, purpose: 'marketing' }, ['/purpose not_a_choice']],
    ['a rate limit of zero', { ...GOOD, rateLimit: 0 }, ['/rateLimit not_in_range']],
    ['a rate limit that is too high', { ...GOOD, rateLimit: 1001 }, ['/rateLimit not_in_range']],
    ['a rate limit that is not an integer', { ...GOOD, rateLimit: 1.5 }, ['/rateLimit not_in_range']],
    [
      'read-only properties',
      { ...GOOD, secret: 'whsec_AAAA', disabledReason: null, organizationId: 1, createTimestamp: '2026-01-01T00:00:00Z' },
      [
        '/secret unknown_member',
        '/disabledReason unknown_member',
        '/organizationId unknown_member',
        '/createTimestamp unknown_member',
      ],
    ],
  ])('rejects %s in the body that creates a webhook', async (_, body, errors) => {
    const before = await stored();
    expect(errorsOf(await api.post(PATH, body))).toEqual([400, errors]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    'not a url',
    'hooks.example.org/rpm',
    '//hooks.example.org/rpm',
    'http://hooks.example.org/rpm',
    'ftp://hooks.example.org/rpm',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://',
    'https://user@hooks.example.org/',
    'https://user:CANARY-PASSWORD-1@hooks.example.org/',
    'https://hooks.example.org:22/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://１２７.０.０.１/',
  ])('rejects the URL %s with an example of a valid URL, and does not repeat the rejected URL', async (url) => {
    const before = await stored();
    const answer = await api.post(PATH, { ...GOOD, url });
    expect(errorsOf(answer)).toEqual([400, ['/url refused_url']]);
    expect(answer.text).toContain('such as https://hooks.example.org/rpm.');
    expect(answer.text).not.toContain('CANARY');
    const webhook = await api.factory.webhook({ url: GOOD.url });
    const change = await api.patch(`${PATH}/${webhook.id}`, { url });
    expect([errorsOf(change), await stored()]).toEqual([
      [400, ['/url refused_url']],
      [...before, expect.objectContaining(GOOD_ROW)],
    ]);
  });

  const GOOD_ROW = { url: GOOD.url };

  it('accepts a URL of 2,000 characters in any script', async () => {
    const url = `https://hooks.example.org/${'𝒳'.repeat(2000 - 26)}`;
    const answer = await api.post(PATH, { ...GOOD, url });
    expect([answer.status, (answer.json as { url: string }).url]).toEqual([200, url]);
  });

  it.each<[string, unknown, string[]]>([
    ['an overlap that is too long', { overlapSeconds: 604_801 }, ['/overlapSeconds not_in_range']],
    ['a negative overlap', { overlapSeconds: -1 }, ['/overlapSeconds not_in_range']],
    ['an overlap of half a second', { overlapSeconds: 0.5 }, ['/overlapSeconds not_in_range']],
    ['an overlap that is text', { overlapSeconds: '60' }, ['/overlapSeconds not_in_range']],
    ['a secret chosen by the caller', { secret: 'whsec_AAAA' }, ['/secret unknown_member']],
  ])('rejects a secret rotation with %s', async (_, body, errors) => {
    const { id } = await api.factory.webhook();
    expect(errorsOf(await api.post(`${PATH}/${id}/rotate-secret`, body))).toEqual([400, errors]);
  });

  it.each<[string, object, string[]]>([
    ['an empty object', {}, ['/startTimestamp required', '/endTimestamp required']],
    [
      'timestamps without a time zone',
      { startTimestamp: '2026-01-01T00:00:00', endTimestamp: '2026-01-02' },
      ['/startTimestamp not_a_timestamp', '/endTimestamp not_a_timestamp'],
    ],
    [
      'timestamps that are numbers',
      { startTimestamp: 1, endTimestamp: 2 },
      ['/startTimestamp not_a_timestamp', '/endTimestamp not_a_timestamp'],
    ],
    [
      'an inverted range',
      { startTimestamp: '2026-01-02T00:00:00Z', endTimestamp: '2026-01-01T00:00:00Z' },
      ['/endTimestamp inverted_range'],
    ],
    [
      'the status pending',
      { startTimestamp: '2026-01-01T00:00:00Z', endTimestamp: '2026-01-01T00:00:00Z', logStatus: 'pending' },
      ['/logStatus not_a_choice'],
    ],
  ])('rejects a replay with %s', async (_, body, errors) => {
    const { id } = await api.factory.webhook();
    expect(errorsOf(await api.post(`${PATH}/${id}/replay`, body))).toEqual([400, errors]);
  });

  it('rejects an object with properties, an array and a form as the body of an operation that needs none', async () => {
    const { id } = await api.factory.webhookLog();
    const path = `${PATH}/logs/${id}/resend`;
    expect(errorsOf(await api.post(path, { force: true }))).toEqual([400, ['/force unknown_member']]);
    expect((await api.post(path, '[]')).status).toBe(400);
    expect((await api.post(path, 'x=1', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })).status).toBe(415);
    expect((await api.send(path, { method: 'POST' })).status).toBe(200);
  });

  it.each(['abc', '1.0', '0x10', '%00', '9'.repeat(30)])('rejects %s as a webhook id', async (id) => {
    for (const path of ['', '/health', '/replay', '/replay/1']) expect((await api.get(`${PATH}/${id}${path}`)).status).toBe(400);
  });
});
