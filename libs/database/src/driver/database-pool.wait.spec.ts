import { type PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { DatabasePool, type DatabasePoolConfig } from './database-pool';
import { problemOfDatabaseError } from './database-error';
import { createTestDatabase, type TestDatabase } from '../testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';

const PID = 'select pg_backend_pid() as pid';

describe('DatabasePool', () => {
  let database: TestDatabase;
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.dataSource.query('create table note (text text); grant all on note to public');
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(() => database.drop());

  /** Opens a pool with a single connection, so that the next caller gets the same connection unless the pool has closed it. */
  const open = (settings: Partial<DatabasePoolConfig> = {}) => {
    const pool = new DatabasePool({ ...database.connection, ...settings, max: 1 });
    ends.push(() => pool.end());
    return pool;
  };

  const pidOf = async (connection: DatabasePool | PoolClient) => (await connection.query<{ pid: number }>(PID)).rows[0]?.pid;

  const notes = async () => {
    const rows = await database.dataSource.query<{ text: string }[]>('select text from note');
    return rows.map(({ text }) => text);
  };

  /** Retries until the write is acknowledged, because it may time out on a busy machine. */
  const note = async (dataSource: DataSource, text: string) => {
    for (;;) {
      const isStored = await dataSource.query('insert into note values ($1)', [text]).then(
        () => true,
        () => false,
      );
      if (isStored) return;
    }
  };

  it('keeps a released connection for reuse if its transaction has ended', async () => {
    const pool = open();
    const client = await pool.connect();
    const pid = await pidOf(client);
    for (const statement of ['begin', 'insert into note values (null)', 'rollback']) await client.query(statement);
    client.release();
    expect(await pidOf(pool)).toBe(pid);
  });

  it.each([
    ['with an open transaction', ['begin', `insert into note values ('open')`]],
    ['with a failed transaction', ['begin', 'select 1 / 0']],
  ])('closes a connection instead of reusing it if it is released %s', async (_, statements) => {
    const pool = open();
    const client = await pool.connect();
    const pid = await pidOf(client);
    for (const statement of statements) await client.query(statement).catch(() => undefined);
    client.release();
    expect(await pidOf(pool)).not.toBe(pid);
    expect(await notes()).not.toContain('open');
  });

  it('closes a connection that is released with unanswered statements, and fails these statements', async () => {
    const pool = open();
    const client = await pool.connect();
    const pid = await pidOf(client);
    const unanswered = ['select pg_sleep(60)', `select 'late'`].map((text) => expect(client.query(text)).rejects.toThrow());
    client.release();
    expect((await pool.query(`select 'next' as answer`)).rows).toEqual([{ answer: 'next' }]);
    await Promise.all(unanswered);
    expect(await pidOf(pool)).not.toBe(pid);
  });

  it('opens a new connection for waiting callers if one is closed at its release', async () => {
    const pool = open();
    const client = await pool.connect();
    await client.query('begin');
    const waiting = pidOf(pool);
    const pid = await pidOf(client);
    client.release();
    expect(await waiting).not.toBe(pid);
  });

  it('survives the loss of a connection that has no error listener', async () => {
    // A pooler would report the loss only to a client that has a transaction.
    const client = await open(database.listening).connect();
    const pid = await pidOf(client);
    const ended = new Promise((resolve) => client.once('end', resolve));
    await database.dataSource.query('select pg_terminate_backend($1)', [pid]);
    await ended;
    client.release();
  });

  it('fails all statements of a connection when its checkout time has expired', async () => {
    const client = await open({ checkoutTimeoutMillis: 200 }).connect();
    const statements = ['select pg_sleep(60)', 'rollback'].map((text) => client.query(text));
    const errors = await Promise.all(statements.map((statement) => statement.catch((error: unknown) => error)));
    expect(errors.map((error) => problemOfDatabaseError(error)?.code)).toEqual(['unavailable', 'unavailable']);
    client.release();
  });

  it('counts the wait for a connection as part of the checkout time', async () => {
    const pool = open({ checkoutTimeoutMillis: 1_500 });
    const first = await pool.connect();
    const second = pool.connect();
    await new Promise((resolve) => first.once('end', resolve));
    first.release();
    const client = await second;
    await expect(client.query('select pg_sleep(1)')).rejects.toThrow();
    client.release();
  });

  it('never runs a write in the transaction of another caller whose checkout time has expired', async () => {
    // The driver's own timeout fails a statement but keeps its connection open, so it must not take effect before the checkout time expires.
    const extra = { ...database.connection, max: 1, checkoutTimeoutMillis: 1_000, query_timeout: 1_000 };
    const dataSource = await new DataSource({ type: 'postgres', driver: { Pool: DatabasePool }, extra }).initialize();
    ends.push(() => dataSource.destroy());
    const stalled = dataSource.transaction(async (manager) => {
      await manager.query(`insert into note values ('stalled')`);
      await manager.query('select pg_sleep(4)');
    });
    await expect(stalled).rejects.toThrow();
    await note(dataSource, 'acknowledged');
    await dataSource.query('select 1 / 0').catch(() => undefined);
    expect(await notes()).toContain('acknowledged');
    expect(await notes()).not.toContain('stalled');
  });
});

describe("a connection in the service's pool", () => {
  let database: TestDatabase;
  let service: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(1);
  });
  afterAll(() => database.drop());

  it('is closed if it is released with an open transaction', async () => {
    const runner = service.createQueryRunner();
    await runner.startTransaction();
    const before: unknown = await runner.query(PID);
    await runner.release();
    expect(await service.query(PID)).not.toEqual(before);
  });

  it.each(['select 1', 'COMMIT'])('fails its transaction with the problem unavailable if it is cut before %s', async (next) => {
    const cut = service.transaction(async (manager) => {
      const [row] = await manager.query<{ pid: number }[]>(PID);
      await database.dataSource.query('select pg_terminate_backend($1)', [row?.pid]);
      expect(await pollUntil(() => Promise.resolve(manager.queryRunner?.isReleased), true)).toBe(true);
      if (next !== 'COMMIT') await manager.query(next);
    });
    expect(problemOfDatabaseError(await cut.catch((error: unknown) => error))?.code).toBe('unavailable');
  });
});
