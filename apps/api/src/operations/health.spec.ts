import { pollUntil } from '@rpm/embedded-postgres/testing';
import { TestApi } from '../testing/test-api';

describe('the health of the service', () => {
  let api: TestApi;
  beforeAll(async () => (api = await TestApi.start()));
  afterAll(() => api.stop());

  it.each([
    ['/health/live', { status: 'live' }],
    ['/health/ready', { status: 'ready' }],
    ['/health/ready?for=writes', { status: 'ready' }],
    ['/health/ready?for=reads', { status: 'ready' }],
  ])('is answered without a key by GET %s', async (path, json) => {
    expect(await api.get(path, { key: null })).toMatchObject({ status: 200, json });
  });

  it('rejects an unknown purpose', async () => {
    const { status, json } = await api.get('/health/ready?for=backups', { key: null });
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_input', errors: [expect.objectContaining({ parameter: 'for' })] }),
    ]);
  });

  it('is ready for reads, and not for writes, while the database accepts no writes', async () => {
    const { dataSource } = api.database;
    const setting = `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`;
    await dataSource.query(setting);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rpm-readiness' and datname = current_database()`;
    await dataSource.query(cut);
    const statusOf = async (purpose: string) => (await api.get(`/health/ready?for=${purpose}`, { key: null })).status;
    // The check that notices the end of the old connection fails.
    expect(await pollUntil(() => statusOf('reads'), 200)).toBe(200);
    expect(await statusOf('writes')).toBe(503);
    await dataSource.query(setting.replace('set default_transaction_read_only = on', 'reset default_transaction_read_only'));
    await dataSource.query(cut);
    expect(await pollUntil(() => statusOf('writes'), 200)).toBe(200);
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
