import { READING_KIND_NAMES } from '@rpm/domain';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { recordReadings } from '../reading-record/record-readings';
import { Factory } from '../testing';
import { voidReadings } from './void-readings';
import { VoidedReadings } from './voided-readings';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 10) + hour * 3_600_000);
const NOTHING = { kinds: READING_KIND_NAMES, deviceId: null, patientId: null, startTimestamp: null, endTimestamp: null };

describe('VoidedReadings', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let deviceId: number;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
    const { id, currentPatientId } = await mine.device();
    [deviceId, patientId] = [id, Number(currentPatientId)];
    const other = await mine.device();
    const weights = [0, 1, 2, 3].map((hour) => ({ device: { id: deviceId }, readingTimestamp: at(hour), weight: 150 }));
    await recordReadings(service.alone(mine), 'weight', [
      ...weights,
      { device: { id: other.id }, readingTimestamp: at(1), weight: 150 },
    ]);
    await recordReadings(service.alone(mine), 'heartRate', [
      { patient: { id: patientId }, readingTimestamp: at(1), heartRate: 60 },
    ]);
  });
  afterAll(() => database.drop());

  const request = () => ({
    organizationId: mine.organizationId,
    expectedEntityTags: null,
    idempotency: null,
    reason: 'Wrong scale',
    actor: { kind: 'key', id: 1, name: 'Key' } as const,
  });
  const look = <Row>(statement: string) => mine.dataSource.query<Row[]>(statement, [mine.organizationId]);
  const voided = () =>
    look<{ kind: string; hour: number }>(`
      select 'weight' as kind, extract(hour from reading_timestamp at time zone 'UTC')::integer as hour from weight_reading
      where organization_id = $1 and void_timestamp is not null
      union all select 'heartRate', 1 from heart_rate_reading where organization_id = $1 and void_timestamp is not null order by 1, 2`);
  const run = async (criteria: object, size?: number) => {
    const parts: [number[], number][] = [];
    const count = await new VoidedReadings(service).void(
      request(),
      { ...NOTHING, ...criteria },
      {
        signal: new AbortController().signal,
        ...(size !== undefined && { size }),
        onVoided: (_transaction, patients, part) => Promise.resolve(void parts.push([[...patients], part])),
      },
    );
    return { count, parts };
  };

  it('counts readings by kind without voiding them', async () => {
    const readings = new VoidedReadings(service);
    expect(await readings.preview(request(), { ...NOTHING, patientId })).toEqual({
      readingCount: 5,
      readingCounts: [
        { kind: 'weight', count: 4 },
        { kind: 'heartRate', count: 1 },
      ].sort((one, other) => READING_KIND_NAMES.indexOf(one.kind as never) - READING_KIND_NAMES.indexOf(other.kind as never)),
    });
    expect(await voided()).toEqual([]);
  });

  it('voids the readings of a device in a period, in transactions of a limited size, and nothing when it runs again', async () => {
    const period = { deviceId, startTimestamp: at(0), endTimestamp: at(3) };
    expect(await run(period, 2)).toEqual({
      count: 3,
      parts: [
        [[patientId], 2],
        [[patientId], 1],
      ],
    });
    expect(await voided()).toEqual([0, 1, 2].map((hour) => ({ kind: 'weight', hour })));
    expect(await run(period)).toEqual({ count: 0, parts: [] });
  });

  it.each([
    ['a patient', () => ({ patientId }), 5],
    ['a kind of a patient', () => ({ patientId, kinds: ['heartRate'] }), 1],
    ['a period', () => ({ startTimestamp: at(1), endTimestamp: at(2) }), 3],
    ['a device while a patient held it', () => ({ deviceId, patientId }), 4],
  ])('voids the readings of %s', async (_what, criteria, count) => {
    expect((await run(criteria())).count).toBe(count);
    expect(await voided()).toHaveLength(count);
  });

  it('keeps the earlier version with the actor and the reason, and emits an event, as a single void does', async () => {
    await run({ patientId, kinds: ['heartRate'] });
    expect(await look(`select version, actor, actor_kind, reason from reading_revision where organization_id = $1`)).toEqual([
      { version: 1, actor: 'Key', actor_kind: 'key', reason: 'Wrong scale' },
    ]);
    const events = await look<{ payload: object }>(
      `select type, version, payload from event where organization_id = $1 and type = 'reading.voided'`,
    );
    expect(events).toEqual([
      { type: 'reading.voided', version: 2, payload: expect.objectContaining({ kind: 'heartRate', version: 2 }) as object },
    ]);
  });

  it('stops after the current transaction when it is interrupted', async () => {
    const interruption = new AbortController();
    const criteria = { ...NOTHING, deviceId };
    const onVoided = () => {
      interruption.abort();
      return Promise.resolve();
    };
    const readings = new VoidedReadings(service);
    expect(await readings.void(request(), criteria, { signal: interruption.signal, size: 2, onVoided })).toBe(2);
    expect(await run({ deviceId })).toMatchObject({ count: 2 });
  });

  it('rejects a device or a patient of another organization', async () => {
    const foreign = await (await Factory.inNewOrganization(database.dataSource)).device();
    await expect(run({ deviceId: foreign.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(run({ patientId: foreign.currentPatientId })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('voids readings by their ids, except those that have another version by now', async () => {
    const rows = await look<{ id: number }>('select id from weight_reading where organization_id = $1 order by id');
    const ids = rows.map(({ id }) => id);
    const versions = ids.map((_id, at) => (at === 0 ? 2 : 1));
    await service.inTransaction({ organizationId: mine.organizationId }, async (transaction) => {
      await voidReadings(transaction, { kind: 'weight', ids, versions });
      expect(transaction.changedReadings.preview).toEqual({ readingCount: 4, readingCounts: [{ kind: 'weight', count: 4 }] });
      await voidReadings(transaction, { kind: 'weight', ids });
    });
    expect(await voided()).toHaveLength(5);
  });
});
