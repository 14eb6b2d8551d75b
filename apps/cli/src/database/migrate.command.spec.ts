import { MIGRATIONS } from '@rpm/schema';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { RpmAdmin } from '../testing/rpm-admin';

describe('migrate --status', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  const inState = (state: string) => MIGRATIONS.map(({ name, compatibility }) => ({ name, state, compatibility }));

  it('lists pending, applied and newer migrations with their compatibility, and changes nothing', async () => {
    expect(await admin.json(['migrate', '--status'])).toEqual({ migrations: inState('pending') });
    expect(await database.dataSource.query(`select to_regclass('migration') as name`)).toEqual([{ name: null }]);
    await admin.run(['migrate']);
    expect(await admin.json(['migrate', '--status'])).toEqual({ migrations: inState('applied') });
    await database.dataSource.query(
      `insert into migration (timestamp, name, compatibility)
       values (9997, 'FromTheFuture9997', 'additive'), (9998, 'FromTheFuture9998', null)`,
    );
    const { exitCode, stdout } = await admin.run(['migrate', '--status']);
    expect(exitCode).toBe(0);
    expect(stdout.split('\n').slice(0, -1)).toEqual([
      ...inState('applied').map((migration) => Object.values(migration).join('\t')),
      'FromTheFuture9997\tnewer\tadditive',
      'FromTheFuture9998\tnewer\t',
    ]);
  });
});
