import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, glucosePart } from '../testing/parts';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { type FindReader } from './message-reader';
import { type MessageProcessor } from './message-processor';

/** A duration that no other timer has: the spec ends the rests itself. */
const REST_MS = 123_456;

/** Timers from this duration on never fire, so that the processor finds only work that somebody tells it of. */
const POLL_MS = 1_000;

describe('sources with much work while another organization is active', () => {
  let database: TestDatabase;
  let service: Database;
  let processor: MessageProcessor;
  let rests: { timer: NodeJS.Timeout; end: () => void }[];
  /** The organizations and times with which the processor asked for rests. */
  let asked: [number, number][];
  /** The sources in the order in which their batches were read. */
  let order: number[];
  /** Functions whose promises the batches of sources wait for while they are read, by the id of the source. */
  let gates: Map<number, () => Promise<void>>;
  let errors: number;
  let clock: number;
  /** The time by the clock that each batch takes. */
  let tookMs: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(() => {
    [rests, asked, order, gates, errors, clock, tookMs] = [[], [], [], new Map(), 0, 0, 0];
    const { setTimeout: begin, clearTimeout: clear } = globalThis;
    const beginTimer = (run: () => void, milliseconds = 0) => {
      const timer = begin(milliseconds < POLL_MS ? run : () => undefined, milliseconds);
      if (milliseconds >= POLL_MS) timer.unref();
      if (milliseconds === REST_MS) rests.push({ timer, end: run });
      return timer;
    };
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(beginTimer);
    jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
      rests = rests.map((rest) => (rest.timer === timer ? { ...rest, end: () => undefined } : rest));
      clear(timer);
    });
  });
  afterEach(async () => {
    await processor.stop();
    jest.restoreAllMocks();
    await database.dataSource.query(`update ingest_message set state = 'processed' where state = 'queued'`);
  });
  afterAll(() => database.drop());

  const receive = async (source: SourceFixture, messages: number) => {
    for (let n = 0; n < messages; n++)
      await source.receive([
        glucosePart({ device: { type: 'vendor', value: 'cuff' }, pointer: `/${n}`, time: { instant: after(n) } }),
      ]);
  };
  /** Inserts a source of a new organization, or of another source's. */
  const sourceWith = async (messages: number, sibling?: SourceFixture) => {
    const source = await SourceFixture.create(sibling?.factory ?? (await Factory.inNewOrganization(database.dataSource)));
    await receive(source, messages);
    return source;
  };
  const start = (source: SourceFixture) => {
    const readParts = readerOfParts();
    const findReader: FindReader = async (transaction, { id }) => {
      order.push(id);
      clock += tookMs;
      await gates.get(id)?.();
      return readParts(transaction, { id } as Parameters<FindReader>[1]);
    };
    const restMs = (...asking: [number, number]) => {
      asked.push(asking);
      return REST_MS;
    };
    processor = source.processor(service, { findReader, active: { restMs }, now: () => clock, onError: () => errors++ });
    processor.start();
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(2);
  };
  const processed = async (source: SourceFixture) => {
    const waiting = `select from ingest_message where source_id = $1 and state = 'queued' limit 1`;
    while ((await source.query(waiting, [source.id])).length > 0) await sleep(2);
  };
  const receiveAndWake = async (source: SourceFixture, messages = 1) => {
    await receive(source, messages);
    processor.wake({ organizationId: source.organizationId, sourceId: source.id });
  };
  const gate = (source: SourceFixture) => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    gates.set(source.id, () => opened);
    return open;
  };

  it('rest after each batch until the timer of the rest ends, and a source with few messages is processed meanwhile', async () => {
    const many = await sourceWith(120);
    const few = await sourceWith(0);
    tookMs = 10;
    start(many);
    await until(() => asked.length === 1);
    await receiveAndWake(few);
    await processed(few);
    expect(order).toEqual([many.id, few.id]);
    rests[0]?.end();
    await until(() => asked.length === 2);
    rests[1]?.end();
    await processed(many);
    expect(order).toEqual([many.id, few.id, many.id, many.id]);
  });

  it.each([
    { duration: 101, times: 1 },
    { duration: 100, times: 0 },
  ])('may have few messages, if these take long: %j', async ({ duration, times }) => {
    const large = await sourceWith(2);
    tookMs = duration;
    start(large);
    await processed(large);
    await processor.stop();
    expect(asked).toEqual(Array(times).fill([large.organizationId, duration]));
  });

  it('rest together, and one after the other, if they belong to the same organization', async () => {
    const one = await sourceWith(60);
    const other = await sourceWith(0, one);
    const few = await sourceWith(0, one);
    tookMs = 40;
    start(one);
    await until(() => asked.length === 1);
    await receiveAndWake(other, 60);
    await until(() => asked.length === 2);
    expect(asked).toEqual([40, REST_MS].map((milliseconds) => [one.organizationId, milliseconds]));
    // The first rest has become a part of the second one.
    rests[0]?.end();
    await receiveAndWake(few);
    await processed(few);
    expect(order).toEqual([one.id, other.id, few.id]);
    rests[1]?.end();
    await processed(one);
    await processed(other);
    expect(order).toHaveLength(5);
  });

  it('rest less if other organizations are processed or rest, each of which counts once', async () => {
    const [one, other, failing] = [await sourceWith(150), await sourceWith(150), await sourceWith(1)];
    gates.set(failing.id, () => Promise.reject(new Error('This batch fails.')));
    start(one);
    await until(() => asked.length === 2 && errors === 1);
    const open = gate(other);
    for (const [at, [organizationId]] of asked.entries()) if (organizationId === other.organizationId) rests[at]?.end();
    const seconds = () => order.filter((id) => id === other.id).length;
    await until(() => seconds() === 2);
    tookMs = 60;
    for (const [at, [organizationId]] of asked.entries()) if (organizationId === one.organizationId) rests[at]?.end();
    await until(() => asked.length === 3);
    open();
    expect(asked[2]).toEqual([one.organizationId, 30]);
  });

  it('leave their places to a source whose message has come while all places were taken', async () => {
    const floods = [await sourceWith(60), await sourceWith(60), await sourceWith(60)];
    const few = await sourceWith(0);
    const gatesOpen = floods.map(gate);
    start(few);
    await until(() => order.length === 3);
    await receiveAndWake(few);
    await sleep(0);
    for (const open of gatesOpen) open();
    await until(() => asked.length === 3);
    await processed(few);
    expect(order.slice(3)).toEqual([few.id]);
  });
});
