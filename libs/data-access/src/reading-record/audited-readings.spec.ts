import { type Database, type JsonText, type WriteAudit } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type ReadingInput } from '@rpm/domain';
import { createHash, randomUUID } from 'node:crypto';
import { ReadingRepository } from '../reading/reading.repository';
import { Factory } from '../testing';
import { AT, after } from '../testing/weight-reading-fixture';

interface Row {
  actorId: number;
  patients: number[];
  rows: number;
  requestIds: string[];
}

/** The rows of the audit trail that are stored in the same statement as the readings of a request. */
describe('rows of posted readings in the audit trail', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let readings: ReadingRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    readings = new ReadingRepository(service);
  });
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const auditOf = ({ organizationId }: Factory, actorId = 1): WriteAudit => ({
    request: {
      organizationId,
      actorKind: 'key',
      actorId,
      sessionId: null,
      assertedActor: null,
      action: 'create',
      resource: 'weight-reading',
      resourceId: null,
      requestId: randomUUID(),
      clientRequestHash: null,
      address: null,
    },
    isRecorded: false,
  });
  /** Posts a reading. @returns the request, and the patients whom its answer names */
  const post = async (
    given: Partial<ReadingInput>,
    { audit = auditOf(mine), factory = mine, key }: { audit?: WriteAudit; factory?: Factory; key?: string } = {},
  ) => {
    const input = { readingTimestamp: AT, weight: 150.5, ...given };
    const requestHash = () => createHash('sha256').update(JSON.stringify(input)).digest();
    const idempotency = key === undefined ? null : { key, requestHash };
    const { organizationId } = factory;
    const answer: JsonText = await readings.record(
      'weight',
      { organizationId, expectedEntityTags: null, idempotency, audit },
      input,
    );
    return { audit, answer, patients: [...answer.patients].sort(), requestId: audit.request.requestId };
  };
  const rowsOf = ({ organizationId }: Factory) =>
    database.dataSource.query<Row[]>(
      `select actor_id::int as "actorId", patients::int[], rows, array[request_id] || coalesce(further_request_ids, '{}') as "requestIds"
       from audit_event where organization_id = $1 order by id`,
      [organizationId],
    );
  const held = async (factory = mine) => {
    const device = await factory.device();
    return { device: { id: device.id }, holder: device.currentPatientId ?? 0 };
  };

  it('name the patient of a single reading', async () => {
    const { device, holder } = await held();
    const { audit, patients, requestId } = await post({ device });
    expect(await rowsOf(mine)).toEqual([{ actorId: 1, patients: [holder], rows: 1, requestIds: [requestId] }]);
    expect([audit.isRecorded, patients]).toEqual([true, [holder]]);
  });

  it('name nobody for a reading without a patient', async () => {
    const device = await mine.device({ currentPatientId: null });
    const { audit, requestId } = await post({ device: { id: device.id } });
    expect(await rowsOf(mine)).toEqual([{ actorId: 1, patients: [], rows: 1, requestIds: [requestId] }]);
    expect(audit.isRecorded).toBe(true);
  });

  it('do not exist for a duplicate, which waits for a row of its own', async () => {
    const { device, holder } = await held();
    await post({ device });
    const { audit, patients } = await post({ device });
    expect([(await rowsOf(mine)).length, audit.isRecorded, patients]).toEqual([1, false, [holder]]);
  });

  it('do not exist for a conflict, whose problem names the patient', async () => {
    const { device, holder } = await held();
    await post({ device });
    const audit = auditOf(mine);
    await expect(post({ device, weight: 1 }, { audit })).rejects.toMatchObject({ code: 'conflict', patients: [holder] });
    await expect(post({ device, weight: 1 }, { audit, key: 'conflict' })).rejects.toMatchObject({ patients: [holder] });
    expect([(await rowsOf(mine)).length, audit.isRecorded]).toEqual([1, false]);
  });

  it('name the patient whom a later submission adds to a reading', async () => {
    const device = await mine.device({ currentPatientId: null });
    const patient = await mine.patient();
    await post({ device: { id: device.id } });
    const { audit, requestId } = await post({ device: { id: device.id }, patient: { id: patient.id } });
    const [, added, ...others] = await rowsOf(mine);
    expect([added, others]).toEqual([{ actorId: 1, patients: [patient.id], rows: 1, requestIds: [requestId] }, []]);
    expect(audit.isRecorded).toBe(true);
  });

  it('do not suffice if the answer contains another patient, who holds the device now', async () => {
    const { device, holder } = await held();
    const taker = (await mine.patient()).id;
    await database.dataSource.query(
      `update device_assignment set start_timestamp = '2026-03-01Z' where organization_id = $1 and device_id = $2`,
      [mine.organizationId, device.id],
    );
    await database.dataSource.query(
      `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp, end_timestamp)
       values ($1, $2, $3, '2025-01-01Z', '2026-02-28Z')`,
      [mine.organizationId, device.id, taker],
    );
    for (const [key, readingTimestamp] of [
      [undefined, AT],
      ['older', after(1)],
    ] as const) {
      const { audit, patients } = await post({ device, readingTimestamp }, key === undefined ? {} : { key });
      expect([(await rowsOf(mine)).at(-1)?.patients, patients, audit.isRecorded]).toEqual([
        [taker],
        [holder, taker].sort(),
        false,
      ]);
      expect(audit.isCarriedOut).toBe(true);
    }
  });

  it('are shared by the requests of one key that arrive together, and name each request and each patient once', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const devices = await Promise.all([held(), held(), held(other)]);
    const posts = Array.from({ length: 30 }, (_, n) => {
      const { device, holder } = devices[n % 3] as { device: { id: number }; holder: number };
      const factory = n % 3 === 2 ? other : mine;
      const audit = auditOf(factory, 1 + (n % 2));
      return { factory, holder, audit, sent: post({ device, readingTimestamp: after(n) }, { factory, audit }) };
    });
    await Promise.all(posts.map(({ sent }) => sent));
    for (const factory of [mine, other]) {
      const rows = await rowsOf(factory);
      const expected = posts.filter((one) => one.factory === factory);
      expect(rows.flatMap(({ requestIds }) => requestIds).sort()).toEqual(
        expected.map(({ audit }) => audit.request.requestId).sort(),
      );
      expect(rows.length).toBeLessThan(expected.length);
      for (const { actorId, requestIds, patients, rows: count } of rows) {
        const ofRow = expected.filter(({ audit }) => requestIds.includes(audit.request.requestId ?? ''));
        expect(ofRow.map(({ audit }) => audit.request.actorId)).toEqual(ofRow.map(() => actorId));
        expect([[...patients].sort(), count]).toEqual([ofRow.map(({ holder }) => holder).sort(), ofRow.length]);
      }
    }
    expect(posts.every(({ audit }) => audit.isRecorded)).toBe(true);
  });

  describe('of a batch', () => {
    const batch = async (given: Partial<ReadingInput>[], key?: string) => {
      const audit = auditOf(mine);
      const { organizationId } = mine;
      const idempotency = key === undefined ? null : { key, requestHash: () => createHash('sha256').update(key).digest() };
      // Readings of a batch are validated one by one, as they were sent.
      const all = JSON.parse(
        JSON.stringify(given.map((one, n) => ({ readingTimestamp: after(n), weight: 150.5, ...one }))),
      ) as object[];
      const answer = await readings.recordBatch(
        'weight',
        { organizationId, expectedEntityTags: null, idempotency, audit },
        { readings: all },
      );
      return { audit, patients: [...answer.patients].sort() };
    };

    it('are one row for a thousand readings, which names each patient once', async () => {
      const devices = await Promise.all([held(), held(), held()]);
      const { audit } = await batch(Array.from({ length: 1_000 }, (_, n) => ({ device: devices[n % 3]?.device ?? { id: 0 } })));
      const [row, ...others] = await rowsOf(mine);
      expect([row?.patients.sort(), row?.rows, row?.requestIds, others]).toEqual([
        devices.map(({ holder }) => holder).sort(),
        1_000,
        [audit.request.requestId],
        [],
      ]);
      expect(audit.isRecorded).toBe(true);
    });

    it('do not suffice if only stored readings belong to a patient', async () => {
      const [one, two] = [await held(), await held()];
      await post({ device: one.device, readingTimestamp: after(0) });
      const { audit, patients } = await batch([{ device: one.device }, { device: two.device }]);
      expect([(await rowsOf(mine)).at(-1)?.patients, patients, audit.isRecorded]).toEqual([
        [two.holder],
        [one.holder, two.holder].sort(),
        false,
      ]);
      const again = await batch([
        { device: two.device, readingTimestamp: after(1) },
        { device: two.device, readingTimestamp: after(9) },
      ]);
      expect([(await rowsOf(mine)).at(-1)?.patients, again.audit.isRecorded]).toEqual([[two.holder], true]);
    });

    it('are one row with an idempotency key; a repetition names the same patients', async () => {
      const [one, two] = [await held(), await held()];
      const all = [{ device: one.device }, { device: two.device }];
      const first = await batch(all, 'batch');
      const again = await batch(all, 'batch');
      const rows = await rowsOf(mine);
      expect(rows.map(({ patients }) => [...patients].sort())).toEqual([[one.holder, two.holder].sort()]);
      expect([first.audit.isRecorded, again.audit.isRecorded, again.patients]).toEqual([true, false, first.patients]);
    });
  });

  describe('with an idempotency key', () => {
    it('are one row; a repetition names the same patient', async () => {
      const { device, holder } = await held();
      const first = await post({ device }, { key: 'single' });
      const again = await post({ device }, { key: 'single' });
      expect(await rowsOf(mine)).toEqual([{ actorId: 1, patients: [holder], rows: 1, requestIds: [first.requestId] }]);
      expect([first.audit.isRecorded, again.audit.isRecorded, again.patients]).toEqual([true, false, [holder]]);
    });

    it('are one row for a submission that completes a reading', async () => {
      const device = await mine.device({ currentPatientId: null });
      const patient = await mine.patient();
      await post({ device: { id: device.id } });
      const { audit } = await post({ device: { id: device.id }, patient: { id: patient.id } }, { key: 'complete' });
      expect((await rowsOf(mine)).map(({ patients }) => patients)).toEqual([[], [patient.id]]);
      expect(audit.isRecorded).toBe(true);
    });
  });
});
