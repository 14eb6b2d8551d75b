import { createTestDatabase, exportedStatements, findInvalidStatements, type TestDatabase } from '@rpm/database/testing';

describe('exported statements of webhook delivery', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are valid in the migrated schema, and have different names', async () => {
    const statements = (await exportedStatements(__dirname)).flatMap((file) => file.statements);
    expect(await findInvalidStatements(database.dataSource, statements)).toEqual([]);
    const names = statements.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    expect([...new Set(names)]).toEqual(names);
  });
});
