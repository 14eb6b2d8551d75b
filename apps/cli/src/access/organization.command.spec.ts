import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { RpmAdmin } from '../testing/rpm-admin';

describe('organization rename', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  it('gives an organization another name and changes nothing else', async () => {
    const { organization, organizationId } = await Factory.inNewOrganization(database.dataSource);
    const before = await admin.json(['organization', 'show', organization.name]);
    const renamed = { ...(before as object), name: 'West Clinic', version: 2, updateTimestamp: expect.any(String) as string };
    expect(await admin.json(['organization', 'rename', organization.name, 'West Clinic'])).toEqual(renamed);
    expect(await admin.json(['organization', 'show', 'West Clinic'])).toEqual(renamed);
    expect(await admin.failure(['organization', 'show', organization.name])).toMatchObject({ error: { code: 'not_found' } });
    expect(renamed).toMatchObject({ id: organizationId });
  });

  it('rejects the name of another organization, and accepts the organization’s own name', async () => {
    const [one, other] = [
      await Factory.inNewOrganization(database.dataSource),
      await Factory.inNewOrganization(database.dataSource),
    ];
    const names = [one.organization.name, other.organization.name] as const;
    expect(await admin.failure(['organization', 'rename', ...names])).toEqual({
      exitCode: 1,
      error: { code: 'conflict', detail: 'There is an organization of this name already.' },
    });
    expect(await admin.run(['organization', 'rename', names[0], names[0]])).toMatchObject({ exitCode: 0 });
  });
});
