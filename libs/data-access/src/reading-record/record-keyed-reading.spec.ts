import { type Database } from '@rpm/database';
import { type ReadingInput } from '@rpm/domain';
import { createHash } from 'node:crypto';
import { ReadingRepository } from '../reading/reading.repository';
import { createTestDatabase, type TestDatabase, sentStatements } from '@rpm/database/testing';
import { Factory } from '../testing';
import { AT, after } from '../testing/weight-reading-fixture';

describe('recordKeyedReading', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let readings: ReadingRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    readings = new ReadingRepository(service);
  });
  afterAll(() => database.drop());

  const post = (key: string, reading: Partial<ReadingInput>, { organizationId } = mine) => {
    const input = { readingTimestamp: AT, weight: 150.5, ...reading };
    const requestHash = () => createHash('sha256').update(JSON.stringify(input)).digest();
    return readings.record('weight', { organizationId, expectedEntityTags: null, idempotency: { key, requestHash } }, input);
  };
  const count = async (deviceId: number) =>
    (await database.dataSource.query<object[]>('select 1 from weight_reading where device_id = $1', [deviceId])).length;

  it('stores the reading, its event and the response in one statement, and repeats the response for the same request', async () => {
    const device = await mine.device();
    const sent = await sentStatements(service, async () => {
      const first = await post('repeat', { device: { id: device.id } });
      expect(await post('repeat', { device: { id: device.id } })).toMatchObject({
        text: first.text,
        details: { isReplayed: true },
      });
      expect(JSON.parse(first.text)).toMatchObject({ weight: 150.5, device: { id: device.id } });
    });
    expect(sent).toHaveLength(2);
    expect(await count(device.id)).toBe(1);
    const events = `select 1 from event e join weight_reading r on r.id = e.subject_id where e.type = 'reading.weight' and r.device_id = $1`;
    expect(await database.dataSource.query(events, [device.id])).toHaveLength(1);
  });

  it('repeats the outcome `duplicate` for a repeated request', async () => {
    const device = await mine.device();
    await post('first', { device: { id: device.id } });
    const second = await post('second', { device: { id: device.id } });
    expect(second.details).toEqual({ outcome: 'duplicate' });
    expect(await post('second', { device: { id: device.id } })).toMatchObject({
      text: second.text,
      details: { outcome: 'duplicate', isReplayed: true },
    });
  });

  it('repeats the empty response to a dropped reading, and counts the reading once', async () => {
    const device = await mine.device({ disabledReadings: true });
    const [first, second] = [
      await post('dropped', { device: { id: device.id } }),
      await post('dropped', { device: { id: device.id } }),
    ];
    expect(first).toMatchObject({ text: '', details: {} });
    expect(second).toMatchObject({ text: '', details: { isReplayed: true } });
    // The audit trail names the same patient for both.
    expect([first.patients, second.patients]).toEqual([[device.currentPatientId], [device.currentPatientId]]);
    const rows = await database.dataSource.query<object[]>('select dropped_readings from device where id = $1', [device.id]);
    expect(rows).toEqual([{ dropped_readings: 1 }]);
  });

  it('rejects another request with the same key, and records nothing', async () => {
    const device = await mine.device();
    await post('reused', { device: { id: device.id } });
    await expect(post('reused', { device: { id: device.id }, readingTimestamp: after(1) })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await count(device.id)).toBe(1);
  });

  it('stores no response to a rejected or conflicting reading, so that a corrected request may use the key', async () => {
    const device = await mine.device();
    await expect(post('corrected', { device: { id: 0x7fff_ffff } })).rejects.toMatchObject({ code: 'invalid_input' });
    await post('other', { device: { id: device.id } });
    await expect(post('corrected', { device: { id: device.id }, weight: 99 })).rejects.toMatchObject({ code: 'conflict' });
    expect((await post('corrected', { device: { id: device.id }, readingTimestamp: after(1) })).details).toEqual({});
  });

  it('rejects a request whose key a running transaction holds, and accepts it afterwards', async () => {
    const device = await mine.device();
    const holder = database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${mine.organizationId} held`]);
    await expect(post('held', { device: { id: device.id } })).rejects.toMatchObject({ code: 'idempotency_key_in_use' });
    expect(await count(device.id)).toBe(0);
    await holder.rollbackTransaction();
    await holder.release();
    expect((await post('held', { device: { id: device.id } })).details).toEqual({});
  });

  it('records one reading for thirty concurrent requests with the same key, each of which gets the same response or is asked to try again', async () => {
    const device = await mine.device();
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => post('together', { device: { id: device.id } })));
    const texts = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(texts.filter(({ details }) => !details.isReplayed)).toHaveLength(1);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'idempotency_key_in_use' });
    }
    expect(await count(device.id)).toBe(1);
  });

  it('replaces a response that is older than 24 hours', async () => {
    const device = await mine.device();
    await post('old', { device: { id: device.id } });
    await database.dataSource.query(
      `update idempotency_key set create_timestamp = now() - interval '25 hours' where key = 'old'`,
    );
    const other = { device: { id: device.id }, readingTimestamp: after(1) };
    const { text } = await post('old', other);
    expect(await post('old', other)).toMatchObject({ text, details: { isReplayed: true } });
  });

  it('treats equal keys of different organizations as different keys', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const [own, foreign] = [await mine.device(), await other.device()];
    await post('shared', { device: { id: own.id } });
    expect((await post('shared', { device: { id: foreign.id } }, other)).details).toEqual({});
    expect([await count(own.id), await count(foreign.id)]).toEqual([1, 1]);
  });
});
