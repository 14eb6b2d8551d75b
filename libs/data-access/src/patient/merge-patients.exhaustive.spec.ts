import { type Page, type PatientView, type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { AdherenceRepository } from '../adherence/adherence.repository';
import { RestampRepository } from '../correction/restamp.repository';
import { type Database, type WriteRequest, type JsonText } from '@rpm/database';
import { ReadingRepository } from '../reading/reading.repository';
import { recordReadings } from '../reading-record/record-readings';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { refusal, Warehouse } from '../testing/orders/warehouse';
import { mergePatients } from './merge-patients';
import { PatientRepository } from './patient.repository';

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS);
const FIRST_PAGE = { page: 1, size: 250 };

/** The tables whose rows a merge moves, and the columns that change with every version. */
const MOVED_TABLES = [
  'patient',
  'device',
  'device_assignment',
  'customer_order',
  'customer_return',
  'weight_reading',
  'heart_rate_reading',
  'submission_without_device',
];
const VERSIONS = `'{version,update_timestamp,version_transaction,custody_version,recording_version,device_event_count}'::text[]`;

describe('two records of one person', () => {
  let database: TestDatabase;
  let service: Database;
  let patients: PatientRepository;
  let readings: ReadingRepository;
  let warehouse: Warehouse;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    patients = new PatientRepository(service);
    readings = new ReadingRepository(service);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    warehouse = await Warehouse.in(database, service);
    mine = warehouse.factory;
  });

  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, [mine.organizationId, ...values]);
  const parse = <T>({ text }: JsonText<T>) => JSON.parse(text) as T;
  const merge = async (remaining: number, merged: number, more: Partial<WriteRequest> = {}) =>
    parse(await patients.merge({ ...warehouse.request, ...more }, remaining, { patient: { id: merged } }));
  const unmerge = async (remaining: number, merged: number, more: Partial<WriteRequest> = {}) =>
    parse(await patients.unmerge({ ...warehouse.request, ...more }, remaining, { patient: { id: merged } }));
  const record = (kind: ReadingKindName, ...given: Partial<ReadingInput>[]) => {
    const value = kind === 'weight' ? { weight: 150 } : { heartRate: 70 };
    const all = given.map((reading) => ({ readingTimestamp: at(0), ...value, ...reading }));
    return service.writeInOneStatement({ organizationId: mine.organizationId }, (runner) => recordReadings(runner, kind, all));
  };
  /** The hour, the patient and the version of each weight reading, by time. */
  const weights = async () =>
    (
      await look<{ hour: number; patient: number | null; version: number; void: boolean }>(
        `select (extract(epoch from reading_timestamp - $2) / 3600)::float as hour, patient_id as patient, version, void_timestamp is not null as void
         from weight_reading where organization_id = $1 order by reading_timestamp, id`,
        at(0),
      )
    ).map(({ hour, patient, version, void: isVoided }) => [hour, patient, version, ...(isVoided ? ['void'] : [])]);
  const listed = async () =>
    ((await patients.list(mine.organizationId, {}, FIRST_PAGE)) as Page<JsonText<PatientView>>).content.map(
      (patient) => parse(patient).id,
    );
  const eventsOf = (type: string) =>
    look<Record<string, unknown>>(
      'select type, subject_id, payload from event where organization_id = $1 and type like $2 order by id',
      type,
    );
  const problemOf = (work: Promise<unknown>) => refusal(work);

  /** The number of statements that wait for a lock. */
  async function waitingForLocks(): Promise<number | undefined> {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count;
  }

  /** All rows that a merge can change, without their versions, and the properties of the patients that the API shows. */
  async function snapshot(): Promise<object> {
    const rows = await Promise.all(
      MOVED_TABLES.map(async (table) => {
        const order = table === 'submission_without_device' ? 'reading_id' : 'id';
        return [
          table,
          await look(`select to_jsonb(t) - ${VERSIONS} as row from ${table} t where organization_id = $1 order by ${order}`),
        ] as const;
      }),
    );
    const adherence = new AdherenceRepository(service);
    const adherences = await adherence.list(mine.organizationId, {}, undefined, FIRST_PAGE);
    return { ...Object.fromEntries(rows), adherences: adherences.content.map(parse) };
  }

  /** Two patients with devices, readings of all forms, an order and a return each. */
  async function twoRecords() {
    const [remaining, merged] = [
      await mine.patient({ localTimeZone: 'America/New_York' }),
      await mine.patient({ localTimeZone: 'Asia/Kolkata', archived: true }),
    ];
    const devices: number[] = [];
    for (const [nth, { id }] of [remaining, merged].entries()) {
      const device = await mine.device({ currentPatientId: id, itemId: warehouse.itemId });
      devices.push(device.id);
      await record('weight', { device: { id: device.id }, readingTimestamp: at(10 + nth) });
      await record('heartRate', { patient: { id }, readingTimestamp: at(20 + nth) });
      await record('weight', { patient: { id }, readingTimestamp: at(30) });
    }
    const free = await mine.device({ currentPatientId: null });
    await record('weight', { device: { id: free.id }, patient: { id: merged.id }, readingTimestamp: at(40) });
    await look(`update weight_reading set flags = '{}' where organization_id = $1`);
    return { remainingId: remaining.id, mergedId: merged.id, devices, freeId: free.id };
  }

  it('become one: readings, devices, orders and returns move to the remaining patient, each with a new version and an event', async () => {
    const [remaining, merged] = [await mine.patient(), await mine.patient({ externalIdentifier: 'old-7' })];
    const device = await mine.device({ currentPatientId: merged.id, itemId: warehouse.itemId });
    await record('weight', { device: { id: device.id } }, { patient: { id: merged.id }, readingTimestamp: at(1) });
    const order = await warehouse.place({ patient: { id: merged.id }, orderItems: [warehouse.strips(1)] });
    const sent = await warehouse.returns.create(warehouse.request, {
      patient: { id: merged.id },
      returnDevices: [{ id: device.id }],
    });
    const { version } = parse(await warehouse.devices.require(mine.organizationId, device.id));
    expect(await merge(remaining.id, merged.id)).toMatchObject({ id: remaining.id, version: 1 });

    expect(await weights()).toEqual([
      [0, remaining.id, 2],
      [1, remaining.id, 2],
    ]);
    const revisions = `select v.version, v."row" -> 'patient_id' as patient from reading_revision v where organization_id = $1 order by reading_id`;
    expect(await look(revisions)).toEqual([
      { version: 1, patient: merged.id },
      { version: 1, patient: merged.id },
    ]);
    expect(parse(await warehouse.devices.require(mine.organizationId, device.id))).toMatchObject({
      currentPatient: { id: remaining.id },
      version: version + 1,
    });
    const history = `select type from device_event where organization_id = $1 and device_id = $2 order by id`;
    expect(await look(history, device.id)).toEqual([{ type: 'registered' }, { type: 'custodyCorrected' }]);
    expect(parse(await warehouse.orders.require(mine.organizationId, order.id))).toMatchObject({ patient: { id: remaining.id } });
    expect(parse(await warehouse.returns.require(mine.organizationId, parse(sent).id))).toMatchObject({
      patient: { id: remaining.id },
      returnDevices: [{ device: { id: device.id } }],
    });
    const types = [
      'reading.weight',
      'device.association%',
      'device.updated',
      'order.updated',
      'return.updated',
      'patient.updated',
    ];
    const counts = await Promise.all(types.map(async (type) => (await eventsOf(type)).length));
    expect(counts).toEqual([4, 2, 1, 1, 1, 0]);
  });

  it('emit patient.merged and patient.unmerged, and in between, the list of changes shows the merged patient as deleted', async () => {
    const [remaining, merged] = [await mine.patient(), await mine.patient()];
    const remainingPatient = { id: remaining.id };
    const changes = async () => {
      await look('select pg_sleep(0.002) where $1::bigint > 0');
      const { content } = await patients.list(
        mine.organizationId,
        {},
        {
          ...FIRST_PAGE,
          updatedAfter: { timestamp: new Date(0), id: 0 },
        },
      );
      return content.map((one) => parse(one)).find(({ id }) => id === merged.id);
    };
    await merge(remaining.id, merged.id);
    const [event] = await eventsOf('patient.merged');
    expect(event).toEqual({
      type: 'patient.merged',
      subject_id: merged.id,
      payload: { id: merged.id, version: 2, updateTimestamp: expect.any(String) as string, remainingPatient },
    });
    const { updateTimestamp } = event?.['payload'] as PatientView;
    expect(await changes()).toEqual({ id: merged.id, version: 2, updateTimestamp, deleted: true });

    await unmerge(remaining.id, merged.id);
    const found = parse(await patients.require(mine.organizationId, merged.id));
    expect(found.version).toBe(3);
    const [undone] = await eventsOf('patient.unmerged');
    expect(undone).toEqual({ type: 'patient.unmerged', subject_id: merged.id, payload: { ...found, remainingPatient } });
    expect(await changes()).toEqual(found);
    expect(await eventsOf('patient.updated')).toEqual([]);
  });

  it('emit patient.merged for patients who were merged before, whose remaining patient is another one now, and never patient.updated', async () => {
    const [first, second, third] = [await mine.patient(), await mine.patient(), await mine.patient()];
    const remainingOf = async () =>
      (await eventsOf('patient.merged')).map(({ subject_id, payload }) => {
        const { version, remainingPatient } = payload as { version: number; remainingPatient: { id: number } };
        return [subject_id, version, remainingPatient.id];
      });
    await merge(second.id, first.id);
    await merge(third.id, second.id);
    const chained = [
      [first.id, 2, second.id],
      [first.id, 3, third.id],
      [second.id, 2, third.id],
    ];
    expect(await remainingOf()).toEqual(chained);
    await unmerge(third.id, second.id);
    expect(await remainingOf()).toEqual([...chained, [first.id, 4, second.id]]);
    expect(await eventsOf('patient.updated')).toEqual([]);
  });

  it('return to their earlier state after the merge is undone, except for their versions', async () => {
    const { remainingId, mergedId, devices, freeId } = await twoRecords();
    const [, ofMerged = 0] = devices;
    await record('weight', { device: { id: ofMerged }, readingTimestamp: at(12) });
    await record('weight', { patient: { id: mergedId }, readingTimestamp: at(12) });
    // TypeORM returns the rows of an UPDATE together with their number.
    const [voided] = await look<{ id: number }>(
      `update weight_reading set void_timestamp = now() where organization_id = $1 and device_id = $2 and reading_timestamp = $3 returning id`,
      ofMerged,
      at(11),
    ).then((result) => result[0] as unknown as { id: number }[]);
    expect(voided).toBeDefined();
    await warehouse.returns.create(warehouse.request, { patient: { id: mergedId }, returnItems: [warehouse.strips(1)] });
    const before = await snapshot();
    for (const round of [1, 2]) {
      await merge(remainingId, mergedId);
      const merged = await weights();
      expect(merged.map(([hour, patient]) => [hour, patient])).toEqual(
        [10, 11, 12, 30, 30, 40].map((hour, place) => [hour, place === 4 ? mergedId : remainingId]),
      );
      expect(merged[4]).toEqual([30, mergedId, 2 * round + 1, 'void']);
      expect(
        await look(
          'select 1 from weight_reading where organization_id = $1 and device_id = $2 and patient_id = $3',
          freeId,
          mergedId,
        ),
      ).toEqual([]);
      await unmerge(remainingId, mergedId);
      expect(await snapshot()).toEqual(before);
    }
  });

  it('appear as one: the merged one is hidden, and its external identifier names the remaining one', async () => {
    const [remaining, merged] = [await mine.patient(), await mine.patient({ externalIdentifier: 'old-9' })];
    await merge(remaining.id, merged.id);
    const { organizationId } = mine;
    expect(await listed()).toEqual([warehouse.patientId, remaining.id]);
    expect(parse(await patients.requireByExternalIdentifier(organizationId, 'old-9')).id).toBe(remaining.id);
    const byIdentifier = (await patients.list(organizationId, { externalIdentifier: ['old-9'] }, FIRST_PAGE)) as Page<
      JsonText<PatientView>
    >;
    expect(byIdentifier.content.map((one) => parse(one).id)).toEqual([remaining.id]);
    await record('weight', { patient: { id: remaining.id } });
    const filter = { patientExternalIdentifier: 'old-9' };
    expect(await readings.list('weight', organizationId, filter, FIRST_PAGE)).toMatchObject({ total: 1 });
    const found = parse(await patients.findByEmail(warehouse.request, 'testina@example.org'));
    expect(found.content.map(({ id }) => id)).not.toContain(merged.id);
    const taken = { firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'old-9' };
    await expect(patients.create(warehouse.request, taken)).rejects.toMatchObject({ code: 'conflict' });

    const device = await mine.device({ currentPatientId: null, siteId: warehouse.siteId, currentStatus: 'availableAtSite' });
    await warehouse.devices.associate(warehouse.request, device.id, { patient: { externalIdentifier: 'old-9' } });
    expect(parse(await warehouse.devices.require(organizationId, device.id))).toMatchObject({
      currentPatient: { id: remaining.id },
    });
  });

  it('cannot be used separately: an operation that names the merged one is rejected with patient_merged and the id of the remaining one', async () => {
    const [remaining, merged] = [await mine.patient(), await mine.patient()];
    const device = await mine.device({ currentPatientId: null, siteId: warehouse.siteId, currentStatus: 'availableAtSite' });
    await merge(remaining.id, merged.id);
    const { organizationId } = mine;
    const { request, devices, orders, returns } = warehouse;
    const patient = { id: merged.id };
    const [patientId, filter] = [merged.id, { patientId: merged.id }];
    const adherence = new AdherenceRepository(service);
    const reading = { readingTimestamp: at(0), weight: 150, patient };
    const idempotency = { key: 'merged', requestHash: () => Buffer.alloc(32) };
    const period = { patient, startTimestamp: at(0), endTimestamp: at(1) };
    const named: (() => Promise<unknown>)[] = [
      () => patients.require(organizationId, patientId),
      () => patients.replace(request, patientId, { firstName: 'Testina', lastName: 'Sampleton' }),
      () => patients.change(request, patientId, { lastName: 'Sampleton' }),
      () => patients.equipment(organizationId, patientId),
      () => patients.merge(request, patientId, { patient: { id: remaining.id } }),
      () => patients.unmerge(request, patientId, { patient: { id: remaining.id } }),
      () => adherence.require(organizationId, patientId, undefined),
      () => adherence.requireWithDates(organizationId, patientId, undefined),
      () => adherence.list(organizationId, filter, undefined, FIRST_PAGE),
      () => devices.list(organizationId, filter, FIRST_PAGE),
      () => orders.list(organizationId, filter, FIRST_PAGE),
      () => returns.list(organizationId, filter, FIRST_PAGE),
      () => readings.list('weight', organizationId, filter, FIRST_PAGE),
      () => readings.record('weight', request, reading),
      () => readings.record('weight', { ...request, idempotency }, reading),
      () => readings.record('weight', request, { ...reading, device: { id: device.id } }),
      () => orders.create(request, { patient, shippingOption: 'standard', orderItems: [warehouse.strips(1)] }),
      () => returns.create(request, { patient, returnItems: [warehouse.strips(1)] }),
      () => devices.associate(request, device.id, { patient }),
      () => devices.disassociate(request, device.id, { patient }),
      () => devices.addAssignment(request, device.id, period),
    ];
    for (const work of named) {
      expect(await problemOf(work())).toMatchObject({ code: 'patient_merged', members: { patientId: remaining.id } });
    }
    const batch = await readings.recordBatch('weight', request, {
      readings: [{ patient, readingTimestamp: '2026-01-01T00:00:00Z', weight: 150 }],
    });
    expect(parse(batch).results).toMatchObject([
      {
        status: 'rejected',
        problem: { code: 'patient_merged', errors: [{ pointer: '/readings/0/patient/id', code: 'patient_merged' }] },
      },
    ]);
  });

  it('keep only one of two equal readings without a device, and cannot be merged if two such readings of the same time differ', async () => {
    const [remaining, merged] = [await mine.patient(), await mine.patient()];
    const [ofRemaining, ofMerged] = [{ patient: { id: remaining.id } }, { patient: { id: merged.id } }];
    await record('weight', ofRemaining, { ...ofRemaining, readingTimestamp: at(1) });
    await record('weight', ofMerged, { ...ofMerged, readingTimestamp: at(1), weight: 151 });
    await expect(merge(remaining.id, merged.id)).rejects.toThrow(/For 1 readings without a device/);
    await expect(merge(remaining.id, merged.id, { dryRun: true })).rejects.toThrow(/For 1 readings/);
    const [wrong] = await look<{ id: number }>('select id from weight_reading where organization_id = $1 and weight = 151');
    await readings.correct('weight', warehouse.request, wrong?.id ?? 0, { weight: 150 });
    await merge(remaining.id, merged.id);
    expect(await weights()).toEqual([
      [0, remaining.id, 1],
      [0, merged.id, 2, 'void'],
      [1, remaining.id, 1],
      [1, merged.id, 3, 'void'],
    ]);
    const restored = readings.correct('weight', warehouse.request, wrong?.id ?? 0, { enteredInError: false });
    await expect(restored).rejects.toThrow(/Undo the merge/);
    expect(await record('weight', ofRemaining)).toMatchObject([{ status: 'duplicate' }]);
    await unmerge(remaining.id, merged.id);
    expect((await weights()).map(([, patient]) => patient)).toEqual([remaining.id, merged.id, remaining.id, merged.id]);
  });

  it('can be merged into a third one and separated again in the reverse order', async () => {
    const [first, second, third] = [
      await mine.patient({ externalIdentifier: 'old-1' }),
      await mine.patient(),
      await mine.patient(),
    ];
    for (const [hour, { id }] of [first, second, third].entries()) {
      const device = await mine.device({ currentPatientId: id });
      await record('weight', { device: { id: device.id }, readingTimestamp: at(hour) });
    }
    const holders = async () => (await weights()).map(([, patient]) => patient);
    const before = await snapshot();
    await merge(second.id, first.id);
    const between = await snapshot();
    await merge(third.id, second.id);
    expect(await holders()).toEqual([third.id, third.id, third.id]);
    expect(parse(await patients.requireByExternalIdentifier(mine.organizationId, 'old-1')).id).toBe(third.id);
    for (const { id } of [first, second]) {
      expect(await problemOf(patients.require(mine.organizationId, id))).toMatchObject({ members: { patientId: third.id } });
    }
    await expect(unmerge(third.id, first.id)).rejects.toThrow(new RegExp(`merged into the patient ${second.id}`));
    expect(await problemOf(unmerge(second.id, first.id))).toMatchObject({ code: 'patient_merged' });
    await unmerge(third.id, second.id);
    expect(await snapshot()).toEqual(between);
    expect(await problemOf(patients.require(mine.organizationId, first.id))).toMatchObject({ members: { patientId: second.id } });
    await unmerge(second.id, first.id);
    expect(await snapshot()).toEqual(before);
  });

  it('cannot be merged twice, across organizations or with themselves, and the merge can be undone once', async () => {
    const [remaining, merged, other] = [await mine.patient(), await mine.patient(), await mine.patient()];
    const foreign = await (await Factory.inNewOrganization(database.dataSource)).patient();
    await expect(merge(remaining.id, remaining.id)).rejects.toThrow(/patient in the path/);
    expect(await problemOf(merge(remaining.id, foreign.id))).toMatchObject({
      code: 'invalid_input',
      errors: [{ pointer: '/patient/id', code: 'not_found' }],
    });
    expect(await problemOf(merge(foreign.id, merged.id))).toMatchObject({ code: 'not_found' });
    await expect(unmerge(remaining.id, merged.id)).rejects.toThrow(/not merged/);
    await merge(remaining.id, merged.id);
    for (const { id } of [remaining, other])
      await expect(merge(id, merged.id)).rejects.toThrow(/merged already, into the patient/);
    await expect(unmerge(other.id, merged.id)).rejects.toThrow(/was merged into the patient/);
    await unmerge(remaining.id, merged.id);
    await expect(unmerge(remaining.id, merged.id)).rejects.toThrow(/not merged/);
    expect(await listed()).toEqual([warehouse.patientId, remaining.id, merged.id, other.id]);
  });

  it('cannot be merged if an archived patient would get a device of one who is not archived', async () => {
    const [archived, active] = [await mine.patient({ archived: true }), await mine.patient()];
    const device = await mine.device({ currentPatientId: active.id, itemId: warehouse.itemId });
    expect(await problemOf(merge(archived.id, active.id))).toMatchObject({ code: 'patient_archived' });
    expect(parse(await warehouse.devices.require(mine.organizationId, device.id))).toMatchObject({
      currentPatient: { id: active.id },
    });
    await merge(active.id, archived.id);
    expect(await listed()).toEqual([warehouse.patientId, active.id]);
  });

  it('are changed neither by a dry run, which counts the readings to be moved, nor if there are too many of these readings', async () => {
    const { remainingId, mergedId } = await twoRecords();
    const before = await snapshot();
    const preview = { readingCount: 4, readingCounts: [{ kind: 'weight', count: 3 }, { kind: 'heartRate', count: 1 }] }; // prettier-ignore
    expect(await merge(remainingId, mergedId, { dryRun: true })).toEqual(preview);
    for (const maxReadings of [1, 2, 3]) {
      expect(await problemOf(merge(remainingId, mergedId, { maxReadings }))).toMatchObject({ code: 'too_many_readings' });
    }
    expect(await snapshot()).toEqual(before);
    await merge(remainingId, mergedId, { maxReadings: 4 });
    const after = await snapshot();
    expect(await unmerge(remainingId, mergedId, { dryRun: true })).toEqual(preview);
    expect(await problemOf(unmerge(remainingId, mergedId, { maxReadings: 3 }))).toMatchObject({ code: 'too_many_readings' });
    expect(await snapshot()).toEqual(after);
    await unmerge(remainingId, mergedId, { maxReadings: 4 });
    expect(await snapshot()).toEqual(before);
  });

  it('are separated so that readings since the merge belong to the holder of the device', async () => {
    const { remainingId, mergedId, devices } = await twoRecords();
    const [ofRemaining = 0, ofMerged = 0] = devices;
    await merge(remainingId, mergedId);
    await record('weight', { device: { id: ofRemaining }, readingTimestamp: at(50) });
    await record('weight', { device: { id: ofMerged }, readingTimestamp: at(51) });
    await record('weight', { patient: { id: remainingId }, readingTimestamp: at(52) });
    await unmerge(remainingId, mergedId);
    expect((await weights()).filter(([hour]) => Number(hour) >= 50).map(([hour, patient]) => [hour, patient])).toEqual([
      [50, remainingId],
      [51, mergedId],
      [52, remainingId],
    ]);
  });

  it('stay one after a correction of custody or of a clock: readings that were sent for the merged patient belong to the remaining one', async () => {
    const [remaining, merged, other] = [await mine.patient(), await mine.patient(), await mine.patient()];
    const { id } = await mine.device({ currentPatientId: null });
    await record('weight', { device: { id }, patient: { id: merged.id }, readingTimestamp: at(1) });
    const period = { patient: { id: other.id }, startTimestamp: at(0), endTimestamp: at(2) };
    const added = parse(await warehouse.devices.addAssignment(warehouse.request, id, period)) as { id: number };
    await merge(remaining.id, merged.id);
    expect(await weights()).toEqual([[1, other.id, 2]]);
    const shift = { startTimestamp: at(0), endTimestamp: at(2), offsetSeconds: 7_200, allowPatientChanges: true };
    await new RestampRepository(service).restamp(warehouse.request, id, shift);
    expect(await weights()).toEqual([[3, remaining.id, 3]]);
    await new RestampRepository(service).restamp(warehouse.request, id, {
      ...shift,
      startTimestamp: at(3),
      endTimestamp: at(4),
      offsetSeconds: -7_200,
    });
    await warehouse.devices.removeAssignment(warehouse.request, id, added.id);
    expect((await weights()).map(([, patient]) => patient)).toEqual([remaining.id]);
    await unmerge(remaining.id, merged.id);
    expect((await weights()).map(([, patient]) => patient)).toEqual([merged.id]);
  });

  it('are merged so that a reading that a device sends during the merge belongs to the remaining patient, and one sent for the merged patient is rejected', async () => {
    const { remainingId, mergedId, devices } = await twoRecords();
    const [isMerged, merged] = signal();
    const [mayCommit, commit] = signal();
    const merging = service.inTransaction(mine, async (transaction) => {
      await mergePatients(transaction, { id: remainingId, expectedEntityTags: null }, { patient: { id: mergedId } });
      merged();
      await mayCommit;
    });
    await isMerged;
    const both = Promise.all([
      record('weight', { device: { id: devices[1] ?? 0 }, readingTimestamp: at(60) }),
      record('weight', { patient: { id: mergedId }, readingTimestamp: at(61) }),
    ]);
    expect(await pollUntil(waitingForLocks, 2)).toBe(2);
    commit();
    await merging;
    expect(await both).toMatchObject([[{ status: 'created' }], [{ status: 'rejected', code: 'unknown_patient', remainingId }]]);
    expect((await weights()).filter(([hour]) => Number(hour) >= 60)).toEqual([[60, remainingId, 1]]);
  });

  it('are merged in only one direction if both directions are requested at the same time', async () => {
    const { remainingId, mergedId } = await twoRecords();
    const results = await Promise.all([
      problemOf(merge(remainingId, mergedId)),
      problemOf(merge(mergedId, remainingId)),
      problemOf(merge(remainingId, mergedId)),
    ]);
    expect(results.filter((problem) => problem === null)).toHaveLength(1);
    // One of the patients is archived. Merging the other one into this patient is rejected even if the request for it comes first.
    const refusals = ['conflict', 'patient_merged', 'patient_archived'];
    expect(results.filter((problem) => refusals.includes(problem?.code ?? ''))).toHaveLength(2);
    expect(await listed()).toHaveLength(2);
  });
});

function signal(): [promise: Promise<void>, resolve: () => void] {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return [promise, resolve];
}
