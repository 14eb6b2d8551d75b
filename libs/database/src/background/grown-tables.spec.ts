import { createTestDatabase, type TestDatabase } from '../testing';
import { analyzeGrownTables } from './grown-tables';

describe('analyzeGrownTables', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** Adds organizations. @returns how many there are according to the statistics, once those of grown tables were gathered */
  async function afterAdding(count: number): Promise<number | undefined> {
    await database.dataSource.query(
      `insert into organization (name) select repeat('Clinic ', 30) || gen_random_uuid() from generate_series(1, $1::integer)`,
      [count],
    );
    await analyzeGrownTables(await database.connectAsService());
    const [row] = await database.dataSource.query<{ count: number }[]>(
      `select reltuples::integer as count from pg_class where oid = 'organization'::regclass`,
    );
    return row?.count;
  }

  it('gathers the statistics of a table that had none or few rows, and not again until it has grown several times', async () => {
    await database.dataSource.query('vacuum analyze organization');
    expect(await afterAdding(10)).toBe(0);
    expect(await afterAdding(3_990)).toBe(4_000);
    expect(await afterAdding(4_000)).toBe(4_000);
    expect(await afterAdding(12_000)).toBe(20_000);
  });
});
