import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { SEALED_TABLES } from '@rpm/encryption';

describe('tables with encrypted contents', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are all re-encrypted when the key is replaced, so that nothing becomes unreadable when the old key is removed', async () => {
    const rows = await database.dataSource.query<{ name: string }[]>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('sealed', 'key_name') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(SEALED_TABLES.map(({ table }) => table).sort());
  });
});
