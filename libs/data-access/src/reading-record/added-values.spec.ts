import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { ReadingRepository } from '../reading/reading.repository';
import { Factory } from '../testing';
import { recordReadings } from './record-readings';

const AT = new Date('2026-02-03T04:05:06.789Z');

type Values = Readonly<Record<string, unknown>>;

describe('blood pressures whose pulse or irregular heartbeat is sent later', () => {
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

  const look = <Row>(statement: string, ...values: unknown[]) =>
    mine.dataSource.query<Row[]>(statement, [mine.organizationId, ...values]);

  /** Returns functions that submit, correct and read the blood pressures of a new device, or of a new patient without a device. */
  async function start(form: 'device' | 'patient' = 'device') {
    const { id } = form === 'device' ? await mine.device() : await mine.patient();
    const subject = form === 'device' ? { device: { id } } : { patient: { id } };
    const request = { organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null };
    const condition = form === 'device' ? 'device_id = $2' : 'patient_id = $2';
    const rows = () =>
      look<{ id: number } & Values>(
        `select id, systolic, heart_rate, irregular_heartbeat, version from blood_pressure_reading where organization_id = $1 and ${condition} order by id`,
        id,
      );
    return {
      send: async (...sent: Values[]) => {
        const all = sent.map((values) => ({ readingTimestamp: AT, systolic: 120, diastolic: 80, ...subject, ...values }));
        const outcomes = await recordReadings(service.alone(mine), 'bloodPressure', all);
        return outcomes.map((outcome) => ('enteredInError' in outcome ? 'voided duplicate' : outcome.status));
      },
      correct: async (values: Values) => readings.correct('bloodPressure', request, (await rows())[0]?.id ?? 0, values),
      remove: async () => readings.void('bloodPressure', request, (await rows())[0]?.id ?? 0),
      values: async () =>
        (await rows()).map(({ systolic, heart_rate, irregular_heartbeat, version }) => [
          systolic,
          heart_rate,
          irregular_heartbeat,
          version,
        ]),
      id: async () => (await rows())[0]?.id,
    };
  }

  it.each(['device', 'patient'] as const)(
    'adds both values, one after the other, to a reading sent with its %s',
    async (form) => {
      const { send, values } = await start(form);
      expect(await send({})).toEqual(['created']);
      expect(await send({ heartRate: 61 })).toEqual(['completed']);
      expect(await send({ irregularHeartbeat: true })).toEqual(['completed']);
      expect(await values()).toEqual([[120, 61, true, 3]]);
      // Every earlier submission, and any part of what is stored, is a duplicate.
      for (const sent of [{}, { heartRate: 61 }, { irregularHeartbeat: true }, { heartRate: 61, irregularHeartbeat: true }]) {
        expect(await send(sent)).toEqual(['duplicate']);
      }
      expect(await values()).toEqual([[120, 61, true, 3]]);
    },
  );

  it('keeps the earlier version, and emits an event', async () => {
    const { send, id } = await start();
    await send({});
    await send({ irregularHeartbeat: false });
    const revisions = await look(
      `select version, "values" -> 'irregularHeartbeat' as value from reading_revision where organization_id = $1 and reading_id = $2 and kind = 'bloodPressure'`,
      await id(),
    );
    expect(revisions).toEqual([{ version: 1, value: null }]);
    const events = await look(
      `select type, version from event where organization_id = $1 and subject_id = $2 and type = 'reading.bloodPressure' order by version`,
      await id(),
    );
    expect(events).toEqual([
      { type: 'reading.bloodPressure', version: 1 },
      { type: 'reading.bloodPressure', version: 2 },
    ]);
  });

  it('adds values within one batch, in either order', async () => {
    const { send, values } = await start();
    expect(await send({}, { heartRate: 61 }, { irregularHeartbeat: true }, { heartRate: 62 })).toEqual([
      'created',
      'completed',
      'completed',
      'conflict',
    ]);
    expect(await values()).toEqual([[120, 61, true, 3]]);
    const other = await start('patient');
    expect(await other.send({ irregularHeartbeat: false }, {}, { heartRate: 61 })).toEqual(['created', 'duplicate', 'completed']);
    expect(await other.values()).toEqual([[120, 61, false, 2]]);
  });

  it('rejects other values as before', async () => {
    const { send, values } = await start();
    await send({ heartRate: 61 });
    expect(
      await send({ heartRate: 62 }, { heartRate: 62, irregularHeartbeat: true }, { systolic: 121, irregularHeartbeat: true }),
    ).toEqual(['conflict', 'conflict', 'conflict']);
    expect(await send({ irregularHeartbeat: true })).toEqual(['completed']);
    expect(await send({ irregularHeartbeat: false }, { heartRate: 62 })).toEqual(['conflict', 'conflict']);
    expect(await values()).toEqual([[120, 61, true, 2]]);
  });

  it('adds a value to a corrected reading without undoing the correction', async () => {
    const { send, correct, values } = await start();
    await send({ heartRate: 61 });
    await correct({ systolic: 130, heartRate: 65 });
    expect(await send({ heartRate: 61, irregularHeartbeat: true })).toEqual(['completed']);
    expect(await send({ systolic: 130, heartRate: 65 })).toEqual(['duplicate']);
    expect(await send({ heartRate: 65 })).toEqual(['conflict']);
    expect(await values()).toEqual([[130, 65, true, 3]]);
  });

  it('does not add a value again that somebody has removed', async () => {
    const { send, correct, values } = await start();
    await send({});
    await send({ heartRate: 61 });
    await correct({ heartRate: null });
    expect(await send({ heartRate: 61 })).toEqual(['duplicate']);
    expect(await send({ heartRate: 62 })).toEqual(['conflict']);
    expect(await send({ heartRate: 61, irregularHeartbeat: true })).toEqual(['completed']);
    expect(await values()).toEqual([[120, null, true, 4]]);
  });

  it('adds nothing to a reading that was entered in error', async () => {
    const { send, remove, values } = await start();
    await send({});
    await remove();
    expect(await send({ heartRate: 61 })).toEqual(['voided duplicate']);
    expect(await values()).toEqual([[120, null, null, 2]]);
  });

  it('adds the patient and a value to a reading of a device that nobody held', async () => {
    const { id } = await mine.device({ currentPatientId: null });
    const { id: patientId } = await mine.patient();
    const send = (values: Values) =>
      recordReadings(service.alone(mine), 'bloodPressure', [
        { readingTimestamp: AT, systolic: 120, diastolic: 80, device: { id }, ...values },
      ]);
    expect(await send({})).toMatchObject([{ status: 'created' }]);
    expect(await send({ patient: { id: patientId }, heartRate: 61 })).toMatchObject([{ status: 'completed' }]);
    const [row] = await look(
      'select patient_id, heart_rate, version from blood_pressure_reading where organization_id = $1 and device_id = $2',
      id,
    );
    expect(row).toEqual({ patient_id: patientId, heart_rate: 61, version: 3 });
  });

  it('stores the circumstances of the time as flags', async () => {
    const { id } = await mine.device();
    await recordReadings(service.alone(mine), 'bloodPressure', [
      { readingTimestamp: AT, systolic: 120, diastolic: 80, device: { id }, circumstances: ['timeEstimated', 'timeZoneAssumed'] },
    ]);
    const [row] = await look('select flags from blood_pressure_reading where organization_id = $1 and device_id = $2', id);
    expect(row).toEqual({ flags: ['timeEstimated', 'timeZoneAssumed'] });
  });

  const PULSE = { heartRate: 61 };

  it.each([
    ['whole', PULSE, {}],
    ['without its pulse', {}, PULSE],
  ])('is stored once if it is sent in two forms, with the device and without it, at first %s', async (_, first, second) => {
    for (const order of [0, 1]) {
      const { id: deviceId, currentPatientId } = await mine.device();
      const forms = [{ device: { id: deviceId } }, { patient: { id: Number(currentPatientId) } }];
      const send = async (form: number, values: Values) => {
        const sent = { readingTimestamp: AT, systolic: 120, diastolic: 80, ...forms[form], ...values };
        const [outcome] = await recordReadings(service.alone(mine), 'bloodPressure', [sent]);
        return outcome?.status;
      };
      expect(await send(order, first)).toBe('created');
      const adds = order === 1 || second === PULSE;
      expect(await send(1 - order, second)).toBe(adds ? 'completed' : 'duplicate');
      const rows = () =>
        look(
          `select device_id, heart_rate, version from blood_pressure_reading where organization_id = $1 and patient_id = $2`,
          currentPatientId,
        );
      const expected = [{ device_id: deviceId, heart_rate: 61, version: adds ? 2 : 1 }];
      expect(await rows()).toEqual(expected);
      for (const form of [0, 1]) for (const values of [{}, PULSE]) expect(await send(form, values)).toBe('duplicate');
      expect(await rows()).toEqual(expected);
      expect(await send(0, { heartRate: 62 })).toBe('conflict');
    }
  });

  it('is not completed in the other form if its pulse was removed, or if two readings may be meant', async () => {
    const { id: deviceId, currentPatientId } = await mine.device();
    const patient = { id: Number(currentPatientId) };
    const send = async (values: Values) => {
      const sent = { readingTimestamp: AT, systolic: 120, diastolic: 80, ...values };
      const [outcome] = await recordReadings(service.alone(mine), 'bloodPressure', [sent]);
      return outcome && 'id' in outcome ? outcome : { status: outcome?.status, id: 0 };
    };
    const { id } = await send({ device: { id: deviceId }, ...PULSE });
    const request = { organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null };
    await readings.correct('bloodPressure', request, id, { heartRate: null });
    expect((await send({ patient, ...PULSE })).status).toBe('duplicate');
    const other = await mine.device({ currentPatientId: patient.id });
    const at = { readingTimestamp: new Date(AT.getTime() + 60_000) };
    await send({ ...at, device: { id: deviceId }, ...PULSE });
    await send({ ...at, device: { id: other.id }, heartRate: 62 });
    expect((await send({ ...at, patient })).status).toBe('created');
  });
});
