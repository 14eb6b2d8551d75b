import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../testing';
import { type Statement } from './organization-scope';

const SOURCE = join(__dirname, '..');

const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.sql.ts'))
  .map((file) => join(SOURCE, file));

const isStatement = (value: unknown): value is Statement => typeof value === 'object' && value !== null && 'text' in value;

/** Finds the statements that a module exports, alone or as the properties of a table. */
const statementsOf = (exported: object): Statement[] =>
  Object.values(exported).flatMap((value: unknown) => {
    if (isStatement(value)) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).filter(isStatement) : [];
  });

describe('exported statements', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(FILES.map((file) => [relative(SOURCE, file), file]))('are valid in the migrated schema: %s', async (_, file) => {
    const statements = statementsOf((await import(file)) as object);
    const errors: unknown[] = [];
    for (const { name, text } of statements) {
      await database.dataSource.query(`prepare "${name}" as ${text}`).catch((error: unknown) => errors.push([name, error]));
    }
    expect(errors).toEqual([]);
  });

  it('have different names', async () => {
    const modules = await Promise.all(FILES.map((file) => import(file) as Promise<object>));
    const names = modules.flatMap(statementsOf).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect([...new Set(names)]).toEqual(names);
  });
});
