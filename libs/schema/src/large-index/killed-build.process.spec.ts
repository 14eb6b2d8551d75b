import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { WORKSPACE_ROOT } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { buildLargeIndexes } from './build-large-indexes';
import { listLargeIndexes } from './large-index-state';
import { onlyLargeIndex } from '../testing/only-large-index';

const ROWS = 20_000;
const INDEX = { name: 'organization_later', table: 'organization', definition: '(name, id)' };
const PACKAGES = ['database', 'schema'].map((name) => JSON.stringify(join(WORKSPACE_ROOT, 'libs', name, 'dist')));

/** Source of the program that builds `INDEX` and is killed by the spec. */
const PROGRAM = `
  const [{ Database }, { buildLargeIndexes, LARGE_INDEXES }] = [${PACKAGES.map((path) => `require(${path})`).join(', ')}];
  const connection = { connectionString: process.argv[1] };
  LARGE_INDEXES.push(${JSON.stringify(INDEX)});
  new Database({ connection, patience: 'work' }).initialize().then((dataSource) => buildLargeIndexes(dataSource, connection));`;

describe('a process that is killed while it builds an index', () => {
  let restoreIndexes: () => void;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    restoreIndexes = onlyLargeIndex(INDEX);
    await database.dataSource.query(`insert into organization (name) select 'Example ' || n from generate_series(1, ${ROWS}) n`);
  });
  afterAll(async () => {
    restoreIndexes();
    await database.drop();
  });

  const state = async () => (await listLargeIndexes(database.dataSource)).map((index) => index.state).join();

  it.each([
    ['and PostgreSQL goes on', 'built', () => Promise.resolve()],
    [
      'and PostgreSQL too',
      'invalid',
      () =>
        database.dataSource.query(
          `select pg_terminate_backend(pid) from pg_stat_progress_create_index where datname = current_database()`,
        ),
    ],
  ])('does not keep the next process from completing the index: killed %s', async (_, left, endStatement) => {
    await database.dataSource.query(`drop index if exists ${INDEX.name}`);
    const writer = new Client(database.administration);
    await writer.connect();
    await writer.query(`begin; insert into organization (name) values ('Written before the build')`);
    const builder = spawn(process.execPath, ['-e', PROGRAM, database.url], { stdio: 'inherit' });
    expect(await pollUntil(state, 'building')).toBe('building');
    builder.kill('SIGKILL');
    await once(builder, 'exit');
    await endStatement();
    await writer.end();
    expect(await pollUntil(state, left)).toBe(left);
    await buildLargeIndexes(database.dataSource, database.connection);
    expect(await state()).toBe('built');
    const [plan] = await database.dataSource.query<object[]>(
      `select reltuples::int as rows from pg_class where oid = '${INDEX.name}'::regclass`,
    );
    expect(plan).toEqual({ rows: ROWS });
  });
});
