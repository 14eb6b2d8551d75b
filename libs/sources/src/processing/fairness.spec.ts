import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { after, glucosePart, healthPart, identifier } from '../testing/parts';
import { setTimeout as sleep } from 'node:timers/promises';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { waitForLocks } from '../testing/wait-for-locks';
import { type FindReader } from './message-reader';
import { SourceWorker } from './source-worker';

describe('the order in which sources are processed', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => database.drop());

  const flood = async (messages: number) => {
    const source = await SourceFixture.create(factory);
    await source.alias('device', 'cuff', (await factory.device()).id);
    for (let n = 0; n < messages; n++)
      await source.receive([
        glucosePart({ device: { type: 'vendor', value: 'cuff' }, pointer: `/${n}`, time: { instant: after(n) } }),
      ]);
    return source;
  };
  /** Returns a function that lists the sources in the order in which their batches have begun. */
  const begun = () => {
    const { calls } = jest.spyOn(SourceWorker.prototype, 'processBatch').mock;
    const before = calls.length;
    return () => calls.slice(before).map(([{ sourceId }]) => sourceId);
  };

  it('lets every source have a batch before a source with many messages has its second one (edge case 27)', async () => {
    const floods = [await flood(150), await flood(150), await flood(150)];
    const few = [await flood(1), await flood(1), await flood(1), await flood(1)];
    const order = begun();
    await floods[0]?.processor(service).drain();
    const first = order().slice(0, floods.length + few.length);
    expect(new Set(first)).toEqual(new Set([...floods, ...few].map(({ id }) => id)));
    expect(order().length).toBeGreaterThan(first.length);
  });

  it('takes a source whose message arrives during a flood before the next batch of the flood (edge case 27)', async () => {
    const late = await flood(0);
    // The alias is a change of its own, which gives the source work.
    await late.processor(service).drain();
    const many = await flood(200);
    const order = begun();
    const readParts = readerOfParts();
    const findReader: FindReader = async (transaction, source) => {
      if (order().length === 2) await late.receive([glucosePart({ device: { type: 'vendor', value: 'cuff' } })]);
      return readParts(transaction, source);
    };
    await many.processor(service, { findReader }).drain();
    expect(order().slice(0, 4)).toEqual([many.id, many.id, late.id, many.id]);
  });

  it('processes fewer messages at once while transactions take long, so that requests for the same patients wait less', async () => {
    const source = await flood(120);
    let clock = 0;
    let duration = 1_000;
    const batches: number[] = [];
    const readParts = readerOfParts();
    const findReader: FindReader = async (transaction, found) => {
      clock += duration;
      batches.push(0);
      if (batches.length === 4) duration = 1;
      const reader = await readParts(transaction, found);
      return {
        ...reader,
        read: (message) => {
          batches.push((batches.pop() ?? 0) + 1);
          return reader.read(message);
        },
      };
    };
    await source.processor(service, { findReader, now: () => clock }).drain();
    expect(batches).toEqual([50, 25, 12, 6, 3, 6, 12, 6]);
    expect(batches.reduce((sum, one) => sum + one, 0)).toBe(120);
  });

  const processed = async (sources: readonly SourceFixture[]) => {
    const waiting = `select from ingest_message where source_id = any($1) and state = 'queued' limit 1`;
    while ((await database.dataSource.query<object[]>(waiting, [sources.map(({ id }) => id)])).length > 0) await sleep(5);
  };

  it('looks for no work when a source whose batch is running receives more messages, and processes them afterwards', async () => {
    const source = await flood(1);
    const run = jest.spyOn(service, 'run');
    const looks = () => run.mock.calls.filter(([, { name }]) => name === 'list-sources-with-work').length;
    const during: number[] = [];
    const readParts = readerOfParts();
    const findReader: FindReader = async (transaction, found) => {
      if (during.length === 0) {
        during.push(looks());
        for (let n = 1; n < 4; n++) {
          await source.receive([glucosePart({ device: { type: 'vendor', value: 'cuff' }, time: { instant: after(n) } })]);
          processor.wake({ organizationId: source.organizationId, sourceId: source.id });
        }
        during.push(looks());
      }
      return readParts(transaction, found);
    };
    const processor = source.processor(service, { findReader });
    processor.start();
    await processed([source]);
    await processor.stop();
    expect(during[1]).toBe(during[0]);
    expect(await source.query(`select state from ingest_message where source_id = $1`, [source.id])).toEqual(
      Array(4).fill({ state: 'processed' }),
    );
  });

  it('locks devices for their health checks in the order of their ids, as requests do', async () => {
    const source = await SourceFixture.create(factory);
    const [first, second] = [await factory.device(), await factory.device()];
    const serialOf = async (id: number) => {
      const [row] = await source.query<{ value: string }>('select value from device_identifier where device_id = $1', [id]);
      return identifier(row?.value ?? '');
    };
    await source.receive([healthPart(await serialOf(second.id)), healthPart(await serialOf(first.id), { pointer: '/1' })]);
    let done: Promise<void> | undefined;
    await service.inTransaction(factory, async (transaction) => {
      await transaction.manager.query('select from device where id = $1 for no key update', [first.id]);
      done = source.processor(service).drain();
      await waitForLocks(database);
      const free = await source.query('select id from device where id = $1 for no key update nowait', [second.id]);
      expect(free).toHaveLength(1);
    });
    await done;
    expect(await source.query(`select state from ingest_message where source_id = $1`, [source.id])).toEqual([
      { state: 'processed' },
    ]);
  });
});
