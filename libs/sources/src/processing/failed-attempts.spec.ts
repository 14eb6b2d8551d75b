import { Factory } from '@rpm/data-access/testing';
import { type Database, sqlStateOf, statement } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { findReader, type FindReader } from './message-reader';
import { COUNT_ATTEMPT } from './message-queue.sql';
import { SourceWorker } from './source-worker';

const LIMIT = statement<object>({
  name: 'limit-statements-of-spec',
  text: `select set_config('statement_timeout', '10ms', true)`,
});
const SLEEP = statement<object>({ name: 'sleep-in-spec', text: 'select pg_sleep(5)' });

/** Lets a statement of the transaction take too long. */
const slowReader: FindReader = async (runner) => {
  await runner.run(LIMIT, {});
  await runner.run(SLEEP, {});
  throw new Error('The statement was not ended.');
};

describe('an attempt at a message that fails', () => {
  let database: TestDatabase;
  let service: Database;
  let source: SourceFixture;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    source = await SourceFixture.create(await Factory.inNewOrganization(database.dataSource));
  });
  afterAll(() => database.drop());

  const attempt = (reader: FindReader) => {
    const onError = (error: unknown) => {
      throw error;
    };
    const worker = new SourceWorker({ database: service, box: source.box, findReader: reader, onError, now: () => 0 });
    return worker.processBatch({ organizationId: source.organizationId, sourceId: source.id, isReleased: true });
  };
  const stateOf = async (id: number) => {
    const [row] = await source.query<object>(
      'select state, attempts, due_timestamp > now() as "isPostponed" from ingest_message where id = $1',
      [id],
    );
    return row;
  };
  const makeDue = (id: number) =>
    source.query(`update ingest_message set due_timestamp = now() - interval '1 second' where id = $1`, [id]);

  it('is counted if the message takes too long: later messages have their turn, and the message waits in quarantine at last', async () => {
    const slow = await source.receive([]);
    const errors: unknown[] = [];
    await attempt(slowReader).catch((error: unknown) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect(sqlStateOf(errors[0])).toBeNull();
    expect(await stateOf(slow)).toEqual({ state: 'queued', attempts: 1, isPostponed: true });
    const later = await source.receive([]);
    expect(await attempt(readerOfParts())).toBe('done');
    expect(await source.message(later)).toMatchObject({ state: 'processed' });
    for (const attempts of [2, 3, 4]) {
      await makeDue(slow);
      await expect(attempt(slowReader)).rejects.toThrow();
      expect(await stateOf(slow)).toEqual({ state: 'queued', attempts, isPostponed: true });
    }
    await makeDue(slow);
    expect(await attempt(readerOfParts())).toBe('done');
    expect(await source.message(slow)).toMatchObject({ state: 'quarantined', parts: [{ code: 'mapping_failed' }] });
  });

  it('is counted for all messages of a batch that takes too long, which are then attempted alone', async () => {
    const ids = [await source.receive([]), await source.receive([])];
    await expect(attempt(slowReader)).rejects.toThrow();
    for (const id of ids) expect(await stateOf(id)).toEqual({ state: 'queued', attempts: 1, isPostponed: false });
    await attempt(readerOfParts());
    expect((await Promise.all(ids.map((id) => source.message(id)))).map(({ state }) => state)).toEqual(['processed', 'queued']);
  });

  it('is not counted if the server ends the session', async () => {
    const end = statement<object>({ name: 'end-session-in-spec', text: 'select pg_terminate_backend(pg_backend_pid())' });
    const id = await source.receive([]);
    const ended: FindReader = async (runner) => {
      await runner.run(end, {});
      throw new Error('The session was not ended.');
    };
    await expect(attempt(ended)).rejects.toThrow();
    expect(await stateOf(id)).toEqual({ state: 'queued', attempts: 0, isPostponed: false });
  });

  it('leads to quarantine at last, also if the body cannot be decrypted', async () => {
    const id = await source.receive([]);
    await source.query('update ingest_body set sealed = $1 where message_id = $2', [Buffer.alloc(64), id]);
    for (let nth = 0; nth < 4; nth++) {
      await expect(attempt(readerOfParts())).rejects.toThrow();
      await makeDue(id);
    }
    expect(await attempt(readerOfParts())).toBe('done');
    expect(await source.message(id)).toMatchObject({ state: 'quarantined', parts: [{ code: 'mapping_failed' }] });
  });

  it('is not made if the stored mapping cannot be parsed: the messages wait in quarantine', async () => {
    await source.query(
      `insert into ingest_mapping (organization_id, source_id, version, document) values ($1, $2, 1, '{"unknown": true}')`,
      [source.organizationId, source.id],
    );
    await source.query('update ingest_source set mapping_version = 1 where id = $1', [source.id]);
    const id = await source.receive([]);
    // The change of the mapping releases the part once more.
    for (let nth = 0; nth < 2; nth++) expect(await attempt(findReader)).toBe('done');
    expect(await source.message(id)).toMatchObject({ state: 'quarantined', parts: [{ code: 'mapping_failed' }] });
  });

  it('is counted without waiting for the disk if it is the first one, which concerns no other transaction of the connection', async () => {
    const id = await source.receive([]);
    const setting = statement<object, { setting: string }>({
      name: 'setting-in-spec',
      text: `select current_setting('synchronous_commit') as setting`,
    });
    const one = await database.connectAsService(1);
    // The server of the specs does not wait for its disk by default.
    await one.query('set synchronous_commit = on');
    const scope = { organizationId: source.organizationId };
    const attemptNumber = (attempts: number) =>
      one.inTransaction(scope, async (transaction) => {
        const limits = { sourceId: source.id, maxMessages: 1, maxBytes: 1 };
        expect(await transaction.run(COUNT_ATTEMPT, limits)).toMatchObject([{ id, attempts, adapter: 'telli' }]);
        return transaction.run(setting, {});
      });
    expect(await attemptNumber(1)).toEqual([{ setting: 'off' }]);
    expect(await one.run(scope, setting, {})).toEqual([{ setting: 'on' }]);
    expect(await attemptNumber(2)).toEqual([{ setting: 'on' }]);
  });
});
