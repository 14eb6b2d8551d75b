import { Factory } from '@rpm/data-access/testing';
import {
  type AuditedOrganization,
  type ExampleRequest,
  insertAuditedRows,
  KEYED_OPERATIONS,
  sendExample,
} from '../conformance/audit-walk';
import { TestApi } from '../testing/test-api';

const PATIENT = '/api/v3/patient/{patientId}';
const READING = '/api/v3/weight-reading';

describe('service whose audit trail is locked', () => {
  let api: TestApi;
  let organization: AuditedOrganization;

  beforeAll(async () => {
    api = await TestApi.start();
    organization = await insertAuditedRows(await Factory.inNewOrganization(api.database.dataSource));
  });
  afterAll(() => api.stop());

  const send = (template: string, method: string, request: ExampleRequest = {}) => {
    const one = KEYED_OPERATIONS.find((other) => other.template === template && other.method === method);
    if (!one) throw new Error(`There is no ${method} ${template}.`);
    return sendExample(api, one, organization, request);
  };

  const reading = (values: object = {}) => ({
    device: { id: organization.names['deviceId'] },
    readingTimestamp: '2026-03-01T00:00:00.000Z',
    weight: 150.5,
    ...values,
  });

  it('answers 503 within the time limits while the table is locked', async () => {
    const holder = api.database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table audit_event in access exclusive mode');
    const answers = await Promise.all([
      send(PATIENT, 'GET'),
      send(PATIENT, 'GET', { id: 999_999_999 }),
      send(PATIENT, 'PATCH', { body: { lastName: 'Changed' } }),
      send(READING, 'POST', { body: reading() }),
    ]);
    await holder.rollbackTransaction();
    await holder.release();
    for (const { status, headers, json } of answers) {
      expect([status, json]).toMatchObject([503, { code: expect.stringMatching(/^(audit_)?unavailable$/) as string }]);
      expect([headers.get('etag'), Number(headers.get('retry-after')) > 0]).toEqual([null, true]);
    }
    expect((await send(PATIENT, 'GET')).json).not.toMatchObject({ lastName: 'Changed' });
  });
});
