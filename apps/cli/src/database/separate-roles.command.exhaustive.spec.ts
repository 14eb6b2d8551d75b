import { asRole, createRoles, createTestDatabase, type TestDatabase, type TestRoles, urlOf } from '@rpm/database/testing';
import { makeTemporaryDataFolder } from '@rpm/embedded-postgres/testing';
import { MIGRATIONS } from '@rpm/schema';
import { readdirSync } from 'node:fs';
import { RpmAdmin } from '../testing/rpm-admin';

describe('rpm-admin with DATABASE_MIGRATION_URL', () => {
  let database: TestDatabase;
  let roles: TestRoles;
  let admin: RpmAdmin;
  let asOwner: { environment: NodeJS.ProcessEnv };

  beforeEach(async () => {
    database = await createTestDatabase('template0');
    roles = await createRoles(database);
    admin = new RpmAdmin(urlOf(asRole(database.administration, roles.service)));
    asOwner = { environment: { DATABASE_MIGRATION_URL: urlOf(asRole(database.administration, roles.owner)) } };
  });
  afterEach(async () => {
    await database.drop();
    await roles.drop();
  });

  const ownerOfTrail = async () => {
    const [row] = await database.dataSource.query<{ owner: string }[]>(
      `select pg_get_userbyid(relowner) as owner from pg_class where oid = 'audit_event'::regclass`,
    );
    return row?.owner;
  };

  it('migrates as the owner, and runs all other commands as the service', async () => {
    expect(await admin.json(['migrate'], asOwner)).toMatchObject({ applied: MIGRATIONS.map(({ name }) => name) });
    expect(await ownerOfTrail()).toBe(roles.owner);
    await admin.json(['organization', 'create', 'North Clinic']);
    expect((await admin.run(['audit', 'checkpoint'])).exitCode).toBe(0);
    expect((await admin.run(['audit', 'verify'])).exitCode).toBe(0);
    expect(await admin.json(['migrate'])).toMatchObject({ applied: [] });
  });

  it('restores a backup so that the owner has the trail', async () => {
    const source = await createTestDatabase();
    const folder = makeTemporaryDataFolder('rpm-roles-');
    const { file } = (await new RpmAdmin(source.administrationUrl).json(['backup', 'create', '--output', folder])) as {
      file: string;
    };
    await source.drop();
    expect(await admin.json(['backup', 'restore', file], asOwner)).toMatchObject({ migrated: [] });
    expect(await ownerOfTrail()).toBe(roles.owner);
    expect((await admin.run(['audit', 'verify'])).exitCode).toBe(0);
  });

  it('archives months of the trail as the owner, and refuses as the service', async () => {
    await admin.json(['migrate'], asOwner);
    const folder = makeTemporaryDataFolder('rpm-roles-');
    await database.dataSource.query(
      `insert into audit_event (organization_id, recorded_timestamp, rows, actor_kind, action, resource, patients)
       select 1, '2020-01-05Z', 1, 'key', 'read', 'patient', '{1}' from generate_series(1, 3)`,
    );
    await admin.run(['audit', 'checkpoint']);
    const archive = ['audit', 'archive', '--before', '2020-02', folder];
    expect(await admin.failure(archive)).toMatchObject({
      exitCode: 1,
      error: { code: 'not_archived', detail: expect.stringContaining('Set DATABASE_MIGRATION_URL') as string },
    });
    expect(await admin.json(archive, asOwner)).toMatchObject([{ month: '2020-01', rows: 3 }]);
    expect(readdirSync(folder)).toEqual(['audit-2020-01.ndjson.gz']);
    await admin.run(['audit', 'checkpoint']);
    const verified = await admin.run(['audit', 'verify', '--archive', folder]);
    expect([verified.exitCode, verified.stdout]).toEqual([0, expect.stringContaining('and 3 rows in archives')]);
  });

  it('rejects DATABASE_MIGRATION_URL without DATABASE_URL, and with an unsuitable role', async () => {
    const environment = { DATABASE_URL: '', DATA_DIR: makeTemporaryDataFolder('rpm-roles-'), ...asOwner.environment };
    const alone = await admin.run(['migrate'], { environment });
    const message = 'DATABASE_MIGRATION_URL: must be set only together with DATABASE_URL';
    expect([alone.exitCode, alone.stderr]).toEqual([78, expect.stringContaining(message)]);
    const same = { DATABASE_MIGRATION_URL: urlOf(asRole(database.administration, roles.service)) };
    const { exitCode, stderr } = await admin.run(['migrate'], { environment: same });
    expect([exitCode, stderr]).toEqual([78, expect.stringContaining('names the role of DATABASE_URL')]);
  });
});
