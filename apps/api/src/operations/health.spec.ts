import { TestApi } from '../testing/test-api';

describe('the health of the service', () => {
  let api: TestApi;
  beforeAll(async () => (api = await TestApi.start()));
  afterAll(() => api.stop());

  it.each([
    ['/health/live', { status: 'live' }],
    ['/health/ready', { status: 'ready' }],
  ])('is answered without a key by GET %s', async (path, json) => {
    expect(await api.get(path, { key: null })).toMatchObject({ status: 200, json });
  });

  it('stays ready while a newer version has only applied additive migrations', async () => {
    await api.database.dataSource.query(
      `insert into migration (timestamp, name, compatibility) values (9999999999998, 'Newer9999999999998', 'additive')`,
    );
    expect(await api.get('/health/ready', { key: null })).toMatchObject({ status: 200, json: { status: 'ready' } });
  });

  it('makes GET /health/ready answer 503 while the database does not have the schema of this version', async () => {
    await api.database.dataSource.query(`insert into migration (timestamp, name) values (9999999999999, 'Newer9999999999999')`);
    const { status, json } = await api.get('/health/ready', { key: null });
    expect([status, json]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect((await api.get('/health/live', { key: null })).status).toBe(200);
  });
});
