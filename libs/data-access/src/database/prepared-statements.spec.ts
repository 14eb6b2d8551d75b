import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { statement, WORKSPACE_ROOT } from '@rpm/database';
import {
  createTestDatabase,
  exportedStatements,
  findInvalidStatements,
  findStatementsThatReturnAllColumns,
  type StatementFile,
  type TestDatabase,
} from '@rpm/database/testing';

/** Folders with the source files of the libraries. */
const SOURCES = readdirSync(join(WORKSPACE_ROOT, 'libs'))
  .map((name) => join(WORKSPACE_ROOT, 'libs', name, 'src'))
  .filter((folder) => existsSync(folder));

describe('exported SQL statements', () => {
  let database: TestDatabase;
  let files: StatementFile[];

  beforeAll(async () => {
    database = await createTestDatabase();
    files = (await Promise.all(SOURCES.map(exportedStatements))).flat();
  });
  afterAll(() => database.drop());

  it('are valid in the migrated schema', async () => {
    const refused = await Promise.all(files.map(({ statements }) => findInvalidStatements(database.dataSource, statements)));
    expect(refused.flat()).toEqual([]);
  });

  it('still work after a newer version has added a column to every table', async () => {
    const running = await createTestDatabase();
    const statements = files.flatMap((file) => file.statements);
    const failed = findStatementsThatReturnAllColumns(await running.connectAsService(1), statements);
    expect(await failed.finally(() => running.drop())).toEqual([]);
  });

  it('fail after a new version has added a column if they return all columns of a table', async () => {
    const running = await createTestDatabase();
    const statements = [statement<object>({ name: 'all-columns', text: 'select * from site' })];
    const failed = findStatementsThatReturnAllColumns(await running.connectAsService(1), statements);
    expect(await failed.finally(() => running.drop())).toEqual([
      ['all-columns', expect.objectContaining({ message: 'cached plan must not change result type' })],
    ]);
  });

  it('have unique names', () => {
    const names = files.flatMap(({ statements }) => statements).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect([...new Set(names)]).toEqual(names);
  });
});
