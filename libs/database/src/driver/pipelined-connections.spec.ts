import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type QueryResult } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing';
import { actorSetting, HURRIED_SCOPE, SCOPE } from '../scope/scope-settings';
import { PipelinedConnections } from './pipelined-connections';
import { problemOfDatabaseError } from './database-error';
import { ScopedQuery } from './scoped-query';

const PID = 'select pg_backend_pid() as pid';

describe('PipelinedConnections', () => {
  let database: TestDatabase;
  const opened: PipelinedConnections[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const connections of opened.splice(0)) await connections.end();
  });
  afterAll(() => database.drop());

  const open = (count: number, timeLimitMs = 60_000, maxExecutionMs?: number) => {
    const connections = new PipelinedConnections(count, { ...database.connection }, timeLimitMs, maxExecutionMs);
    opened.push(connections);
    return connections;
  };
  /** Runs a statement in the scope of an organization. */
  const run = async (
    connections: PipelinedConnections,
    text: string,
    values: unknown[] = [],
    name?: string,
    organization = 1,
  ) => {
    const query = new ScopedQuery(
      { statement: SCOPE, value: String(organization) },
      { text, values, ...(name !== undefined && { name }) },
    );
    return ((await connections.run(query)) as QueryResult<Record<string, unknown>>).rows[0];
  };
  const pidOf = async (connections: PipelinedConnections) => (await run(connections, PID))?.['pid'];
  const backends = async () =>
    database.dataSource.query<{ pid: number }[]>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    );

  it('returns to each of many concurrent statements its own result, on no more connections than allowed', async () => {
    const connections = open(2);
    const results = Promise.all(
      Array.from({ length: 200 }, (_, n) => run(connections, 'select $1::int as n, pg_backend_pid() as pid', [n], 'number')),
    );
    expect((await results).map((row) => row?.['n'])).toEqual(Array.from({ length: 200 }, (_, n) => n));
    expect(new Set((await results).map((row) => row?.['pid'])).size).toBe(2);
  });

  it('runs each statement in the scope of its own organization, although they share a connection', async () => {
    const connections = open(1);
    const text = `select current_setting('rpm.organization_id') as organization`;
    const scopes = Array.from({ length: 50 }, (_, n) => run(connections, text, [], 'scope', n));
    expect((await Promise.all(scopes)).map((row) => row?.['organization'])).toEqual(
      Array.from({ length: 50 }, (_, n) => String(n)),
    );
  });

  it('fails only the statement that PostgreSQL rejects, and prepares the name of that statement again', async () => {
    const connections = open(1);
    const division = (divisor: number) => run(connections, 'select 10 / $1::int as result', [divisor], 'divide');
    const results = await Promise.allSettled([
      division(2),
      division(0),
      division(5),
      run(connections, 'select nothing'),
      division(1),
    ]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value?.['result'] : 'failed'))).toEqual([
      5,
      'failed',
      2,
      'failed',
      10,
    ]);
    expect(await division(10)).toEqual({ result: 1 });
  });

  it('fails only the statement whose value the driver cannot send, even next to a statement that PostgreSQL rejects', async () => {
    const connections = open(1);
    const circular: { self?: unknown } = {};
    circular.self = circular;
    for (const first of [1, 0]) {
      const results = await Promise.allSettled([
        run(connections, 'select 1 / $1::int as n', [first]),
        run(connections, 'select $1::json as n', [circular]),
        run(connections, 'select $1::int as n', [3]),
      ]);
      expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
        first === 1 ? { n: 1 } : 'failed',
        'failed',
        { n: 3 },
      ]);
    }
  });

  it('prepares a named statement after its first preparation failed', async () => {
    const connections = open(1);
    const count = () => run(connections, 'select count(*)::int as count from later', [], 'count-later');
    expect(await Promise.allSettled([count(), count()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    await database.dataSource.query('create table later (); grant select on later to public');
    expect(await Promise.all([count(), count()])).toEqual([{ count: 0 }, { count: 0 }]);
  });

  it('runs preparatory statements in the transaction of a statement, and prepares them again after an earlier failure', async () => {
    const connections = open(1);
    const remember = {
      statement: { name: 'remember', text: `select set_config('rpm.remembered', $1, true)` },
      values: ['yes'],
    };
    const divide = (divisor: string) => ({ statement: { name: 'divide-first', text: 'select 1 / $1::int' }, values: [divisor] });
    const recall = { name: 'recall', text: `select current_setting('rpm.remembered') as remembered` };
    const runAfter = async (divisor: string) => {
      const query = new ScopedQuery({ statement: SCOPE, value: '1' }, recall, [divide(divisor), remember]);
      return (await connections.run(query)).rows as unknown[];
    };
    await expect(runAfter('0')).rejects.toThrow('division by zero');
    expect(await runAfter('1')).toEqual([{ remembered: 'yes' }]);
    await expect(runAfter('0')).rejects.toThrow('division by zero');
    expect(await runAfter('1')).toEqual([{ remembered: 'yes' }]);
  });

  describe('when several statements write', () => {
    const transaction = 'txid_current()::text as transaction';

    beforeAll(() =>
      database.dataSource.query(
        `create table note (id int primary key, actor text); grant select, insert, update on note to public`,
      ),
    );
    afterEach(() => database.dataSource.query('truncate note'));

    const write = async (connections: PipelinedConnections, text: string, values: unknown[] = [], name?: string) => {
      const actor = name === undefined ? undefined : ({ kind: 'key', id: 1, name } as const);
      const query = new ScopedQuery({ statement: HURRIED_SCOPE, value: '1' }, { text, values }, actorSetting(actor));
      return ((await connections.run(query)) as QueryResult<Record<string, unknown>>).rows[0];
    };
    const add = (connections: PipelinedConnections, id: number, actor?: string) =>
      write(
        connections,
        `insert into note values ($1, nullif(current_setting('rpm.actor'), '')::json ->> 'name') returning id, ${transaction}`,
        [id],
        actor,
      );
    const notes = () =>
      database.dataSource.query<{ id: number; actor: string | null }[]>('select id, actor from note order by id');

    it('lets statements that wait together share a transaction, with at most eight in each', async () => {
      const connections = open(1);
      const stored = await Promise.all(Array.from({ length: 20 }, (_, id) => add(connections, id)));
      const sizes = new Map<unknown, number>();
      for (const row of stored) sizes.set(row?.['transaction'], (sizes.get(row?.['transaction']) ?? 0) + 1);
      expect([...sizes.values()]).toEqual([8, 8, 4]);
      expect(await notes()).toHaveLength(20);
    });

    it('stores the row of each other statement exactly once if one statement fails', async () => {
      const connections = open(1);
      const results = await Promise.allSettled([1, 2, 1, 3].map((id) => add(connections, id)));
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
      expect(await notes()).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3 }]);
    });

    it('fails a statement that PostgreSQL rejects at the commit, and stores what the others have written', async () => {
      await database.dataSource.query(`create table late (id int primary key references note deferrable initially deferred);
        grant select, insert on late to public`);
      const connections = open(1);
      const orphan = write(connections, 'insert into late values (99)');
      const results = await Promise.allSettled([add(connections, 1), orphan, add(connections, 2)]);
      expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: { code: '23503' } }, { status: 'fulfilled' }]);
      expect(await notes()).toMatchObject([{ id: 1 }, { id: 2 }]);
      await database.dataSource.query('drop table late');
    });

    it('does not pass the actor of one statement to the next one', async () => {
      const connections = open(1);
      await Promise.all([add(connections, 1, 'key:7'), add(connections, 2), add(connections, 3, 'key:8')]);
      expect((await notes()).map(({ actor }) => actor)).toEqual(['key:7', null, 'key:8']);
    });

    it('stores the rows of the other statements if one waits for a lock, and fails that one without waiting again', async () => {
      await database.dataSource.query(`insert into note values (0, '')`);
      const connections = open(1);
      await database.dataSource.transaction(async (manager) => {
        await manager.query('select from note where id = 0 for update');
        const blocked = write(connections, `update note set actor = 'changed' where id = 0`);
        const [first, second, third] = await Promise.allSettled([add(connections, 1), blocked, add(connections, 2)]);
        expect([first.status, third.status]).toEqual(['fulfilled', 'fulfilled']);
        expect(second).toMatchObject({ status: 'rejected', reason: { code: '55P03' } });
      });
      expect(await notes()).toEqual([0, 1, 2].map((id) => ({ id, actor: id === 0 ? '' : null })));
    });

    it('does not repeat statements after the loss of their connection, because PostgreSQL may have committed them', async () => {
      const connections = open(1);
      const sleep = write(connections, 'select pg_sleep(3600)');
      const settled = Promise.allSettled([add(connections, 1), sleep, add(connections, 2)]);
      let pids: { pid: number }[] = [];
      while (pids.length < 1) pids = await backends();
      await database.dataSource.query('select pg_terminate_backend($1)', [pids[0]?.pid]);
      for (const result of await settled) {
        expect(problemOfDatabaseError((result as PromiseRejectedResult).reason)).toMatchObject({ code: 'unavailable' });
      }
      expect(await add(connections, 3)).toMatchObject({ id: 3 });
      expect(await notes()).toMatchObject([{ id: 3 }]);
    });
  });

  it('fails all statements of a lost connection as unavailable, and none of another connection; then opens a new one', async () => {
    const connections = open(2);
    const sleep = () => run(connections, 'select pg_backend_pid() as pid, pg_sleep(3600)');
    const [first, second] = [sleep(), sleep()];
    const waiting = [run(connections, 'select 1 as n'), run(connections, 'select 2 as n')];
    const settled = Promise.allSettled([first, second, ...waiting]);
    let pids: { pid: number }[] = [];
    while (pids.length < 2) pids = await backends();
    await database.dataSource.query('select pg_terminate_backend($1)', [pids[0]?.pid]);
    await database.dataSource.query('select pg_cancel_backend($1)', [pids[1]?.pid]);
    const results = await settled;
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(failures).toHaveLength(3);
    for (const failure of failures) expect(problemOfDatabaseError(failure)).toMatchObject({ code: 'unavailable' });
    expect(await Promise.all([pidOf(connections), pidOf(connections)])).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('has room for twelve statements on each connection', async () => {
    const connections = open(2, 60_000, Infinity);
    const statements = Array.from({ length: 24 }, () => {
      expect(connections.hasRoom()).toBe(true);
      return run(connections, 'select 1');
    });
    expect(connections.hasRoom()).toBe(false);
    await Promise.all(statements);
    expect(connections.hasRoom()).toBe(true);
  });

  it('has no room for further statements while a connection executes a slow one', async () => {
    const connections = open(1);
    const long = run(connections, 'select pg_sleep(3600)').catch(() => undefined);
    while ((await backends()).length === 0 || connections.hasRoom());
    for (const { pid } of await backends()) await database.dataSource.query('select pg_cancel_backend($1)', [pid]);
    await long;
    expect(connections.hasRoom()).toBe(true);
  });

  it('closes a connection whose statement is not answered in time', async () => {
    const connections = open(1, 200);
    const results = await Promise.allSettled([run(connections, 'select pg_sleep(3600)'), run(connections, 'select 1')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    for (const result of results) {
      expect(problemOfDatabaseError((result as PromiseRejectedResult).reason)).toMatchObject({ code: 'unavailable' });
    }
  });

  it('fails a statement as unavailable if no connection can be opened, and opens one for a later statement', async () => {
    const connections = new PipelinedConnections(1, { ...database.connection, database: 'no_such_database' }, 60_000);
    opened.push(connections);
    for (let attempt = 0; attempt < 2; attempt++) {
      const failure: unknown = await run(connections, 'select 1').catch((error: unknown) => error);
      expect(problemOfDatabaseError(failure)).toMatchObject({ code: 'unavailable' });
    }
  });

  it('fails each statement as unavailable while the server accepts connections but does not respond, like a frozen server', async () => {
    const sockets: Socket[] = [];
    const frozen = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(frozen, 'listening');
    try {
      const { port } = frozen.address() as AddressInfo;
      const connections = new PipelinedConnections(1, { ...database.connection, host: '127.0.0.1', port }, 100);
      for (let attempt = 0; attempt < 2; attempt++) {
        const failure: unknown = await run(connections, 'select 1').catch((error: unknown) => error);
        expect(problemOfDatabaseError(failure)).toMatchObject({ code: 'unavailable' });
      }
      expect(sockets).toHaveLength(2);
    } finally {
      for (const socket of sockets) socket.destroy();
      frozen.close();
    }
  });
});
