import { TestApi } from '../testing/test-api';

const ORIGIN = 'https://app.example.org';

describe('CORS_ORIGINS', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ CORS_ORIGINS: `http://localhost:5173, ${ORIGIN}` });
  });
  afterAll(() => api.stop());

  const preflight = (origin: string, path = '/api/v3/site') =>
    api.send(path, {
      method: 'OPTIONS',
      key: null,
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'service-api-key' },
    });
  const corsHeadersOf = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

  it.each([ORIGIN, 'http://localhost:5173'])('answers the preflight request of %s without an API key', async (origin) => {
    const { status, headers } = await preflight(origin);
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([204, origin, 'Origin']);
    expect(headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST,PUT,PATCH,DELETE');
    expect(headers.get('access-control-allow-headers')).toBe(
      'Service-API-Key,Authorization,Prefer,Content-Type,If-Match,If-None-Match,Idempotency-Key,X-Request-Id,X-Actor,Read-After',
    );
    expect(headers.get('access-control-max-age')).toBe('7200');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['https://other.example.org', 'https://app.example.org.evil.example', 'http://app.example.org', 'null', '*'])(
    'does not permit the origin %s, neither in a preflight request nor in a response',
    async (origin) => {
      for (const { headers } of [await preflight(origin), await api.get('/api/v3/site', { headers: { Origin: origin } })]) {
        expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([null, 'Origin']);
      }
    },
  );

  it('logs a preflight request', async () => {
    const { headers } = await preflight(ORIGIN);
    expect(await api.logLine(headers.get('x-request-id') ?? '')).toEqual([
      expect.objectContaining({ method: 'OPTIONS', status: 204 }),
    ]);
  });

  it('lets a page of a permitted origin read responses and the headers that clients need', async () => {
    const { status, headers } = await api.post('/api/v3/site', { name: 'North' }, { headers: { Origin: ORIGIN } });
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([200, ORIGIN, 'Origin']);
    expect(headers.get('access-control-expose-headers')?.split(',')).toEqual(
      expect.arrayContaining([
        'ETag',
        'Link',
        'Retry-After',
        'Duplicate',
        'Voided',
        'Idempotent-Replayed',
        'X-Request-Id',
        'RateLimit',
      ]),
    );
  });

  it.each([
    ['an API key is missing', { key: null }, '/api/v3/site', 401],
    ['the input is invalid', { method: 'POST', body: {} }, '/api/v3/manufacturer', 400],
    ['the path is unknown', {}, '/api/v3/nothing', 404],
    ['the method is not allowed', { method: 'DELETE' }, '/api/v3/site', 405],
  ])('lets a page of a permitted origin read the problem if %s', async (_what, request, path, expected) => {
    const { status, headers } = await api.send(path, { ...request, headers: { Origin: ORIGIN } });
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([expected, ORIGIN, 'Origin']);
  });

  it('lists the origin and the encoding in the header Vary of compressed content', async () => {
    const { headers } = await api.get('/openapi.json', { key: null, headers: { Origin: ORIGIN } });
    expect([headers.get('vary'), headers.get('access-control-allow-origin')]).toEqual(['Origin, Accept-Encoding', ORIGIN]);
  });

  it('is off by default', async () => {
    const other = await TestApi.start();
    try {
      const { status, headers } = await other.send('/api/v3/site', { method: 'OPTIONS', key: null, headers: { Origin: ORIGIN } });
      expect([status, headers.get('vary'), corsHeadersOf(headers)]).toEqual([204, null, []]);
    } finally {
      await other.stop();
    }
  });
});
