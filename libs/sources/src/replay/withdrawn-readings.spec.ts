import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type MessagePart, type ReadingPart } from '../adapter/message-part';
import { type FindReader } from '../processing/message-reader';
import { after, glucosePart } from '../testing/parts';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { IngestReplayRepository } from './ingest-replay.repository';

const CUFF = { type: 'vendor', value: 'cuff' } as const;

describe('a reading that was withdrawn', () => {
  let database: TestDatabase;
  let service: Database;
  let source: SourceFixture;
  let messages = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    source = await SourceFixture.create(await Factory.inNewOrganization(database.dataSource));
    await source.alias('device', 'cuff', (await source.factory.device()).id);
  });
  afterAll(() => database.drop());

  const part = (overrides: Partial<ReadingPart> = {}, glucose = 100) =>
    glucosePart({ device: CUFF, pointer: `/${++messages}`, ...overrides }, glucose);
  const same = readerOfParts(1);
  /** Reads parts as no readings. */
  const without = (...missing: readonly ReadingPart[]): FindReader =>
    readerOfParts(2, ({ pointer, ...one }): MessagePart =>
      missing.some((part) => part.pointer === pointer)
        ? { type: 'unplaced', pointer, kind: 'bloodGlucose', code: 'value_missing' }
        : { ...one, pointer },
    );
  /** Reads a part with another value. */
  const reading = (changed: ReadingPart, glucose: number): FindReader =>
    readerOfParts(2, (one) =>
      one.type === 'reading' && one.pointer === changed.pointer ? { ...one, values: { glucose } } : one,
    );
  const send = async (one: ReadingPart, reader = same) => {
    const id = await source.receive([one]);
    await settle(reader);
    return id;
  };
  const settle = (findReader: FindReader) => source.processor(service, { findReader }).drain();
  const replay = async (findReader: FindReader, input: { messageId?: number; voidMissing?: boolean } = {}) => {
    const request = { organizationId: source.organizationId, expectedEntityTags: null, idempotency: null };
    await new IngestReplayRepository(service, source.box, findReader).replay(request, { sourceId: source.id, ...input });
    await settle(findReader);
  };
  const readings = async () => {
    const rows = await source.query<{ glucose: number }>(
      'select glucose from blood_glucose_reading where organization_id = $1 and void_timestamp is null order by reading_timestamp, id',
      [source.organizationId],
    );
    return rows.map(({ glucose }) => glucose);
  };
  const waiting = () =>
    source.query<{ code: string }>('select code from ingest_quarantine_group where organization_id = $1', [
      source.organizationId,
    ]);

  it('by its vendor stays withdrawn when its part is read again that could not be read meanwhile', async () => {
    const lost = part();
    await send(lost);
    await replay(without(lost));
    await send(part({ action: 'void' }), without(lost));
    expect(await readings()).toEqual([]);
    await source.query('update ingest_source set mapping_version = 2 where id = $1', [source.id]);
    await settle(same);
    expect([await readings(), await waiting()]).toEqual([[], []]);
  });

  it('is found by a later replay although its part has waited and was tried again in between', async () => {
    const messageId = await send(part());
    const unknown = readerOfParts(2, (one) =>
      one.type === 'reading' ? { ...one, device: { type: 'vendor', value: 'unknown' } } : one,
    );
    await replay(unknown, { messageId });
    expect([await readings(), await waiting()]).toEqual([[100], [{ code: 'device_unknown' }]]);
    await source.query(`update ingest_message set state = 'queued', due_timestamp = now() where id = $1`, [messageId]);
    await settle(unknown);
    await replay(unknown, { voidMissing: true });
    expect([await readings(), await waiting()]).toEqual([[], [{ code: 'device_unknown' }]]);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('by its vendor, %s its part was gone, stays withdrawn when the message is processed again', async (_, isBefore) => {
    const lost = part();
    const messageId = await send(lost);
    const withdraw = () => send(part({ action: 'void' }), without(lost));
    if (isBefore) await withdraw();
    await replay(without(lost), { voidMissing: true, messageId });
    if (!isBefore) await withdraw();
    await replay(same, { messageId });
    expect(await readings()).toEqual([]);
  });

  it('because its part is gone is recorded when the vendor sends it again, and belongs to that message', async () => {
    const lost = part();
    await send(lost);
    await replay(without(lost), { voidMissing: true });
    const again = part({}, 105);
    await send(again, without(lost));
    expect(await readings()).toEqual([105]);
    await replay(without(lost), { voidMissing: true });
    expect(await readings()).toEqual([105]);
    await replay(without(lost, again), { voidMissing: true });
    expect(await readings()).toEqual([]);
  });

  it('ends the conflicts with it, in the order in which their parts came', async () => {
    const lost = part();
    await send(lost);
    await send(part({}, 105));
    await send(part({}, 107));
    expect([await readings(), await waiting()]).toEqual([[100], [{ code: 'conflict' }]]);
    await replay(without(lost), { voidMissing: true });
    expect(await readings()).toEqual([105]);
    await replay(without(lost), { voidMissing: true });
    expect(await readings()).toEqual([105]);
  });

  it('because its part has another time now ends the conflicts with it', async () => {
    const moved = part();
    await send(moved);
    await send(part({}, 105));
    const later = readerOfParts(2, (one) =>
      one.type === 'reading' && one.pointer === moved.pointer ? { ...one, time: { instant: after(60) } } : one,
    );
    await replay(later);
    expect([await readings(), await waiting()]).toEqual([[105, 100], []]);
  });

  it('because its part is about another device now is no conflict with the reading that this device has', async () => {
    const [{ id: right }, { id: wrong }] = [await source.factory.device(), await source.factory.device()];
    const one = { device: { type: 'vendor', value: 'meter' } } as const;
    await source.alias('device', 'meter', wrong);
    await send(part(one));
    await source.query('delete from ingest_alias where source_id = $1', [source.id]);
    await source.alias('device', 'meter', right);
    await send(part(one));
    await replay(same);
    expect([await readings(), await waiting()]).toEqual([[100], []]);
  });

  it('is not the only one whose conflicts end: so do those with a reading that a replay has corrected', async () => {
    const wrong = part();
    await send(wrong);
    await send(part({}, 105));
    await replay(reading(wrong, 105));
    expect([await readings(), await waiting()]).toEqual([[105], []]);
  });
});
