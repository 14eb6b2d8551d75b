import { Factory } from '@rpm/data-access/testing';
import { type QueryRunner } from 'typeorm';
import { type Answer, TestApi } from '../testing/test-api';

const READINGS = '/api/v3/blood-glucose-reading';

describe.each(['2', '5'])('an organization with slow requests on a pool of %s connections', (DATABASE_POOL_SIZE) => {
  let api: TestApi;
  let otherKey: string;
  let blocker: QueryRunner;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_POOL_SIZE });
    otherKey = await (await Factory.inNewOrganization(api.database.dataSource)).key();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    // Requests for readings wait for this lock, and each fails after 2 s. Together they take longer than a request may wait for a connection.
    blocker = api.database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table blood_glucose_reading');
  });
  afterEach(() => blocker.release());

  const slowRequests = (count: number, key?: string) =>
    Promise.all(Array.from({ length: count }, () => api.get(READINGS, { ...(key && { key }) })));
  const codes = (answers: Answer[]) => new Set(answers.map(({ json }) => (json as { code?: string }).code));

  it('does not affect readiness, even if a second slow organization uses the other connections', async () => {
    const slow = [slowRequests(40), slowRequests(40, otherKey)];
    for (let probe = 0; probe < 20; probe++) expect((await api.get('/health/ready', { key: null })).status).toBe(200);
    await blocker.rollbackTransaction();
    await Promise.all(slow);
  });

  it('does not affect other organizations; its own requests that wait too long get 429', async () => {
    const slow = slowRequests(40);
    expect((await api.get('/api/v3/site', { key: otherKey })).status).toBe(200);
    const answers = await slow;
    expect(codes(answers)).toEqual(new Set(['unavailable', 'organization_busy']));
    for (const { status, headers } of answers.filter(({ text }) => text.includes('organization_busy'))) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await blocker.rollbackTransaction();
    expect((await api.get(READINGS)).status).toBe(200);
  });
});

describe('a pool of one connection', () => {
  it('serves concurrent reads and writes of two organizations', async () => {
    const api = await TestApi.start({ DATABASE_POOL_SIZE: '1' });
    const otherKey = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    const requests = [undefined, otherKey].flatMap((key) =>
      Array.from({ length: 10 }, (_, n) => [
        api.post('/api/v3/site', { name: `Site ${n}` }, { ...(key && { key }), headers: { 'Idempotency-Key': `key-${n}` } }),
        api.get('/api/v3/site', { ...(key && { key }) }),
      ]).flat(),
    );
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array<number>(40).fill(200));
    await api.stop();
  });
});
