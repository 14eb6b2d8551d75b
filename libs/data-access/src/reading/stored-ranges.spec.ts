import { READING_KIND_NAMES, readingKind, storableRange } from '@rpm/domain';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { columnOfProperty, readingTableOf } from '@rpm/schema';

describe('the range of stored values', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const numbers = READING_KIND_NAMES.flatMap((kind) =>
    Object.entries(readingKind(kind).values).flatMap(([property, value]) =>
      // The range of a temperature depends on its unit.
      (value.type === 'integer' || value.type === 'number') && property !== 'temperature' ? [{ kind, property, value }] : [],
    ),
  );

  it.each(numbers)(
    'in the table of bounds equals the check constraint for $property of $kind',
    async ({ kind, property, value }) => {
      const column = columnOfProperty(property);
      const rows = await database.dataSource.query<{ definition: string }[]>(
        `select pg_get_constraintdef(c.oid) as definition from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2 and array_length(c.conkey, 1) = 1`,
        [readingTableOf(kind), column],
      );
      const limits = rows.map(({ definition }) =>
        definition
          .replaceAll(/::[a-z ]+|[()]/g, '')
          .match(/-?\d+(\.\d+)?/g)
          ?.map(Number),
      );
      const { min, max } = storableRange(value);
      expect(limits).toEqual([[min, max]]);
    },
  );
});
