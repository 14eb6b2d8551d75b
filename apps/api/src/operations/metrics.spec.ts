import { freePort } from '@rpm/embedded-postgres/testing';
import { createTestDatabase } from '@rpm/database/testing';
import { startInProcess } from '../testing/in-process-service';
import { TestApi } from '../testing/test-api';

const NO_SUCH_PATH = { status: 404, code: 'path_not_found', detail: 'There is no such path. See /openapi.json.' };
const TOKEN = 'an-example-token-of-nobody';
const AUTHORIZED = { key: null, headers: { Authorization: `Bearer ${TOKEN}` } };

describe('GET /metrics', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ METRICS_TOKEN: TOKEN });
  });
  afterAll(() => api.stop());

  const counted = async (pattern: RegExp) => {
    const { text } = await api.get('/metrics', AUTHORIZED);
    return text.split('\n').filter((line) => pattern.test(line));
  };

  /** Returns the numbers of requests without a row: with an unknown key, without data of a patient, and not carried out. */
  const unrecorded = async () =>
    (await counted(/^rpm_audit_unrecorded_requests_total\{/)).map((line) => Number(line.split(' ').at(-1)));

  it('returns metrics of the process, requests and webhook delivery to a caller that sends the token', async () => {
    const { id } = await api.factory.site();
    await api.get(`/api/v3/site/${id}`);
    await api.get(`/api/v3/site/${id}`);
    await api.get('/api/v3/site/999999');
    await api.get('/api/v3/nowhere/CANARY-PHI-1');
    const { status, headers, text } = await api.get('/metrics', AUTHORIZED);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).not.toContain('CANARY');
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds', 'rpm_webhook_pending_deliveries 0'])
      expect(text).toContain(`\n${name}`);
    expect(await counted(/^rpm_http_requests_total\{.*(site|none)/)).toEqual([
      'rpm_http_requests_total{method="GET",route="/api/v3/site/:siteId",status="200"} 2',
      'rpm_http_requests_total{method="GET",route="/api/v3/site/:siteId",status="404"} 1',
      'rpm_http_requests_total{method="GET",route="none",status="404"} 1',
    ]);
    expect(await counted(/^rpm_http_request_duration_seconds_count\{.*site/)).toEqual([
      'rpm_http_request_duration_seconds_count{method="GET",route="/api/v3/site/:siteId"} 3',
    ]);
  });

  it('counts the requests that the audit trail does not contain, by reason', async () => {
    const before = await unrecorded();
    const { id } = await api.factory.patient();
    await api.get(`/api/v3/patient/${id}`);
    await api.get(`/api/v3/patient/999999`);
    await api.get('/api/v3/patient?name=Nobody-has-this');
    await api.get('/api/v3/site');
    await api.get('/api/v3/patient', { key: 'rpm_unknown' });
    await api.get('/api/v3/patient', { key: null });
    await api.get('/api/v3/patient?size=none');
    await api.get('/health/live', { key: null });
    const after = await unrecorded();
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([2, 2, 1]);
  });

  it('serves a description of every metric', async () => {
    const text = (await counted(/^(# (HELP|TYPE) )?rpm_/)).join('\n');
    const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(text).toMatch(new RegExp(`^# HELP ${name} [A-Z0-9].+\\.$`, 'm'));
  });

  it.each([
    ['no header', undefined],
    ['another token', 'Bearer an-example-token-of-nobodY'],
    ['a part of the token', `Bearer ${TOKEN.slice(0, -1)}`],
    ['no token', 'Bearer '],
    ['another scheme', `Basic ${TOKEN}`],
    ['the token alone', TOKEN],
  ])('responds as if the path did not exist to a caller on the same machine that sends %s', async (_what, authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
    const answer = await api.get('/metrics', { key: null, headers });
    const unknown = await api.get('/metricsx', { key: null, headers });
    expect(answer.json).toMatchObject(NO_SUCH_PATH);
    expect(Object.keys(answer.json as object)).toEqual(Object.keys(unknown.json as object));
  });

  it('responds as if the path did not exist to a caller with an API key', async () => {
    expect((await api.get('/metrics')).json).toMatchObject(NO_SUCH_PATH);
  });

  it('responds as if the path did not exist if METRICS_TOKEN is not set', async () => {
    const without = await TestApi.start();
    for (const headers of [{}, AUTHORIZED.headers, { Authorization: 'Bearer ' }, { Authorization: 'Bearer undefined' }])
      expect((await without.get('/metrics', { key: null, headers })).json).toMatchObject(NO_SUCH_PATH);
    await without.stop();
  });
});

describe('METRICS_PORT', () => {
  it('makes the service serve the metrics on this port and no longer on its main port', async () => {
    const database = await createTestDatabase();
    const port = await freePort();
    const service = await startInProcess({ DATABASE_URL: database.url, METRICS_PORT: String(port), METRICS_TOKEN: TOKEN });
    const metrics = `http://127.0.0.1:${port}/metrics`;
    const { headers } = AUTHORIZED;
    expect(await (await fetch(metrics, { headers })).text()).toContain('rpm_webhook_state_readable 1\n');
    expect((await fetch(metrics)).status).toBe(401);
    expect(await (await fetch(`${service.url}/metrics`, { headers })).json()).toMatchObject(NO_SUCH_PATH);
    await service.stop();
    await expect(fetch(metrics)).rejects.toThrow();
    await database.drop();
  });
});
