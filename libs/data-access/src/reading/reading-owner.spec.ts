import { type ReadingInput } from '@rpm/domain';
import { Factory } from '../testing';
import { after, idsOf, WeightReadingFixture } from '../testing/weight-reading-fixture';

describe('assignment of readings to devices and patients', () => {
  let scale: WeightReadingFixture;
  let mine: Factory;

  beforeAll(async () => {
    scale = await WeightReadingFixture.start();
    mine = scale.factory;
  });
  afterAll(() => scale.drop());

  it('finds a device by any of its identifiers, and a MAC address in any spelling', async () => {
    const device = await mine.device();
    const identify = (type: string, value: string, normalized: string, deviceId = device.id) =>
      scale.look(
        'insert into device_identifier (organization_id, device_id, type, value, normalized) values ($1, $2, $3, $4, $5)',
        deviceId,
        type,
        value,
        normalized,
      );
    await identify('macAddress', '00:00:5E:00:53:AF', '00005e0053af');
    await identify('imei', '490154203237518', '490154203237518');
    await identify('macAddress', '02:00:5E:10:00:00:00:01', '02005e1000000001');
    const other = await mine.device();
    await identify('iccid', 'SHARED', 'SHARED');
    await identify('simCardNumber', 'SHARED', 'SHARED', other.id);
    const outcomes = await scale.record(
      { device: { deviceIdentifier: '490154203237518' } },
      { device: { deviceIdentifier: '00:00:5e:00:53:af' } },
      { device: { deviceIdentifier: '00-00-5E-00-53-AF' } },
      { device: { id: device.id, deviceIdentifier: '00005E0053AF' } },
      { device: { deviceIdentifier: '0200.5e10.0000.0001' } },
      { device: { id: device.id, deviceIdentifier: 'SHARED' } },
      { device: { deviceIdentifier: 'SHARED' } },
      { device: { id: other.id, deviceIdentifier: '490154203237518' } },
      { device: { deviceIdentifier: '4901-5420-3237-518' } },
    );
    const [id] = idsOf(await scale.rowsOf(device.id));
    expect(outcomes).toEqual([
      { status: 'created', id },
      ...Array<object>(5).fill({ status: 'duplicate', id }),
      { status: 'rejected', code: 'ambiguous_device_identifier' },
      { status: 'rejected', code: 'not_its_identifier' },
      { status: 'rejected', code: 'unknown_device_identifier' },
    ]);
  });

  it('does not find devices and patients of another organization', async () => {
    const theirs = await Factory.inNewOrganization(mine.dataSource);
    const device = await theirs.device();
    const [identifier] = await mine.dataSource.query<{ value: string }[]>(
      'select value from device_identifier where device_id = $1',
      [device.id],
    );
    const own = await mine.device();
    const codes = [
      { device: { id: device.id } },
      { device: { deviceIdentifier: identifier?.value } },
      { patient: { id: device.currentPatientId } },
      { device: { id: own.id }, patient: { id: device.currentPatientId } },
      { device: { id: own.id, deviceIdentifier: identifier?.value } },
    ] as Partial<ReadingInput>[];
    expect((await scale.record(...codes)).map((outcome) => 'code' in outcome && outcome.code)).toEqual([
      'unknown_device',
      'unknown_device_identifier',
      'unknown_patient',
      'unknown_patient',
      'not_its_identifier',
    ]);
    expect(await scale.rowsOf(own.id)).toEqual([]);
  });

  it('assigns a reading to the patient who held the device when the reading was taken', async () => {
    const device = await mine.device({ currentPatientId: null });
    const [one, other] = [await mine.patient(), await mine.patient()];
    const hold = (patientId: number, from: number, until: number | null) =>
      scale.look(
        `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp, end_timestamp)
         values ($1, $2, $3, $4, $5)`,
        device.id,
        patientId,
        after(from),
        until === null ? null : after(until),
      );
    await hold(one.id, 0, 1000);
    await hold(other.id, 1000, 1000);
    await hold(other.id, 2000, 3000);
    await hold(one.id, 3000, 3000);
    await hold(one.id, 3000, null);
    const instants = [-1, 0, 999, 1000, 1999, 2000, 2999, 3000, 9_999_999];
    await scale.record(...instants.map((ms) => ({ device: { id: device.id }, readingTimestamp: after(ms) })));
    const rows = await scale.look(
      'select patient_id from weight_reading where organization_id = $1 and device_id = $2 order by reading_timestamp',
      device.id,
    );
    const holders = [null, one, one, null, null, other, other, one, one];
    expect(rows.map(({ patient_id }) => patient_id)).toEqual(holders.map((holder) => holder?.id ?? null));
  });

  it('uses the patient of the input if nobody held the device, and otherwise rejects any patient other than the holder', async () => {
    const [idle, held, patient] = [await mine.device({ currentPatientId: null }), await mine.device(), await mine.patient()];
    const outcomes = await scale.record(
      { device: { id: idle.id }, patient: { id: patient.id } },
      { device: { id: held.id }, patient: { id: patient.id } },
      { device: { id: held.id }, patient: { id: held.currentPatientId as number } },
      { device: { id: idle.id }, patient: { id: 0x7fff_ffff }, readingTimestamp: after(1) },
    );
    expect(outcomes).toEqual([
      { status: 'created', id: expect.any(Number) as number },
      { status: 'rejected', code: 'held_by_another' },
      { status: 'created', id: expect.any(Number) as number },
      { status: 'rejected', code: 'unknown_patient' },
    ]);
    const rows = await scale.look('select patient_id from weight_reading where organization_id = $1 and device_id = $2', idle.id);
    expect(rows).toEqual([{ patient_id: patient.id }]);
  });

  it.each<[string | null, string, number | null]>([
    ['America/Los_Angeles', '2026-03-08T09:59:59.999Z', -28_800],
    ['America/Los_Angeles', '2026-03-08T10:00:00.000Z', -25_200],
    ['America/Los_Angeles', '2026-11-01T08:59:59.999Z', -25_200],
    ['America/Los_Angeles', '2026-11-01T09:00:00.000Z', -28_800],
    ['America/St_Johns', '2026-03-08T05:29:59.999Z', -12_600],
    ['America/St_Johns', '2026-03-08T05:30:00.000Z', -9_000],
    ['America/St_Johns', '2026-11-01T04:29:59.999Z', -9_000],
    ['America/St_Johns', '2026-11-01T04:30:00.000Z', -12_600],
    // Until 2011, clocks in this time zone were changed at one minute past midnight.
    ['America/St_Johns', '2010-03-14T03:30:59.999Z', -12_600],
    ['America/St_Johns', '2010-03-14T03:31:00.000Z', -9_000],
    ['Pacific/Kiritimati', '2026-06-01T00:00:00.000Z', 50_400],
    [null, '2026-06-01T00:00:00.000Z', null],
  ])('stores the UTC offset of the patient in time zone %s for a reading at %s', async (localTimeZone, instant, offset) => {
    const patient = await mine.patient({ localTimeZone });
    await scale.record({ patient: { id: patient.id }, readingTimestamp: new Date(instant) });
    const rows = await scale.look(
      'select patient_time_zone_offset, reading_timestamp from weight_reading where organization_id = $1 and patient_id = $2',
      patient.id,
    );
    expect(rows).toEqual([{ patient_time_zone_offset: offset, reading_timestamp: new Date(instant) }]);
  });
});
