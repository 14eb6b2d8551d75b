import { guideBlocks, runGuide } from '@rpm/database/testing';
import { randomBytes } from 'node:crypto';
import { TestApi } from '../testing/test-api';

const PAGE = 'docs/audit.md';

describe('docs/audit.md', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('has commands that print what the page shows when pasted into a shell, also a second time', async () => {
    const env = {
      ...process.env,
      URL: api.url,
      KEY: await api.factory.key(['patients:read', 'patients:write', 'audit:read', 'audit:write']),
      CLINIC: api.factory.organization.name,
      DATABASE_URL: api.database.url,
      AUDIT_SIGNING_KEY: randomBytes(32).toString('base64'),
    };
    for (let paste = 1; paste <= 2; paste++) {
      const { printed, shown } = await runGuide(guideBlocks(PAGE, 'sh'), env);
      expect(printed).toEqual(shown);
    }
  });

  it('has a query that finds the row of a body', async () => {
    const [query] = guideBlocks(PAGE, 'sql');
    const find = () => api.database.dataSource.query<object[]>(query?.commands ?? '');
    expect(await find()).toEqual([]);
    await api.database.dataSource.query(
      `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients, host, webhook_id, digests)
       values (1, 2, 'delivery', 'disclose', 'patient.updated', '{5,6}', 'receiver.example.org', 3, sha256('another') || sha256('the body'))`,
    );
    expect(await find()).toMatchObject([{ host: 'receiver.example.org', resource: 'patient.updated' }]);
  });
});
