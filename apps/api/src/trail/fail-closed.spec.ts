import { Factory } from '@rpm/data-access/testing';
import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import {
  ABOUT_NOBODY,
  type AuditedOrganization,
  type ExampleRequest,
  insertAuditedRows,
  isLookAtTrail,
  isRead,
  KEYED_OPERATIONS,
  sendExample,
} from '../conformance/audit-walk';
import { snapshotOfRows } from '../conformance/owned-rows';
import { AuditRows } from '../testing/audit-rows';
import { ConsoleBrowser } from '../testing/console-browser';
import { TestApi, type TestResponse } from '../testing/test-api';

const FREE = KEYED_OPERATIONS.filter((one) => isRead(one) && one.template in ABOUT_NOBODY && !isLookAtTrail(one));
/** The test of a webhook has sent its request, and stored its log, before the answer is recorded. It contains sample data. */
const TEST = '/api/v3/webhook/{webhookId}/test';
const CLINICAL = KEYED_OPERATIONS.filter((one) => !FREE.includes(one) && one.template !== TEST);

/** Headers that every answer has, and those of the problem. Any other header could reveal something about the data. */
const PERMITTED_HEADERS =
  /^(cache-control|connection|content-length|content-security-policy|content-type|cross-origin-.*|date|keep-alive|permissions-policy|ratelimit.*|referrer-policy|retry-after|strict-transport-security|transfer-encoding|vary|x-content-type-options|x-frame-options|x-request-id)$/;

describe('service whose audit trail cannot store a row', () => {
  let api: TestApi;
  let organization: AuditedOrganization;
  let rows: AuditRows;
  let before: unknown[];

  const setPermission = (act: 'grant' | 'revoke') =>
    api.database.dataSource.query(`${act} insert on audit_event ${act === 'grant' ? 'to' : 'from'} ${SERVICE_ROLE}`);

  beforeAll(async () => {
    api = await TestApi.start();
    const factory = await Factory.inNewOrganization(api.database.dataSource);
    organization = await insertAuditedRows(factory);
    rows = new AuditRows(api.database.dataSource, factory.organizationId);
    before = await snapshotOfRows(api.database.dataSource);
    await setPermission('revoke');
  });
  afterAll(() => api.stop());

  /** Expects the problem, which is the same for all requests, so that nothing of the database can be in it. */
  const expectUnrecorded = ({ status, headers, json, text }: TestResponse) => {
    expect(json ?? text).toMatchObject({ status: 503, code: 'audit_unavailable' });
    expect(status).toBe(503);
    const { requestId: _requestId, instance: _instance, ...others } = json as Record<string, unknown>;
    expect(Object.keys(others).sort()).toEqual(['code', 'detail', 'status', 'title', 'type']);
    expect(others['detail']).toBe(
      'The service cannot record this request now, and answers no request that it cannot record. Try again later.',
    );
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect([...headers.keys()].filter((name) => !PERMITTED_HEADERS.test(name))).toEqual([]);
  };
  const send = (template: string, method: string, request: ExampleRequest = {}) => {
    const one = KEYED_OPERATIONS.find((other) => other.template === template && other.method === method);
    if (!one) throw new Error(`There is no ${method} ${template}.`);
    return sendExample(api, one, organization, request);
  };

  it.each(CLINICAL)('answers 503 to $method $template', async (one) => {
    expectUnrecorded(await sendExample(api, one, organization));
  });

  it.each(FREE)('answers $method $template as always', async (one) => {
    expect((await sendExample(api, one, organization)).status).toBe(200);
  });

  const PATIENT = '/api/v3/patient/{patientId}';
  const READING = '/api/v3/weight-reading';
  const reading = (values: object = {}) => ({
    device: { id: organization.names['deviceId'] },
    readingTimestamp: '2026-03-01T00:00:00.000Z',
    weight: 150.5,
    ...values,
  });

  it('answers 503 instead of 403, 404, 409, 412 and 304', async () => {
    const key = await api.factory.key(['sites:read']);
    expectUnrecorded(await send(PATIENT, 'GET', { key }));
    expectUnrecorded(await send(PATIENT, 'GET', { id: 999_999_999 }));
    expectUnrecorded(await send(READING, 'POST', { body: reading({ readingTimestamp: '2026-02-03T04:05:06.789Z', weight: 1 }) }));
    expectUnrecorded(await send(PATIENT, 'PATCH', { body: { firstName: 'Testina' }, headers: { 'If-Match': '"other"' } }));
    expectUnrecorded(await send(PATIENT, 'GET', { headers: { 'If-None-Match': '*' } }));
  });

  it('answers 503 to HEAD', async () => {
    const { status, headers, text } = await send(PATIENT, 'GET', { method: 'HEAD' });
    expect([status, text, headers.get('etag')]).toEqual([503, '', null]);
  });

  it('answers 503 to single readings, keyed readings and batches', async () => {
    expectUnrecorded(await send(READING, 'POST', { body: reading() }));
    expectUnrecorded(await send(READING, 'POST', { body: reading(), headers: { 'Idempotency-Key': 'key-of-reading' } }));
    expectUnrecorded(await send(`${READING}/batch`, 'POST', { body: { readings: [reading(), reading({ weight: 151 })] } }));
    const together = Array.from({ length: 20 }, (_, minute) =>
      send(READING, 'POST', { body: reading({ readingTimestamp: new Date(Date.UTC(2026, 2, 2, 0, minute)).toISOString() }) }),
    );
    for (const answer of await Promise.all(together)) expectUnrecorded(answer);
  });

  it('answers 503 to a sign-in, without a usable cookie', async () => {
    const browser = new ConsoleBrowser(api);
    const answer = await browser.signIn({ key: organization.key });
    expectUnrecorded(answer);
    expect(browser.cookie).toBeNull();
  });

  it('answers requests that reach no patient’s data', async () => {
    expect((await api.get('/health/live', { key: null })).status).toBe(200);
    expect((await api.get('/api/v3/site')).status).toBe(200);
    expect((await api.get(`/api/v3/patient/1`, { key: null })).status).toBe(401);
  });

  it('changes nothing and stores no row', async () => {
    expect(await snapshotOfRows(api.database.dataSource)).toEqual(before);
    expect(await rows.added()).toEqual([]);
  });

  it('recovers as soon as it can store rows again', async () => {
    await setPermission('grant');
    await rows.added();
    expect((await send(PATIENT, 'GET')).status).toBe(200);
    expect((await send(READING, 'POST', { body: reading() })).status).toBe(200);
    expect((await new ConsoleBrowser(api).signIn({ key: organization.key })).status).toBe(201);
    expect((await rows.added()).map(({ action }) => action)).toEqual(['read', 'create', 'signIn']);
  });
});
