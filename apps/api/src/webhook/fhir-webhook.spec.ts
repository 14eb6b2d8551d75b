import { FHIR_WEBHOOK_TYPES } from '@rpm/domain';
import { type Bundle } from '@rpm/fhir';
import { expectValidFhir } from '@rpm/fhir/testing';
import { Receiver } from '@rpm/webhook-delivery/testing';
import { Webhook } from 'standardwebhooks';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';

interface WebhookJson {
  id: number;
  secret: string;
  types: string[];
  format: string;
}

describe('webhooks with the format fhir', () => {
  let api: TestApi;
  let receiver: Receiver;

  beforeAll(async () => {
    api = await TestApi.start({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_CONCURRENCY: '128' });
    receiver = await Receiver.listen();
  });
  afterAll(async () => {
    await receiver.close();
    await api.stop();
  });

  const create = (body: object) => api.post(PATH, { url: receiver.url, ...body });
  const created = async (body: object) => (await create(body)).json as WebhookJson;
  const errorsOf = ({ status, json }: TestResponse) => [status, (json as { errors: unknown }).errors];
  const isFixed = async () => {
    const rows = await api.database.dataSource.query<{ fixed: boolean }[]>(
      'select fhir_fix_timestamp is not null as fixed from organization where id = $1',
      [api.factory.organizationId],
    );
    return rows[0]?.fixed;
  };
  const PERMITTED = `With the format fhir, send only: ${FHIR_WEBHOOK_TYPES.join(', ')}.`;

  it('are refused for other types and for "*", with the permitted types, and fix nothing then', async () => {
    expect(errorsOf(await create({ format: 'fhir', type: 'device.created' }))).toEqual([
      400,
      [{ pointer: '/type', code: 'not_a_choice', detail: PERMITTED }],
    ]);
    for (const type of ['*', 'order.status']) {
      expect(errorsOf(await create({ format: 'fhir', types: ['patient.created', type] }))).toEqual([
        400,
        [{ pointer: '/types/1', code: 'not_a_choice', detail: PERMITTED }],
      ]);
    }
    expect((await created({ type: 'patient.created' })).format).toBe('rpm');
    expect(await isFixed()).toBe(false);
  });

  it('fix the identity of the organization in FHIR, keep their format, and accept only further types of FHIR', async () => {
    const { id, format } = await created({ format: 'fhir', type: 'patient.created' });
    expect(format).toBe('fhir');
    expect(await isFixed()).toBe(true);
    const path = `${PATH}/${id}`;
    expect(errorsOf(await api.patch(path, { types: ['patient.created', '*'] }))).toEqual([
      400,
      [{ pointer: '/types/1', code: 'not_a_choice', detail: PERMITTED }],
    ]);
    const types = ['patient.created', 'reading.weight'];
    expect((await api.patch(path, { types })).json).toMatchObject({ types, format: 'fhir' });
    expect((await api.patch(path, { format: 'rpm' })).status).toBe(409);
  });

  it('receive a valid sample of each type, whose log names the mapping', async () => {
    const { id, secret } = await created({ format: 'fhir', types: FHIR_WEBHOOK_TYPES });
    for (const type of FHIR_WEBHOOK_TYPES) {
      const { status, json } = await api.post(`${PATH}/${id}/test`, { type });
      expect([type, status]).toEqual([type, 200]);
      const { body = '', headers = {} } = receiver.requests.at(-1) ?? {};
      const bundle = new Webhook(secret).verify(body, headers as Record<string, string>) as Bundle;
      expectValidFhir(bundle);
      const codes = (bundle.entry ?? []).map(({ resource }) => resource?.meta?.security?.at(-1)?.code);
      // Every resource is marked as test data.
      expect([...new Set(codes)]).toEqual(['HTEST']);
      expect(json).toMatchObject({ payload: body, mapping: 'fhir-r4-2', status: 'delivered', webhookType: type });
      expect(headers).toMatchObject({
        'content-type': 'application/fhir+json',
        'webhook-event-type': type,
        'webhook-event-sequence': '',
      });
    }
  });
});
