import { type Database } from '@rpm/database';
import { type ReadingInput } from '@rpm/domain';
import { createTestDatabase, type TestDatabase, sentStatements } from '@rpm/database/testing';
import { Factory } from '../testing';
import { AT, after } from '../testing/weight-reading-fixture';
import { ReadingRecorder } from './reading-recorder';

describe('ReadingRecorder', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let recorder: ReadingRecorder;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    recorder = new ReadingRecorder(service);
  });
  afterAll(() => database.drop());

  const record = (reading: Partial<ReadingInput>, { organizationId } = mine) =>
    recorder.record('weight', organizationId, { readingTimestamp: AT, weight: 150.5, ...reading });
  const rowsOf = (deviceId: number) =>
    database.dataSource.query<{ id: number; weight: number }[]>(
      'select id, weight from weight_reading where device_id = $1 order by id',
      [deviceId],
    );
  const eventsOf = (ids: number[]) =>
    database.dataSource.query<object[]>(`select subject_id from event where type = 'reading.weight' and subject_id = any($1)`, [
      ids,
    ]);

  it('keeps nothing in memory for an organization whose readings are stored', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const readings = [mine, other].flatMap((owner) => Array.from({ length: 70 }, (_, n) => ({ owner, at: after(1_000 + n) })));
    const patients = new Map([mine, other].map((owner) => [owner, owner.patient()]));
    await Promise.all(
      readings.map(async ({ owner, at }) => {
        const patient = await patients.get(owner);
        return record({ patient: { id: patient?.id ?? 0 }, readingTimestamp: at }, owner);
      }),
    );
    expect(recorder['queues'].size).toBe(0);
  });

  it('stores a hundred readings that arrive together in few statements, and returns to each request its own reading', async () => {
    const device = await mine.device();
    const readings = Array.from({ length: 100 }, (_, n) => ({
      device: { id: device.id },
      readingTimestamp: after(n),
      weight: 100 + n,
    }));
    const results: Awaited<ReturnType<typeof record>>[] = [];
    const sent = await sentStatements(service, async () => {
      results.push(...(await Promise.all(readings.map((reading) => record(reading)))));
    });
    expect(sent).toHaveLength(4);
    const rows = await rowsOf(device.id);
    expect(rows).toHaveLength(100);
    expect(results.map(({ outcome, json }) => [outcome.status, (JSON.parse(json ?? '') as { weight: number }).weight])).toEqual(
      readings.map(({ weight }) => ['created', weight]),
    );
    expect(await eventsOf(rows.map(({ id }) => id))).toHaveLength(100);
  });

  it('stores a reading that arrives alone at once', async () => {
    const device = await mine.device();
    expect(await sentStatements(service, () => record({ device: { id: device.id } }))).toHaveLength(1);
  });

  it('returns one conflict, one duplicate, one dropped and one rejected reading among many that are stored', async () => {
    const [device, disabled] = [await mine.device(), await mine.device({ disabledReadings: true })];
    await record({ device: { id: device.id } });
    const others = Array.from({ length: 26 }, (_, n) => ({ device: { id: device.id }, readingTimestamp: after(1 + n) }));
    const results = await Promise.all(
      [
        { device: { id: device.id }, weight: 99 },
        { device: { id: device.id } },
        { device: { id: disabled.id } },
        { device: { id: 0x7fff_ffff } },
        ...others,
      ].map((reading) => record(reading)),
    );
    expect(results.map(({ outcome }) => outcome.status)).toEqual([
      'conflict',
      'duplicate',
      'dropped',
      'rejected',
      ...others.map(() => 'created'),
    ]);
    expect(results.map(({ json }) => json !== null).slice(0, 4)).toEqual([true, true, false, false]);
    expect(await rowsOf(device.id)).toHaveLength(27);
  });

  it('records each reading alone if their shared statement fails because of one of them', async () => {
    const device = await mine.device();
    await database.dataSource.query(`alter table weight_reading add constraint no_777 check (weight <> 777)`);
    const weights = [150, 777, 152, 153];
    const results = await Promise.allSettled(
      weights.map((weight, n) => record({ device: { id: device.id }, weight, readingTimestamp: after(n) })),
    );
    await database.dataSource.query('alter table weight_reading drop constraint no_777');
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect((await rowsOf(device.id)).map(({ weight }) => weight).sort()).toEqual([150, 152, 153]);
  });

  it('acknowledges nothing if the connection is lost before the commit, and a repeated reading is stored once', async () => {
    const device = await mine.device();
    const holder = database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table weight_reading in share mode');
    const readings = Array.from({ length: 20 }, (_, n) => ({ device: { id: device.id }, readingTimestamp: after(n) }));
    let isSettled = false as boolean;
    const settled = Promise.allSettled(readings.map((reading) => record(reading))).finally(() => (isSettled = true));
    while (!isSettled) {
      // A statement that has waited for the lock for some milliseconds waits again on another connection.
      await database.dataSource.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      );
    }
    await holder.rollbackTransaction();
    await holder.release();
    expect((await settled).map(({ status }) => status)).toEqual(readings.map(() => 'rejected'));
    expect(await rowsOf(device.id)).toEqual([]);
    const again = await Promise.all(readings.map((reading) => record(reading)));
    expect(again.map(({ outcome }) => outcome.status)).toEqual(readings.map(() => 'created'));
  });

  it('stores readings of other organizations while one organization’s readings wait for a lock, and stores the latter after its release', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const [locked, free] = [await mine.device(), await other.device()];
    const holder = database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('select from device where id = $1 for update', [locked.id]);
    const kinds = ['weight', 'heartRate', 'bloodGlucose'] as const;
    const values = { weight: 150.5, heartRate: 60, glucose: 100 };
    const waiting = Promise.all(
      kinds.map((kind) =>
        recorder.record(kind, mine.organizationId, { device: { id: locked.id }, readingTimestamp: AT, ...values }),
      ),
    );
    for (let n = 0; n < 5; n++) {
      const { outcome } = await record({ device: { id: free.id }, readingTimestamp: after(n) }, other);
      expect(outcome.status).toBe('created');
    }
    expect(await rowsOf(locked.id)).toEqual([]);
    await holder.rollbackTransaction();
    await holder.release();
    expect((await waiting).map(({ outcome }) => outcome.status)).toEqual(kinds.map(() => 'created'));
  });

  it('never stores readings of two organizations in one statement', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const [own, foreign] = [await mine.device(), await other.device()];
    const sent = await sentStatements(service, async () => {
      const results = await Promise.all([
        record({ device: { id: own.id } }),
        record({ device: { id: foreign.id } }, other),
        record({ device: { id: own.id }, readingTimestamp: after(1) }, other),
      ]);
      expect(results.map(({ outcome }) => outcome.status)).toEqual(['created', 'created', 'rejected']);
    });
    expect(sent).toHaveLength(2);
  });
});
