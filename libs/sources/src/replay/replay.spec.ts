import { ReadingRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type IngestReplayInput, type IngestReplayView } from '@rpm/domain';
import { type MessagePart } from '../adapter/message-part';
import { type MessageProcessor } from '../processing/message-processor';
import { after, glucosePart } from '../testing/parts';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { IngestReplayRepository } from './ingest-replay.repository';

describe('a replay', () => {
  let database: TestDatabase;
  let service: Database;
  let source: SourceFixture;
  let processor: MessageProcessor;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    source = await SourceFixture.create(await Factory.inNewOrganization(database.dataSource));
    processor = source.processor(service);
    await source.alias('device', 'cuff', (await source.factory.device()).id);
  });
  afterAll(() => database.drop());

  const request = (dryRun = false) => ({
    organizationId: source.organizationId,
    expectedEntityTags: null,
    idempotency: null,
    dryRun,
  });
  const part = (minute: number, glucose = 100) =>
    glucosePart({ device: { type: 'vendor', value: 'cuff' }, pointer: `/${minute}`, time: { instant: after(minute) } }, glucose);
  const withGlucose = (change: (glucose: number) => number) => (one: MessagePart) =>
    one.type === 'reading' ? { ...one, values: { glucose: change(Number(one.values['glucose'])) } } : one;
  const replay = async (change: (one: MessagePart) => MessagePart, input: Partial<IngestReplayInput> = {}, dryRun = false) => {
    const repository = new IngestReplayRepository(service, source.box, readerOfParts(2, change));
    const answer = await repository.replay(request(dryRun), { sourceId: source.id, ...input });
    return JSON.parse(answer.text) as IngestReplayView;
  };
  const outcomes = ({ outcomes: counted }: IngestReplayView) =>
    Object.fromEntries(counted.map(({ outcome, count }) => [outcome, count]));
  const readings = () =>
    source.query<{ glucose: number; minute: number }>(
      `select glucose, extract(epoch from reading_timestamp - '2026-01-10T08:00:00Z')::integer / 60 as minute from blood_glucose_reading
       where organization_id = $1 and void_timestamp is null order by reading_timestamp`,
      [source.organizationId],
    );
  const ids = async () => {
    const rows = await source.query<{ id: number }>(
      'select id from blood_glucose_reading where organization_id = $1 order by reading_timestamp',
      [source.organizationId],
    );
    return rows.map(({ id }) => id);
  };

  it('corrects the readings that the same parts have made, once, after a preview that changes nothing', async () => {
    const messageId = await source.receive([part(0), part(1, 90)]);
    await processor.drain();
    const double = withGlucose((glucose) => (glucose === 100 ? 200 : glucose));
    const preview = await replay(double, {}, true);
    const [readingId = 0] = await ids();
    expect(preview).toEqual({
      dryRun: true,
      messageCount: 1,
      expiredCount: 0,
      outcomes: [
        { outcome: 'corrected', code: null, count: 1 },
        { outcome: 'duplicate', code: null, count: 1 },
      ],
      changes: [
        {
          messageId,
          kind: 'bloodGlucose',
          readingId,
          outcome: 'corrected',
          values: [{ property: 'glucose', before: '100', after: '200' }],
        },
      ],
      ...{ changeCount: 1, voidedCount: 0, keptCount: 0 },
    });
    expect(await readings()).toEqual([
      { glucose: 100, minute: 0 },
      { glucose: 90, minute: 1 },
    ]);
    expect(await replay(double)).toEqual({ ...preview, dryRun: false });
    expect(outcomes(await replay(double))).toEqual({ duplicate: 2 });
    expect(await readings()).toEqual([
      { glucose: 200, minute: 0 },
      { glucose: 90, minute: 1 },
    ]);
  });

  it('moves a reading whose part has another time now, and moves it back', async () => {
    await source.process(processor, [part(0)]);
    const later = (one: MessagePart): MessagePart => (one.type === 'reading' ? { ...one, time: { instant: after(60) } } : one);
    expect(outcomes(await replay(later))).toEqual({ stored: 1 });
    expect(await readings()).toEqual([{ glucose: 100, minute: 60 }]);
    expect(outcomes(await replay(later))).toEqual({ duplicate: 1 });
    expect(outcomes(await replay((one) => one))).toEqual({ corrected: 1 });
    expect(await readings()).toEqual([{ glucose: 100, minute: 0 }]);
  });

  it('withdraws readings without a part only if it is asked to, and restores them when their part is back', async () => {
    await source.process(processor, [part(0), part(1)]);
    const withoutSecond = (one: MessagePart): MessagePart =>
      one.pointer === '/1' ? { type: 'unplaced', pointer: '/1', kind: 'bloodGlucose', code: 'value_missing' } : one;
    expect(outcomes(await replay(withoutSecond))).toEqual({ duplicate: 1, quarantined: 1 });
    expect(await readings()).toHaveLength(2);
    expect(outcomes(await replay(withoutSecond, { voidMissing: true }))).toEqual({ duplicate: 1, voided: 1 });
    expect(await readings()).toHaveLength(1);
    expect(outcomes(await replay((one) => one))).toEqual({ duplicate: 1, corrected: 1 });
    expect(await readings()).toHaveLength(2);
  });

  it('lists the readings that it withdraws because their messages do not have their parts any more', async () => {
    await source.process(processor, [part(0), part(1), part(2)]);
    const [, second = 0, third = 0] = await ids();
    await new ReadingRepository(service).correct('bloodGlucose', request(), third, { glucose: 111 });
    const onlyFirst = (one: MessagePart): MessagePart =>
      one.pointer === '/0' ? one : { type: 'ignored', pointer: one.pointer, code: 'goal' };
    expect(await replay(onlyFirst, {}, true)).toMatchObject({ changeCount: 0 });
    const preview = await replay(onlyFirst, { voidMissing: true }, true);
    expect(outcomes(preview)).toEqual({ duplicate: 1, ignored: 2, voided: 1, kept: 1 });
    expect(preview.changes).toMatchObject([
      { kind: 'bloodGlucose', readingId: second, outcome: 'voided', values: [] },
      { kind: 'bloodGlucose', readingId: third, outcome: 'kept', values: [] },
    ]);
    expect(await readings()).toHaveLength(3);
    expect(await replay(onlyFirst, { voidMissing: true })).toEqual({ ...preview, dryRun: false });
    expect((await readings()).map(({ glucose }) => glucose)).toEqual([100, 111]);
  });

  it('keeps and lists readings that people have changed or voided', async () => {
    await source.process(processor, [part(0), part(1), part(2)]);
    const [first = 0, second = 0, third = 0] = await ids();
    const people = new ReadingRepository(service);
    await people.correct('bloodGlucose', request(), first, { glucose: 111 });
    await people.void('bloodGlucose', request(), second);
    const { changes } = await replay(withGlucose(() => 120));
    expect(changes.map(({ readingId, outcome }) => [readingId, outcome])).toEqual([
      [first, 'kept'],
      [second, 'kept'],
      [third, 'corrected'],
    ]);
    expect(await readings()).toEqual([
      { glucose: 111, minute: 0 },
      { glucose: 120, minute: 2 },
    ]);
  });

  it('does not bring back parts that somebody has discarded', async () => {
    await source.process(processor, [part(0), glucosePart({ person: 'nobody', pointer: '/1' })]);
    await source.query(
      `update ingest_part set outcome = 'discarded', reason = 'No.' where organization_id = $1 and ordinal = 1`,
      [source.organizationId],
    );
    expect(outcomes(await replay((one) => one))).toEqual({ duplicate: 1 });
  });

  it('processes selected messages only, and counts those whose bodies have expired', async () => {
    const id = await source.receive([part(0)]);
    await source.receive([part(1)], new Date('2026-02-01T00:00:00Z'));
    await source.receive([part(2)]);
    await processor.drain();
    await source.query('delete from ingest_body where organization_id = $1 and message_id = $2', [source.organizationId, id + 2]);
    const counts = async (input: Partial<IngestReplayInput>) => {
      const { messageCount, expiredCount } = await replay((one) => one, input, true);
      return [messageCount, expiredCount];
    };
    expect(await counts({})).toEqual([2, 1]);
    expect(await counts({ messageId: id })).toEqual([1, 0]);
    expect(await counts({ endTimestamp: new Date('2026-02-02T00:00:00Z') })).toEqual([1, 0]);
    expect(await counts({ code: 'device_unknown' })).toEqual([0, 0]);
    await expect(replay((one) => one, { sourceId: 999_999_999 })).rejects.toMatchObject({
      errors: [{ pointer: '/sourceId', code: 'not_found' }],
    });
  });

  it('processes any number of messages in parts of their own', async () => {
    for (let n = 0; n < 230; n++) await source.receive([part(n)]);
    await processor.drain();
    const repository = new IngestReplayRepository(
      service,
      source.box,
      readerOfParts(
        2,
        withGlucose(() => 120),
      ),
    );
    const seen: number[] = [];
    const report = await repository.replayAll(request(), { sourceId: source.id }, (messages) => seen.push(messages));
    expect([outcomes(report), report.changeCount, report.changes.length, seen]).toEqual([
      { corrected: 230 },
      230,
      100,
      [100, 200, 230],
    ]);
  });

  it('lists a reading that is withdrawn because its part has another time now, beside the one that is stored', async () => {
    const messageId = await source.receive([part(0)]);
    await processor.drain();
    const [id = 0] = await ids();
    const later = (one: MessagePart) => (one.type === 'reading' ? { ...one, time: { instant: after(1) } } : one);
    const change = { messageId, kind: 'bloodGlucose', values: [] };
    expect(await replay(later, {}, true)).toMatchObject({
      ...{ changeCount: 2, voidedCount: 1, keptCount: 0 },
      changes: [
        { ...change, readingId: null, outcome: 'stored' },
        { ...change, readingId: id, outcome: 'voided' },
      ],
    });
    await replay(later);
    expect(await readings()).toEqual([{ glucose: 100, minute: 1 }]);
  });

  it('names no reading in a preview that only the preview has stored', async () => {
    await source.receive([part(0)]);
    await source.receive([{ ...part(0, 105), pointer: '/correction', action: 'correct' }]);
    const unread = (one: MessagePart): MessagePart => ({ type: 'unplaced', pointer: one.pointer, code: 'value_missing' });
    await source.processor(service, { findReader: readerOfParts(1, unread) }).drain();
    const { changes } = await replay((one) => one, {}, true);
    expect(changes).toMatchObject([
      { outcome: 'stored', readingId: null },
      { outcome: 'corrected', readingId: null },
    ]);
  });

  it('lists a reading once that a part leaves, and that another part records anew', async () => {
    await source.process(processor, [part(0, 100)]);
    await source.process(processor, [part(1, 110)]);
    const later = (one: MessagePart) =>
      one.type === 'reading' ? { ...one, time: { instant: after(Number(one.pointer.slice(1)) + 1) } } : one;
    const { changes, voidedCount } = await replay(later);
    expect(await readings()).toEqual([
      { glucose: 100, minute: 1 },
      { glucose: 110, minute: 2 },
    ]);
    expect([voidedCount, changes.map(({ outcome }) => outcome)]).toEqual([1, ['corrected', 'voided', 'stored']]);
  });

  it('counts a reading that its device drops once, however often the messages are processed', async () => {
    await source.process(processor, [part(0)]);
    const dropping = await source.factory.device({ disabledReadings: true });
    await source.alias('device', 'off', dropping.id);
    await source.process(processor, [{ ...part(5), device: { type: 'vendor', value: 'off' } }]);
    const dropped = async () =>
      (
        await source.query<{ count: number }>('select dropped_readings::integer as count from device where id = $1', [
          dropping.id,
        ])
      )[0]?.count;
    const before = (await dropped()) ?? 0;
    await replay((one) => (one.type === 'reading' && one.pointer === '/0' ? { ...one, time: { instant: after(1) } } : one));
    expect(await dropped()).toBe(before + 1);
  });

  it.each(['in one transaction', 'in several'])(
    'records the part of an earlier message whose reading a later message leaves, %s',
    async (transactions) => {
      const first = { ...part(0), pointer: '/first' };
      await source.receive([first]);
      // The messages are not processed together.
      for (let n = 1; n <= 100; n++) await source.receive([part(n)]);
      await source.receive([{ ...part(0), pointer: '/last' }]);
      const unread = (one: MessagePart): MessagePart =>
        one.pointer === '/first' ? { type: 'unplaced', pointer: one.pointer, kind: 'bloodGlucose', code: 'value_missing' } : one;
      await source.processor(service, { findReader: readerOfParts(1, unread) }).drain();
      const moved = readerOfParts(2, (one) =>
        one.type === 'reading' && one.pointer === '/last' ? { ...one, time: { instant: after(101) } } : one,
      );
      const repository = new IngestReplayRepository(service, source.box, moved);
      const input = { sourceId: source.id };
      if (transactions === 'in several') await repository.replayAll(request(), input);
      else await repository.replay(request(), input);
      const minutes = (await readings()).map(({ minute }) => minute);
      expect(minutes).toEqual(Array.from({ length: 102 }, (_, minute) => minute));
    },
  );

  it('puts readings back when the mapping is the former one again', async () => {
    await source.process(processor, [part(0)]);
    await replay(withGlucose((glucose) => glucose + 1));
    expect(await readings()).toEqual([{ glucose: 101, minute: 0 }]);
    const same = (one: MessagePart) => one;
    expect(outcomes(await replay(same))).toEqual({ corrected: 1 });
    expect(await readings()).toEqual([{ glucose: 100, minute: 0 }]);
    expect(outcomes(await replay(same))).toEqual({ duplicate: 1 });
  });

  it('leaves what later messages have corrected, in either order of values', async () => {
    const correction = (glucose: number) => ({ ...part(0, glucose), action: 'correct' as const });
    for (const glucose of [100, 105, 107, 100])
      await source.process(processor, [{ ...correction(glucose), pointer: `/${glucose}` }]);
    await source.process(processor, [{ ...correction(100), pointer: '/last' }]);
    const version = async () =>
      (await source.query('select version from blood_glucose_reading where organization_id = $1', [source.organizationId]))[0];
    const before = await version();
    expect(outcomes(await replay((one) => one))).toEqual({ duplicate: 5 });
    expect([await version(), await readings()]).toEqual([before, [{ glucose: 100, minute: 0 }]]);
    await replay(withGlucose((glucose) => glucose + 1));
    expect(await readings()).toEqual([{ glucose: 101, minute: 0 }]);
    expect(outcomes(await replay(withGlucose((glucose) => glucose + 1)))).toEqual({ duplicate: 5 });
  });

  it('never decides a conflict, which ends when a person has corrected the reading', async () => {
    await source.process(processor, [part(0)]);
    const other = await source.receive([part(0, 105)]);
    await processor.drain();
    const outcome = async () => (await source.message(other)).parts.map(({ outcome: one, code }) => `${one} ${code}`);
    expect(await outcome()).toEqual(['quarantined conflict']);
    await replay((one) => one);
    expect([await readings(), await outcome()]).toEqual([[{ glucose: 100, minute: 0 }], ['quarantined conflict']]);
    const [id = 0] = await ids();
    await new ReadingRepository(service).correct('bloodGlucose', request(), id, { glucose: 105 });
    await replay((one) => one);
    expect([await readings(), await outcome()]).toEqual([[{ glucose: 105, minute: 0 }], []]);
  });
});
