import { ReadingRepository, RestampRepository } from '@rpm/data-access';
import { type Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Device, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { type ReadingPart } from '../adapter/message-part';
import { type MessageProcessor } from '../processing/message-processor';
import { after, AT, glucosePart } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';

describe('the readings of a source', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;
  let processor: MessageProcessor;
  let readings: ReadingRepository;
  let device: Device;
  let messages = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    ({ factory, source, processor } = await SourceFixture.inNewOrganization(database, service));
    readings = new ReadingRepository(service);
  });
  beforeEach(async () => {
    device = await factory.device();
    await source.alias('device', `device ${device.id}`, device.id);
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null });
  const part = (overrides: Partial<ReadingPart>, glucose?: number) =>
    glucosePart({ device: { type: 'vendor', value: `device ${device.id}` }, pointer: `/${++messages}`, ...overrides }, glucose);
  const pressure = (overrides: Partial<ReadingPart>) =>
    part({ kind: 'bloodPressure', values: { systolic: 120, diastolic: 80 }, ...overrides });

  /** Processes a message with some parts. @returns the outcomes of its parts, with their codes */
  const process = async (...parts: ReadingPart[]) => {
    const { parts: rows, counts } = await source.process(processor, parts);
    const outcomes = rows.map(({ outcome, code }) => (code === null ? outcome : `${outcome} ${code}`));
    return [...outcomes, ...Array.from({ length: counts?.['duplicate'] ?? 0 }, () => 'duplicate')];
  };
  const stored = (kind: ReadingKindName = 'bloodGlucose', columns = 'glucose') =>
    source.query<{ id: number; version: number; isVoided: boolean; ofSource: number | null }>(
      `select r.id, ${columns}, r.version, void_timestamp is not null as "isVoided", o.version as "ofSource"
       from ${readingTableOf(kind)} r left join reading_origin o on o.reading_id = r.id and o.organization_id = r.organization_id and o.kind = $2
       where r.device_id = $1 order by r.id`,
      [device.id, kind],
    );
  const idOf = async () => (await stored())[0]?.id ?? 0;

  it('are corrected by their vendor, and name the source in their history (edge case 4)', async () => {
    expect(await process(part({}, 100))).toEqual(['stored']);
    expect(await process(part({ action: 'correct' }, 105))).toEqual(['corrected']);
    expect(await stored()).toMatchObject([{ glucose: 105, version: 2, ofSource: 2 }]);
    expect(await process(part({ action: 'correct' }, 106), part({ action: 'correct' }, 107))).toEqual(['corrected', 'corrected']);
    expect(await stored()).toMatchObject([{ glucose: 107, version: 4, ofSource: 4 }]);
    const [revision] = await source.query<object>(
      `select actor_kind as "actorKind", actor_id as "actorId", actor as "actorName" from reading_revision where reading_id = $1 and kind = 'bloodGlucose' limit 1`,
      [await idOf()],
    );
    expect(revision).toEqual({ actorKind: 'source', actorId: source.id, actorName: 'Example Cuffs' });
  });

  it('are stored by a correction that arrives before the original (edge case 5)', async () => {
    expect(await process(part({ action: 'correct' }, 105))).toEqual(['stored']);
    expect(await process(part({}, 100), part({}, 100))).toEqual(['kept', 'kept']);
    expect(await process(part({ action: 'correct' }, 106), part({}, 105))).toEqual(['corrected', 'duplicate']);
    expect(await stored()).toMatchObject([{ glucose: 106, version: 2, ofSource: 2 }]);
  });

  it('have the value to which their vendor returns, also if the same part adds another value', async () => {
    const correct = (values: object) => process(pressure({ action: 'correct', values: { diastolic: 80, ...values } }));
    expect(await correct({ systolic: 120 })).toEqual(['stored']);
    expect(await correct({ systolic: 130 })).toEqual(['corrected']);
    expect(await correct({ systolic: 120, heartRate: 72 })).toEqual(['corrected']);
    expect(await stored('bloodPressure', 'systolic, heart_rate as pulse')).toMatchObject([{ systolic: 120, pulse: 72 }]);
  });

  it('have the value to which their vendor returns, and keep it when a person has changed it since', async () => {
    const correct = (glucose: number) => process(part({ action: 'correct' }, glucose));
    expect(await process(part({}, 100))).toEqual(['stored']);
    expect([await correct(105), await correct(100), await correct(100)]).toEqual([['corrected'], ['corrected'], ['duplicate']]);
    expect(await stored()).toMatchObject([{ glucose: 100, version: 3, ofSource: 3 }]);
    await readings.correct('bloodGlucose', request(), await idOf(), { glucose: 110 });
    expect([await correct(100), await correct(105)]).toEqual([['duplicate'], ['kept']]);
    expect(await stored()).toMatchObject([{ glucose: 110, version: 4, ofSource: 3 }]);
  });

  it('are not put back by an older message that is processed later', async () => {
    const wait = { ...part({ action: 'correct' }, 100), person: 'nobody yet' };
    const older = await source.receive([{ ...wait, device: null }]);
    await processor.drain();
    const patient = await factory.patient();
    await source.alias('person', 'nobody yet', patient.id);
    await source.query(`update ingest_quarantine_group set release_timestamp = null where organization_id = $1`, [
      factory.organizationId,
    ]);
    await process({ ...wait, device: null, pointer: '/newer', values: { glucose: 105 } });
    await source.query(`update ingest_message set state = 'queued', due_timestamp = now() - interval '1 second' where id = $1`, [
      older,
    ]);
    await processor.drain();
    expect((await source.message(older)).parts).toMatchObject([{ outcome: 'kept' }]);
    const rows = await source.query('select glucose, version from blood_glucose_reading where patient_id = $1', [patient.id]);
    expect(rows).toEqual([{ glucose: 105, version: 1 }]);
  });

  it('stay those of the source when several parts of a message complete one of them', async () => {
    await process(pressure({}));
    const pulse = { systolic: 120, diastolic: 80, heartRate: 72 };
    await process(pressure({ values: pulse }), pressure({ values: { ...pulse, irregularHeartbeat: true } }));
    const [reading] = await stored('bloodPressure', 'heart_rate as "heartRate", irregular_heartbeat as "irregularHeartbeat"');
    expect(reading).toMatchObject({ heartRate: 72, irregularHeartbeat: true });
    expect(reading?.ofSource).toBe(reading?.version);
    expect(await process(pressure({ action: 'void' }))).toEqual(['voided']);
  });

  it('stay as they are after a person has corrected them', async () => {
    await process(part({}, 100));
    await readings.correct('bloodGlucose', request(), await idOf(), { glucose: 110 });
    expect(await process(part({ action: 'correct' }, 105), part({ action: 'void' }))).toEqual(['kept', 'kept']);
    expect(await process(part({ action: 'correct' }, 110), part({}, 100))).toEqual(['duplicate', 'duplicate']);
    expect(await stored()).toMatchObject([{ glucose: 110, version: 2, ofSource: 1 }]);
  });

  it('stay voided after a person has voided them, whatever value is sent again (edge case 12)', async () => {
    await process(part({}, 140));
    await readings.void('bloodGlucose', request(), await idOf());
    expect(await process(part({}, 140), part({}, 141), part({ action: 'correct' }, 142))).toEqual(['kept', 'kept', 'duplicate']);
    expect(await stored()).toMatchObject([{ glucose: 140, version: 2, isVoided: true }]);
  });

  it('are recognized by the id of their vendor after a restamp, and with another time (edge case 11)', async () => {
    await process(part({ vendorId: 'v-1' }, 100));
    const restamp = { startTimestamp: AT, endTimestamp: after(1), offsetSeconds: 3_600, allowPatientChanges: true };
    await new RestampRepository(service).restamp(request(), device.id, restamp);
    expect(await process(part({ vendorId: 'v-1' }, 100))).toEqual(['duplicate']);
    expect(await process(part({ vendorId: 'v-1', time: { instant: after(5) } }, 100))).toEqual(['duplicate']);
    expect(await process(part({}, 100))).toEqual(['duplicate']);
    expect(await process(part({ vendorId: 'v-1', action: 'correct' }, 101))).toEqual(['kept']);
    expect(await stored()).toHaveLength(1);
  });

  it('are withdrawn by their vendor once, and a withdrawal waits for a reading that comes later', async () => {
    expect(await process(part({ action: 'void' }))).toEqual(['quarantined pair_incomplete']);
    expect(await process(part({}, 100))).toEqual(['stored']);
    expect(await stored()).toMatchObject([{ isVoided: true, version: 2, ofSource: 2 }]);
    expect(await process(part({ action: 'void' }))).toEqual(['duplicate']);
  });

  it('are withdrawn once if their message withdraws them twice before it states them', async () => {
    const withdrawal = part({ action: 'void' });
    expect(await process(withdrawal, withdrawal, part({}, 100))).toEqual(['voided', 'stored', 'duplicate']);
    expect(await stored()).toMatchObject([{ isVoided: true, version: 2, ofSource: 2 }]);
  });

  it('are not withdrawn or corrected by parts with another id of the vendor at the same instant', async () => {
    expect(await process(part({ vendorId: 'v-a' }, 100), part({ vendorId: 'v-b' }, 100))).toEqual(['stored', 'duplicate']);
    expect(await process(part({ vendorId: 'v-b', action: 'void' }))).toEqual(['duplicate']);
    expect(await process(part({ vendorId: 'v-b', action: 'correct' }, 105))).toEqual(['quarantined conflict']);
    expect(await stored()).toMatchObject([{ glucose: 100, version: 1, isVoided: false }]);
    expect(await process(part({ vendorId: 'v-a', action: 'void' }))).toEqual(['voided']);
  });

  it('are not withdrawn or corrected by another source', async () => {
    await readings.record('bloodGlucose', request(), { device: { id: device.id }, readingTimestamp: AT, glucose: 100 });
    expect(await process(part({ action: 'correct' }, 105), part({ action: 'void' }))).toEqual(['kept', 'kept']);
    expect(await stored()).toMatchObject([{ glucose: 100, version: 1, ofSource: null }]);
  });

  it('are completed by parts of other messages in any order, and each value is added once', async () => {
    const pulse = { action: 'complete', values: { heartRate: 72 } } as const;
    expect(await process(pressure(pulse))).toEqual(['quarantined pair_incomplete']);
    expect(await process(pressure({}))).toEqual(['stored']);
    expect(await stored('bloodPressure', 'heart_rate')).toMatchObject([{ heart_rate: 72, version: 2, ofSource: 2 }]);
    expect(await process(pressure(pulse))).toEqual(['duplicate']);
    expect(await process(pressure({ ...pulse, values: { heartRate: 75 } }))).toEqual(['quarantined conflict']);
    expect(await process(pressure({ ...pulse, time: { instant: after(1) } }), pressure({ time: { instant: after(1) } }))).toEqual(
      ['corrected', 'stored'],
    );
  });

  it('are completed at the first attempt by a part that comes later in the same message', async () => {
    const complete = pressure({ action: 'complete', values: { heartRate: 72 } });
    expect(await process(pressure({}), complete)).toEqual(['stored', 'corrected']);
  });

  it.each([
    ['mg/dL, then mmol/L', { glucose: 100 }, { glucose: 5.6, glucoseUnit: 'mmoll' }],
    ['mmol/L, then mg/dL', { glucose: 5.6, glucoseUnit: 'mmoll' }, { glucose: 100 }],
  ])('are the same if one value was rounded to a tenth of a mmol/L: %s', async (_, first, second) => {
    expect(await process(part({ values: first }), part({ values: second, time: { instant: after(1) } }))).toEqual([
      'stored',
      'stored',
    ]);
    expect(await process(part({ values: second }))).toEqual(['duplicate']);
    expect(await process(part({ values: { ...second, beforeMeal: true } }))).toEqual(['quarantined conflict']);
    expect(await process(part({ values: { glucose: 103 } }))).toEqual(['quarantined conflict']);
    expect(await stored()).toMatchObject([{ version: 1 }, { version: 1 }]);
  });
});
