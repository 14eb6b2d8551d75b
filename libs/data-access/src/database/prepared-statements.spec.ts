import { join } from 'node:path';
import { createTestDatabase, exportedStatements, findInvalidStatements, type StatementFile, type TestDatabase } from '../testing';

const SOURCE = join(__dirname, '..');

describe('exported SQL statements', () => {
  let database: TestDatabase;
  let files: StatementFile[];

  beforeAll(async () => {
    database = await createTestDatabase();
    files = await exportedStatements(SOURCE);
  });
  afterAll(() => database.drop());

  it('are valid in the migrated schema', async () => {
    const refused = await Promise.all(files.map(({ statements }) => findInvalidStatements(database.dataSource, statements)));
    expect(refused.flat()).toEqual([]);
  });

  it('have unique names', () => {
    const names = files.flatMap(({ statements }) => statements).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect([...new Set(names)]).toEqual(names);
  });
});
