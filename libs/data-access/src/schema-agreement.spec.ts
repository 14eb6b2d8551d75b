import { type EntityMetadata } from 'typeorm';
import { ENTITIES } from './data-source';
import { createTestDatabase, type TestDatabase } from './testing';

interface ColumnShape {
  name: string;
  type: string;
  nullable: boolean;
  primary: boolean;
  identity: boolean;
}

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
         coalesce(a.attnum = any(k.conkey), false) as primary, a.attidentity <> '' as identity
  from pg_attribute a left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'p'
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attname collate "C"`;

/** As the entities' decorators say, in PostgreSQL's own words. */
function columnsOf(entity: EntityMetadata): ColumnShape[] {
  const shapes = entity.columns.map((column) => {
    const type = column.type === 'timestamptz' ? `timestamp(${column.precision}) with time zone` : String(column.type);
    return {
      name: column.databaseName,
      type: column.isArray ? `${type}[]` : type,
      nullable: column.isNullable,
      primary: column.isPrimary,
      identity: column.isGenerated,
    };
  });
  return shapes.sort((one, other) => (one.name < other.name ? -1 : 1));
}

describe('the schema', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(ENTITIES.map((entity) => [entity.name, entity] as const))('has the columns of %s and no others', async (_, entity) => {
    const metadata = database.dataSource.getMetadata(entity);
    const columns = await database.dataSource.query<ColumnShape[]>(COLUMNS, [metadata.tableName]);
    expect(columns).toEqual(columnsOf(metadata));
  });

  it('has a table for every entity and no others', async () => {
    const tables = await database.dataSource.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'migration'`,
    );
    const named = ENTITIES.map((entity) => database.dataSource.getMetadata(entity).tableName);
    expect(tables.map(({ name }) => name).sort()).toEqual(named.sort());
  });

  it('puts the organization first in every primary and foreign key of a customer', async () => {
    const keys = await database.dataSource.query<{ name: string }[]>(
      `select k.conname as name from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       where k.contype in ('p', 'f') and k.connamespace = 'public'::regnamespace
         and k.conrelid not in ('organization'::regclass, 'migration'::regclass) and a.attname <> 'organization_id'`,
    );
    expect(keys).toEqual([]);
  });
});
