import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { randomBytes } from 'node:crypto';
import { RpmAdmin } from '../testing/rpm-admin';

const [OLD, NEW] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

describe('rpm-admin webhook reseal', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  const keys = (...all: string[]) => ({ environment: { WEBHOOK_ENCRYPTION_KEY: all.join() } });

  it('encrypts all secrets with the first key, so that the second key can be removed', async () => {
    const { organization } = await Factory.inNewOrganization(database.dataSource);
    const create = ['webhook', 'create', '--organization', organization.name, '--type', 'patient.created'];
    await admin.json([...create, '--url', 'https://hooks.example.org/'], keys(OLD));
    const list = ['webhook', 'list', '--organization', organization.name];
    expect(await admin.failure(list, keys(NEW))).toMatchObject({ exitCode: 78 });
    expect(await admin.json(['webhook', 'reseal'], keys(NEW, OLD))).toEqual({ resealed: 1 });
    expect(await admin.json(list, keys(NEW))).toMatchObject({ total: 1 });
    expect(await admin.failure(list, keys(OLD))).toMatchObject({ exitCode: 78 });
  });
});
