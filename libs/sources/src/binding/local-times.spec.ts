import { type Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Device, type Patient } from '@rpm/domain';
import { type ReadingPart } from '../adapter/message-part';
import { glucosePart } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';
/** The clock shows 03:00 in New York and 09:00 in Berlin. */
const HANDOVER = new Date('2026-01-10T08:00:00Z');

describe('the owner of a local time', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    ({ factory, source } = await SourceFixture.inNewOrganization(database, service));
  });
  afterAll(() => database.drop());

  const patientIn = async (zone: string | null): Promise<Patient> => {
    const patient = await factory.patient();
    await source.query('update patient set local_time_zone = $2 where id = $1', [patient.id, zone]);
    return patient;
  };
  const ofDevice: Partial<ReadingPart> = { device: { type: 'vendor', value: 'hwi' } };
  const ofPerson: Partial<ReadingPart> = { person: 'user' };
  const process = async (owner: Partial<ReadingPart>, local: string, zone: string | number | null = null) => {
    const part = glucosePart({ ...owner, pointer: `/${local}/${zone}`, time: { local: `2026-01-10T${local}:00`, zone } });
    const { parts } = await source.process(source.processor(service), [part], new Date('2026-01-20T00:00:00Z'));
    const [one] = parts;
    return one && { outcome: one.code ?? one.outcome, deviceId: one.deviceId, patientId: one.patientId };
  };
  const stored = (deviceId: number | null, patientId: number | null) => ({ outcome: 'stored', deviceId, patientId });

  describe('of a text that names another device since an instant', () => {
    let first: Device;
    let second: Device;
    const bind = async (zone: string | null) => {
      first = await factory.device({ currentPatientId: (await patientIn(zone)).id });
      second = await factory.device({ currentPatientId: (await patientIn(zone)).id });
      await source.alias('device', 'hwi', first.id, { end: HANDOVER });
      await source.alias('device', 'hwi', second.id, { start: HANDOVER });
    };
    const owners = async (zone: string | number | null, local: readonly string[]) => {
      const found = [];
      for (const one of local) found.push((await process(ofDevice, one, zone))?.deviceId);
      return found.map((id) => (id === first.id ? 'first' : id === second.id ? 'second' : id));
    };

    it.each<[string, string | number | null, string | null, string | null]>([
      ['the offset in the message', -300, null, null],
      ['the zone in the message', NEW_YORK, null, null],
      ['the zone of the source', null, NEW_YORK, null],
      ['the zone of both patients', null, null, NEW_YORK],
    ])('is looked up at the instant that follows from %s', async (_, zone, ofSource, ofPatients) => {
      if (ofSource !== null) source = await SourceFixture.create(factory, { time_zone: ofSource });
      await bind(ofPatients);
      expect(await owners(zone, ['02:59', '03:00', '07:59', '08:00'])).toEqual(['first', 'second', 'second', 'second']);
    });

    it('east of UTC, too', async () => {
      await bind(BERLIN);
      expect(await owners(null, ['07:59', '08:59', '09:00'])).toEqual(['first', 'first', 'second']);
    });
  });

  describe('that only the zone of a patient can resolve', () => {
    it('is the patient whose clock showed the time while the text was that patient’s', async () => {
      const [east, west] = [await patientIn(BERLIN), await patientIn(NEW_YORK)];
      await source.alias('person', 'user', east.id, { end: HANDOVER });
      await source.alias('person', 'user', west.id, { start: HANDOVER });
      // 02:30 in Berlin is before the handover, and 02:30 in New York is before it, too.
      expect(await process(ofPerson, '02:30')).toEqual(stored(null, east.id));
      expect(await process(ofPerson, '09:30')).toEqual(stored(null, west.id));
      // Both clocks showed 08:30: that of Berlin before the handover, and that of New York after it.
      expect(await process(ofPerson, '08:30')).toMatchObject({ outcome: 'time_zone_missing' });
    });

    it('is nobody if no patient’s clock showed the time meanwhile', async () => {
      const [west, east] = [await patientIn(NEW_YORK), await patientIn(BERLIN)];
      await source.alias('person', 'user', west.id, { end: HANDOVER });
      await source.alias('person', 'user', east.id, { start: HANDOVER });
      expect(await process(ofPerson, '05:00')).toMatchObject({ outcome: 'time_zone_missing' });
      expect([await process(ofPerson, '02:00'), await process(ofPerson, '10:00')]).toEqual([
        stored(null, west.id),
        stored(null, east.id),
      ]);
    });

    it('follows the holders of a device in the same way, and waits if one of them has no zone', async () => {
      const [west, nowhere] = [await patientIn(NEW_YORK), await patientIn(null)];
      const device = await factory.device({ currentPatientId: west.id });
      await source.alias('device', 'hwi', device.id);
      await source.query('update device_assignment set end_timestamp = $2 where device_id = $1', [device.id, HANDOVER]);
      await source.query(
        'insert into device_assignment (organization_id, device_id, patient_id, start_timestamp) values ($1, $2, $3, $4)',
        [factory.organizationId, device.id, nowhere.id, HANDOVER],
      );
      expect(await process(ofDevice, '02:59')).toEqual({
        outcome: 'time_zone_missing',
        deviceId: device.id,
        patientId: nowhere.id,
      });
      await source.query('update patient set local_time_zone = $2 where id = $1', [nowhere.id, NEW_YORK]);
      expect(await process(ofDevice, '03:01')).toMatchObject(stored(device.id, nowhere.id));
    });

    it('is unknown at an instant before the text has named anything', async () => {
      await source.alias('person', 'user', (await patientIn(NEW_YORK)).id, { start: HANDOVER });
      expect(await process(ofPerson, '02:59')).toEqual({ outcome: 'patient_unknown', deviceId: null, patientId: null });
      expect(await process(ofPerson, '03:00')).toMatchObject({ outcome: 'stored' });
    });
  });

  it('names its device and patient also if its time cannot be placed, so that erasing the patient finds it', async () => {
    const patient = await patientIn(null);
    await source.alias('person', 'user', patient.id);
    expect(await process(ofPerson, '03:00')).toEqual({ outcome: 'time_zone_missing', deviceId: null, patientId: patient.id });
    expect(await process(ofPerson, '25:00')).toEqual({ outcome: 'time_invalid', deviceId: null, patientId: patient.id });
  });
});
