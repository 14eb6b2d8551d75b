import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { AUDIT_TABLES, ORGANIZATION_TABLES } from './tables';

describe('ORGANIZATION_TABLES and AUDIT_TABLES', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('contain every table of the migrated schema that has an organization column, once', async () => {
    const tables = await database.dataSource.query<{ name: string }[]>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attname = 'organization_id' and not a.attisdropped`,
    );
    expect([...ORGANIZATION_TABLES, ...AUDIT_TABLES].sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('list every table after the tables that it references', async () => {
    const references = await database.dataSource.query<{ child: string; parent: string }[]>(
      `select c.relname as child, p.relname as parent from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not c.relispartition
         and k.conrelid <> k.confrelid and p.relname <> 'organization'`,
    );
    expect(references.length).toBeGreaterThan(20);
    const position = (table: string) => ORGANIZATION_TABLES.indexOf(table);
    expect(references.filter(({ child, parent }) => position(child) < position(parent))).toEqual([]);
  });
});
