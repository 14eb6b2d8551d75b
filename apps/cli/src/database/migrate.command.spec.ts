import { LARGE_INDEXES, MIGRATIONS } from '@rpm/schema';
import { onlyLargeIndex } from '@rpm/schema/testing';
import { Client } from 'pg';
import { commitDurably, createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type CommandResult, RpmAdmin } from '../testing/rpm-admin';

describe('migrate --status', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  const inState = (state: string) => MIGRATIONS.map(({ name, compatibility }) => ({ name, state, compatibility }));
  const indexesInState = (state: string) =>
    LARGE_INDEXES.map(({ name, table }): object => ({
      name,
      table,
      state,
      tableBytes: expect.any(Number) as number,
      indexBytes: expect.any(Number) as number,
      phase: null,
      percent: null,
    }));

  it('lists pending, applied and newer migrations with their compatibility, and changes nothing', async () => {
    expect(await admin.json(['migrate', '--status'])).toEqual({
      migrations: inState('pending'),
      indexes: indexesInState('missing'),
    });
    expect(await database.dataSource.query(`select to_regclass('migration') as name`)).toEqual([{ name: null }]);
    await admin.run(['migrate']);
    expect(await admin.json(['migrate', '--status'])).toEqual({
      migrations: inState('applied'),
      indexes: indexesInState('built'),
    });
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
      ...LARGE_INDEXES.map(({ name, table }) => `${name}\tbuilt\ton ${table} (1 MB)`),
    ]);
  });
});

describe('large indexes', () => {
  const SIZE = expect.any(Number) as number;
  const INDEX = { name: 'organization_later', table: 'organization', definition: '(name, id)' };
  let restoreIndexes: () => void;
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeEach(async () => {
    database = await createTestDatabase();
    await commitDurably(database.dataSource);
    admin = new RpmAdmin(database.url);
    await database.dataSource.query(`insert into organization (name) select 'Example ' || n from generate_series(1, 10) n`);
    restoreIndexes = onlyLargeIndex(INDEX);
  });
  afterEach(async () => {
    restoreIndexes();
    await database.drop();
  });

  /** Runs a command that has to wait for a writer before it can build the index. The writer ends when the command has shown its progress. */
  async function runHeldByWriter(args: string[]): Promise<CommandResult> {
    const writer = new Client(database.administration);
    await writer.connect();
    await writer.query(`begin; insert into organization (name) values ('Written before the build')`);
    const result = await admin.run(args, { onStderr: () => void writer.query('commit') });
    await writer.end();
    return result;
  }

  it('are listed by migrate --status and doctor, and built by migrate, which shows its progress', async () => {
    const missing = { name: INDEX.name, table: INDEX.table, state: 'missing', tableBytes: SIZE, indexBytes: 0, phase: null };
    expect(await admin.json(['migrate', '--status'])).toMatchObject({ indexes: [{ ...missing, percent: null }] });
    const { exitCode, stdout } = await admin.run(['doctor']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      'large indexes\twarning\tmissing: organization_later on organization (1 MB); the service builds them while it runs, and so does "rpm-admin migrate"\n',
    );
    expect(await runHeldByWriter(['migrate'])).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(
        /^The schema is up to date\.\nbuilt index organization_later on organization: 1 MB in \d+(\.\d)? minutes\n$/,
      ) as string,
      stderr: expect.stringMatching(
        /^index organization_later on organization \(1 MB\): waiting for writers before build, 0 %, \d+(\.\d)? minutes\n/,
      ) as string,
    });
    expect((await admin.run(['migrate', '--status'])).stdout).toMatch(/\norganization_later\tbuilt\ton organization \(1 MB\)\n$/);
    expect((await admin.run(['doctor'])).stdout).toContain('large indexes\tok\tall are built\n');
  });

  it('are built by migrate --json with the progress as lines of JSON', async () => {
    const built = { name: INDEX.name, table: INDEX.table, tableBytes: SIZE, indexBytes: SIZE, minutes: SIZE };
    const { exitCode, stdout, stderr } = await runHeldByWriter(['migrate', '--json']);
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { applied: [], updatedOrders: 0, builtIndexes: [built] }]);
    const [first] = stderr.split('\n').map((line) => (line === '' ? null : (JSON.parse(line) as object)));
    expect(first).toEqual({ progress: { ...built, phase: 'waiting for writers before build', percent: 0 } });
  });
});
