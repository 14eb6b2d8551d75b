import { ReadingRepository } from '@rpm/data-access';
import { type Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type ReadingPart } from '../adapter/message-part';
import { type MessageProcessor } from '../processing/message-processor';
import { AT, glucosePart } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';

describe('a blood pressure whose pulse a vendor sends in another part, and in another form than the whole reading', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;
  let processor: MessageProcessor;
  let deviceId: number;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    ({ factory, source, processor } = await SourceFixture.inNewOrganization(database, service));
    const device = await factory.device();
    [deviceId, patientId] = [device.id, Number(device.currentPatientId)];
    await source.alias('device', 'cuff', deviceId);
    await source.alias('person', 'person', patientId);
  });
  afterAll(() => database.drop());

  const FORMS = { device: { device: { type: 'vendor', value: 'cuff' } }, person: { person: 'person' } } as const;
  type Form = keyof typeof FORMS;
  const PRESSURE = { systolic: 120, diastolic: 80 };
  const WHOLE = { ...PRESSURE, heartRate: 72 };

  const send = async (form: Form, overrides: Partial<ReadingPart>) => {
    const { parts, counts } = await source.process(processor, [
      glucosePart({ kind: 'bloodPressure', ...FORMS[form], ...overrides }),
    ]);
    return parts[0]?.code ?? Object.keys(counts ?? {})[0];
  };
  const sendPressure = (form: Form) => send(form, { values: PRESSURE });
  const sendPulse = (form: Form, heartRate = 72) => send(form, { action: 'complete', values: { heartRate } });
  const record = (form: Form, values: object) =>
    new ReadingRepository(service).record(
      'bloodPressure',
      { organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null },
      { readingTimestamp: AT, ...values, ...(form === 'device' ? { device: { id: deviceId } } : { patient: { id: patientId } }) },
    );
  const stored = () =>
    source.query<{ device: number | null; pulse: number | null }>(
      `select device_id as device, heart_rate as pulse from blood_pressure_reading where organization_id = $1 order by id`,
      [factory.organizationId],
    );
  const waiting = () =>
    source.query<object>('select code from ingest_quarantine_group where organization_id = $1', [factory.organizationId]);

  it.each<[Form, Form]>([
    ['device', 'person'],
    ['person', 'device'],
  ])('is one reading with the whole one that came before (whole: %s, parts: %s)', async (whole, parts) => {
    await record(whole, WHOLE);
    expect(await sendPressure(parts)).toBe(parts === 'device' ? 'corrected' : 'duplicate');
    expect(await sendPulse(parts)).toBe('duplicate');
    expect(await stored()).toEqual([{ device: deviceId, pulse: 72 }]);
  });

  it.each<[Form, Form]>([
    ['device', 'person'],
    ['person', 'device'],
  ])(
    'is one reading with the whole one that comes between its parts or after them (whole: %s, parts: %s)',
    async (whole, parts) => {
      for (const isBetween of [true, false]) {
        await source.query('delete from blood_pressure_reading where organization_id = $1', [factory.organizationId]);
        await source.query('delete from submission_without_device where organization_id = $1', [factory.organizationId]);
        await source.query('delete from ingest_message where organization_id = $1', [factory.organizationId]);
        expect(await sendPressure(parts)).toBe('stored');
        if (!isBetween) expect(await sendPulse(parts)).toBe('corrected');
        await record(whole, WHOLE);
        expect(await sendPulse(parts)).toBe('duplicate');
        expect(await stored()).toEqual([{ device: deviceId, pulse: 72 }]);
      }
    },
  );

  it('is one reading with the whole one if its pulse comes first', async () => {
    await record('device', WHOLE);
    expect([await sendPulse('person'), await sendPressure('person')]).toEqual(['duplicate', 'duplicate']);
    expect(await stored()).toEqual([{ device: deviceId, pulse: 72 }]);
    expect(await waiting()).toEqual([]);
  });

  it('adds its pulse to a reading of the source that lacked it, also if the pulse comes first', async () => {
    expect(await sendPressure('device')).toBe('stored');
    expect(await sendPulse('person')).toBe('pair_incomplete');
    expect(await sendPressure('person')).toBe('duplicate');
    expect(await stored()).toEqual([{ device: deviceId, pulse: 72 }]);
    expect(await waiting()).toEqual([]);
  });

  it('is a reading of its own if another pressure or another pulse contradicts the whole one', async () => {
    await record('device', { systolic: 130, diastolic: 80, heartRate: 72 });
    expect([await sendPressure('person'), await sendPulse('person', 75)]).toEqual(['stored', 'corrected']);
    expect(await stored()).toEqual([
      { device: deviceId, pulse: 72 },
      { device: null, pulse: 75 },
    ]);
  });
});
