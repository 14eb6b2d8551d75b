import { type BloodGlucoseReading, DeviceEvent, DeviceIdentifier, NotFound, type Patient } from '@rpm/domain';
import { ReadingRepository } from './reading.repository';
import { createTestDatabase, type TestDatabase, countNamedStatements } from '@rpm/database/testing';
import { Factory } from '../testing';

describe('ReadingRepository', () => {
  let database: TestDatabase;
  let repository: ReadingRepository;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    repository = new ReadingRepository(database.dataSource);
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const read = async ({ organizationId, id }: Pick<BloodGlucoseReading, 'organizationId' | 'id'>) =>
    JSON.parse((await repository.require('bloodGlucose', organizationId, id)).text) as unknown;

  it('returns all properties of a reading that the specification defines', async () => {
    const [maker, taker] = [await mine.manufacturer(), await mine.patient()];
    const holder = await mine.patient({ firstName: 'Holda', dateOfBirth: '2000-02-29', sex: 'female' });
    const item = await mine.item({ manufacturerId: maker.id });
    const device = await mine.device({ itemId: item.id, currentPatientId: holder.id, disabledReadings: true });
    const serial = await database.dataSource.getRepository(DeviceIdentifier).findOneByOrFail({ deviceId: device.id });
    await add(DeviceIdentifier, {
      type: 'macAddress',
      value: '00:00:5E:00:53:01',
      normalized: '00005e005301',
      deviceId: device.id,
    });
    await add(DeviceIdentifier, { type: 'imei', value: '490154203237518', normalized: '490154203237518', deviceId: device.id });
    // The device events are inserted out of order.
    await add(DeviceEvent, { deviceId: device.id, type: 'lowBattery', eventTimestamp: new Date('2026-01-03T00:00:00.5Z') });
    await add(DeviceEvent, { deviceId: device.id, type: 'registered', eventTimestamp: new Date('2025-12-31T23:59:59.999Z') });
    const reading = await mine.reading({
      patientId: taker.id,
      deviceId: device.id,
      itemId: item.id,
      patientTimeZoneOffset: 19_800,
    });
    const shownItem = {
      id: item.id,
      name: 'Example Meter',
      model: 'EM-1',
      sku: 'EX-EM-1',
      manufacturer: { id: maker.id, name: 'Example Devices' },
    };
    expect(await read(reading)).toEqual({
      id: reading.id,
      readingTimestamp: '2026-02-03T04:05:06.789Z',
      afterMeal: false,
      beforeMeal: true,
      device: {
        id: device.id,
        currentPatient: shown(holder),
        currentStatus: 'withPatient',
        deviceEvents: [
          { type: 'registered', eventTimestamp: '2025-12-31T23:59:59.999Z' },
          { type: 'registered', eventTimestamp: '2026-01-01T00:00:00.000Z' },
          { type: 'lowBattery', eventTimestamp: '2026-01-03T00:00:00.500Z' },
        ],
        deviceIdentifiers: [
          { type: 'imei', value: '490154203237518' },
          { type: 'macAddress', value: '00:00:5E:00:53:01' },
          { type: 'serial', value: serial.value },
        ],
        disabledReadings: true,
        item: shownItem,
      },
      deviceTimeZoneOffset: -28_800,
      glucose: 101,
      glucoseUnit: 'mgdl',
      item: shownItem,
      manual: false,
      patient: shown(taker),
      patientTimeZoneOffset: 19_800,
    });
  });

  it('returns null for every optional property without a value', async () => {
    const none = { dateOfBirth: null, email: null, phoneNumber: null, externalIdentifier: null, address: null };
    const patient = await mine.patient(none);
    const reading = await mine.reading({
      patientId: patient.id,
      deviceId: null,
      itemId: null,
      beforeMeal: null,
      afterMeal: null,
      manual: true,
      deviceTimeZoneOffset: null,
      glucose: 10,
      readingTimestamp: new Date('2000-01-01T00:00:00Z'),
    });
    expect(await read(reading)).toEqual({
      id: reading.id,
      readingTimestamp: '2000-01-01T00:00:00.000Z',
      afterMeal: null,
      beforeMeal: null,
      device: null,
      deviceTimeZoneOffset: null,
      glucose: 10,
      glucoseUnit: 'mgdl',
      item: null,
      manual: true,
      patient: { id: patient.id, firstName: 'Testina', lastName: 'Sampleton', ...none, sex: 'unknown' },
      patientTimeZoneOffset: null,
    });
  });

  it('represents a device without a patient or details, and an address with missing properties', async () => {
    const device = await mine.device({ currentPatientId: null });
    await database.dataSource.query('delete from device_identifier where device_id = $1', [device.id]);
    await database.dataSource.query('delete from device_event where device_id = $1', [device.id]);
    const patient = await mine.patient({ address: { city: 'Testville', planet: 'Mars' } as unknown as Patient['address'] });
    const reading = await mine.reading({ deviceId: device.id, patientId: patient.id });
    expect(await read(reading)).toMatchObject({
      device: { currentPatient: null, currentStatus: 'available', deviceEvents: [], deviceIdentifiers: [] },
      patient: {
        address: { city: 'Testville', country: null, lineOne: null, lineTwo: null, state: null, zipCode: null },
      },
    });
    expect(JSON.stringify(await read(reading))).not.toContain('Mars');
  });

  it('returns every character of a name unchanged', async () => {
    const firstName = `"\\\n\t</script> 👩‍⚕️ e\u0301 \u2028 '; drop table patient; --`;
    const patient = await mine.patient({ firstName });
    expect(await read(await mine.reading({ patientId: patient.id }))).toMatchObject({ patient: { firstName } });
  });

  it('does not find a reading that does not exist or belongs to another organization', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const { id } = await other.reading();
    await expect(repository.require('bloodGlucose', mine.organizationId, id)).rejects.toThrow(NotFound);
    for (const absent of [0, -1, Number.MAX_SAFE_INTEGER]) {
      await expect(repository.require('bloodGlucose', mine.organizationId, absent)).rejects.toThrow(NotFound);
    }
    await expect(repository.require('bloodGlucose', other.organizationId, id)).resolves.toHaveProperty('text');
  });

  it('reads committed data instead of cached data', async () => {
    const reading = await mine.reading();
    await read(reading);
    await database.dataSource.query('update blood_glucose_reading set glucose = 222 where id = $1', [reading.id]);
    expect(await read(reading)).toMatchObject({ glucose: 222 });
  });

  it('merges concurrent calls into statements for up to eight readings each, and returns the right reading to each call', async () => {
    const readings = [];
    for (let made = 0; made < 10; made++) readings.push(await mine.reading({ glucose: 100 + made }));
    const requested = [...readings, ...readings];
    const answers: unknown[] = [];
    const count = await countNamedStatements(database.dataSource, async () => {
      const absent = expect(repository.require('bloodGlucose', mine.organizationId, 0)).rejects.toThrow(NotFound);
      answers.push(...(await Promise.all(requested.map(read))));
      await absent;
    });
    expect(count).toBe(Math.ceil((1 + requested.length) / 8));
    expect(answers).toEqual(requested.map(({ id, glucose }) => expect.objectContaining({ id, glucose })));
  });

  it('never finds readings of two organizations in one statement', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const [own, foreign] = [await mine.reading({ glucose: 1 }), await other.reading({ glucose: 2 })];
    const count = await countNamedStatements(database.dataSource, async () => {
      expect(await Promise.all([read(own), read(foreign)])).toMatchObject([{ glucose: 1 }, { glucose: 2 }]);
    });
    expect(count).toBe(2);
  });

  async function add<T extends object>(entity: new () => T, values: Partial<T>): Promise<void> {
    const row = Object.assign(new entity(), { organizationId: mine.organizationId }, values);
    await database.dataSource.manager.insert(entity, row);
  }

  function shown({
    id,
    firstName,
    lastName,
    dateOfBirth,
    email,
    phoneNumber,
    externalIdentifier,
    sex,
    address,
  }: Patient): object {
    return { id, firstName, lastName, dateOfBirth, email, phoneNumber, externalIdentifier, sex, address };
  }
});
