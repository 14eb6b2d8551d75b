import { type QueryResult } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing';
import { SCOPE, ScopedQuery } from '../scope/scoped-query';
import { PipelinedConnections } from './pipelined-connections';
import { problemOfDatabaseError } from './database-error';

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
    const query = new ScopedQuery({ statement: SCOPE, value: String(organization) }, { text, values, ...(name && { name }) });
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

  it('fails only the statement that PostgreSQL rejects, and prepares its name again', async () => {
    const connections = open(1);
    const division = (by: number) => run(connections, 'select 10 / $1::int as result', [by], 'divide');
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

  it('prepares a named statement after its first preparation failed', async () => {
    const connections = open(1);
    const count = () => run(connections, 'select count(*)::int as count from later', [], 'count-later');
    expect(await Promise.allSettled([count(), count()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    await database.dataSource.query('create table later (); grant select on later to public');
    expect(await Promise.all([count(), count()])).toEqual([{ count: 0 }, { count: 0 }]);
  });

  it('runs statements before another one in its transaction, and prepares them again if an earlier one failed', async () => {
    const connections = open(1);
    const remember = {
      statement: { name: 'remember', text: `select set_config('rpm.remembered', $1, true)` },
      values: ['yes'],
    };
    const divide = (by: string) => ({ statement: { name: 'divide-first', text: 'select 1 / $1::int' }, values: [by] });
    const recall = { name: 'recall', text: `select current_setting('rpm.remembered') as remembered` };
    const runAfter = async (by: string) => {
      const query = new ScopedQuery({ statement: SCOPE, value: '1' }, recall, [divide(by), remember]);
      return (await connections.run(query)).rows as unknown[];
    };
    await expect(runAfter('0')).rejects.toThrow('division by zero');
    expect(await runAfter('1')).toEqual([{ remembered: 'yes' }]);
    await expect(runAfter('0')).rejects.toThrow('division by zero');
    expect(await runAfter('1')).toEqual([{ remembered: 'yes' }]);
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
});
