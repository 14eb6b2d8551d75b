import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { elapsedOfServer, findPostmaster, type ProcessorTime, startProcessorClock } from './processor-time';

const BUSY_MS = 300;
/** Minimum CPU time in microseconds that a process uses while it computes for `BUSY_MS`, even if other programs keep the machine busy. */
const LEAST = 20_000;

const onLinux = existsSync(`/proc/${process.pid}/schedstat`) ? describe : describe.skip;

onLinux('processor clock', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  const busyInPostgres = (client: Client) =>
    client.query(
      `do $$ begin while clock_timestamp() < statement_timestamp() + interval '${BUSY_MS} ms' loop perform 1; end loop; end $$`,
    );
  const connect = async () => {
    const client = new Client({ connectionString: database.administrationUrl });
    await client.connect();
    return client;
  };
  const clock = async () => startProcessorClock({ server: process.pid, postmaster: await findPostmaster(database.url) });

  it('counts the CPU time of this process', async () => {
    const elapsed = await clock();
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end);
    expect(elapsed().node).toBeGreaterThan(LEAST);
  });

  it('counts the CPU time that PostgreSQL uses for a connection that stays open', async () => {
    const client = await connect();
    const elapsed = await clock();
    await busyInPostgres(client);
    const { postgres } = elapsed();
    await client.end();
    expect(postgres).toBeGreaterThan(LEAST);
  });

  it('counts the CPU time that PostgreSQL used for a connection that was opened and closed during the measurement', async () => {
    const elapsed = await clock();
    const client = await connect();
    await busyInPostgres(client);
    await client.end();
    expect(await ended(elapsed)).toBeGreaterThan(LEAST);
  });

  it('reports no CPU time for processes that do not exist', () => {
    const none: ProcessorTime = { node: null, postgres: null };
    expect(startProcessorClock({ server: 2 ** 30, postmaster: 2 ** 30 })()).toEqual(none);
    expect(startProcessorClock({ server: 2 ** 30, postmaster: null })()).toEqual(none);
  });

  /** Returns the time of PostgreSQL after the process of a closed connection has ended, which takes a moment. */
  async function ended(elapsed: () => ProcessorTime): Promise<number> {
    const deadline = Date.now() + 10_000;
    for (;;) {
      const time = elapsed().postgres ?? 0;
      if (time > LEAST || Date.now() > deadline) return time;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});

describe('elapsedOfServer', () => {
  it('counts running processes by thread, and ended ones by their total since the start', () => {
    const before = { threads: new Map(Object.entries({ 'stays/1': 100, 'ends/2': 50 })), ended: 1_000 };
    const after = { threads: new Map(Object.entries({ 'stays/1': 130, 'new/3': 5 })), ended: 1_060 };
    expect(elapsedOfServer(before, after)).toBe(30 + 5 + 10);
  });

  it('counts an ended process as 0 if it used less than a clock tick', () => {
    const before = { threads: new Map(Object.entries({ 'ends/2': 50 })), ended: 0 };
    expect(elapsedOfServer(before, { threads: new Map(), ended: 0 })).toBe(0);
  });
});
