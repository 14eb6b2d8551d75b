import { Factory } from '@rpm/data-access/testing';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';
const GOOD = { type: 'patient.created', url: 'https://hooks.example.org/rpm' };

describe('POST /api/v3/webhook', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_MAX_PER_ORGANIZATION: '3' });
  });
  afterAll(() => api.stop());
  beforeEach(() => api.database.dataSource.query('update webhook set enabled = false, delete_timestamp = now()'));

  const codeOf = ({ status, json }: TestResponse) => [status, (json as { code?: string }).code];

  it('enforces the maximum number of webhooks even for concurrent requests, and accepts a new webhook once another has been deleted', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.post(PATH, GOOD)));
    const created = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(created).toHaveLength(3);
    expect(refused.map(codeOf)).toEqual(refused.map(() => [409, 'conflict']));
    expect((refused[0]?.json as { detail: string }).detail).toContain('has 3 webhooks, and may have 3');
    await api.patch(`${PATH}/${(created[0]?.json as { id: number }).id}`, { enabled: false });
    expect((await api.post(PATH, GOOD)).status).toBe(409);
    await api.delete(`${PATH}/${(created[1]?.json as { id: number }).id}`);
    expect((await api.post(PATH, GOOD)).status).toBe(200);
  });

  it('counts the webhooks of each organization separately', async () => {
    for (let n = 0; n < 3; n++) await api.post(PATH, GOOD);
    const key = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    expect([(await api.post(PATH, GOOD)).status, (await api.post(PATH, GOOD, { key })).status]).toEqual([409, 200]);
  });

  it('rejects http and unusual ports for a host outside the allowed networks, both when creating and when changing a webhook', async () => {
    const { json } = await api.post(PATH, { ...GOOD, url: 'http://localhost:8080/' });
    const { id, url } = json as { id: number; url: string };
    expect(url).toBe('http://localhost:8080/');
    // RFC 6761 guarantees that host names ending in `.invalid` do not exist.
    for (const outside of ['http://hooks.invalid/', 'https://hooks.invalid:9000/']) {
      for (const answer of [
        await api.post(PATH, { ...GOOD, url: outside }),
        await api.patch(`${PATH}/${id}`, { url: outside }),
      ]) {
        expect([answer.status, answer.json]).toEqual([
          400,
          expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/url', code: 'refused_url' })] }),
        ]);
        expect(answer.text).not.toContain('invalid/');
      }
    }
  });

  it('repeats its response for an Idempotency-Key even if the maximum number of webhooks is reached', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    const first = await api.post(PATH, GOOD, { headers });
    for (let n = 0; n < 3; n++) await api.post(PATH, GOOD);
    expect([first.status, (await api.post(PATH, GOOD)).status]).toEqual([200, 409]);
    expect((await api.post(PATH, GOOD, { headers })).text).toBe(first.text);
  });
});
