import { createTestDatabase, type TestDatabase } from '../testing';
import { sentStatements } from '../testing/counted-queries';
import { type Database } from '../database/database';
import { jsonStatement, MAX_SHORT_JSON } from './short-answer';

/** Number of statements for which the two shared connections have room. */
const ROOM = 24;

describe('Database.read', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(3, 'request');
  });
  afterAll(() => database.drop());

  /** A statement that returns a row with JSON of each given length. */
  const ROWS = jsonStatement<{ lengths: number[] }, { n: number; json: string }>({
    name: 'rows-of-length',
    columns: ['s.n'],
    text: `select n, repeat('x', n) as json from unnest($lengths::int[]) n`,
  });
  const read = async (...lengths: number[]) => {
    let rows: { n: number; json: string }[] = [];
    const sent = await sentStatements(service, async () => {
      rows = await service.read(
        { organizationId: 1 },
        ROWS,
        { lengths },
        { longArguments: (long) => ({ lengths: long.map(({ n }) => n) }) },
      );
    });
    return { lengths: rows.map(({ n, json }) => [n, json.length]), values: sent.map(({ values }) => values) };
  };

  /** An array in the format in which the driver sends it. */
  const literal = (...numbers: number[]) => `{${numbers.map((number) => `"${number}"`).join()}}`;

  it('returns short answers in one round trip', async () => {
    expect(await read(10, MAX_SHORT_JSON - 10)).toEqual({
      lengths: [
        [10, 10],
        [MAX_SHORT_JSON - 10, MAX_SHORT_JSON - 10],
      ],
      values: [[literal(10, MAX_SHORT_JSON - 10)]],
    });
  });

  it('reads again only the rows with which the answer would be too long', async () => {
    expect(await read(10, MAX_SHORT_JSON, 20)).toEqual({
      lengths: [10, MAX_SHORT_JSON, 20].map((length) => [length, length]),
      values: [[literal(10, MAX_SHORT_JSON, 20)], [literal(MAX_SHORT_JSON, 20)]],
    });
  });

  it('uses a connection of the pool while the shared connections have no room', async () => {
    const blocker = database.dataSource.createQueryRunner();
    await blocker.query('select pg_advisory_lock(7)');
    const wait = jsonStatement<object, { json: string }>({
      name: 'waiting',
      text: `select pg_backend_pid()::text as json, pg_advisory_xact_lock_shared(7)`,
    });
    const findProcess = jsonStatement<object, { json: string }>({ name: 'pid', text: 'select pg_backend_pid()::text as json' });
    const waiting = Array.from({ length: ROOM }, (_, organization) =>
      service.read({ organizationId: organization + 1 }, wait, {}),
    );
    const [row] = await service.read({ organizationId: ROOM + 1 }, findProcess, {});
    await blocker.query('select pg_advisory_unlock(7)');
    await blocker.release();
    const shared = (await Promise.all(waiting)).flat().map(({ json }) => json);
    expect(new Set(shared).size).toBe(2);
    expect(shared).not.toContain(row?.json);
  });
});
