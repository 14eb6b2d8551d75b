import { type ReadingInput, type RestampInput, type RestampPreview, type RestampView } from '@rpm/domain';
import { DeviceRepository } from '../device/device.repository';
import { recordReadings } from '../reading-record/record-readings';
import { type Database, type JsonText } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { RestampRepository } from './restamp.repository';

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS);

describe('restamps', () => {
  let database: TestDatabase;
  let service: Database;
  let restamps: RestampRepository;
  let devices: DeviceRepository;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    restamps = new RestampRepository(service);
    devices = new DeviceRepository(service);
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null });
  const freeDevice = async () => (await mine.device({ currentPatientId: null })).id;
  const record = (deviceId: number, hours: number[], more: Partial<ReadingInput> = {}) =>
    recordReadings(
      service.alone(mine),
      'weight',
      hours.map((hour) => ({ device: { id: deviceId }, readingTimestamp: at(hour), weight: 150, ...more })),
    );
  const shift = async (deviceId: number, input: Partial<RestampInput>, dryRun = false) => {
    const all = { startTimestamp: at(0), endTimestamp: at(24), offsetSeconds: 3_600, ...input };
    return parse(await restamps.restamp({ ...request(), dryRun }, deviceId, all)) as RestampView & RestampPreview;
  };
  const undo = async (deviceId: number, id: number, skipCollisions?: boolean) =>
    parse(
      await restamps.undo(request(), deviceId, { restamp: { id }, ...(skipCollisions !== undefined && { skipCollisions }) }),
    ) as RestampView;
  const parse = <T>({ text }: JsonText<T>) => JSON.parse(text) as T;
  /** The readings of a device in the order in which they were recorded: their hours, patients and versions. */
  const rows = (deviceId: number) =>
    database.dataSource.query<{ hour: number; patient_id: number | null; version: number }[]>(
      `select (extract(epoch from reading_timestamp - $2) / 3600)::float as hour, patient_id, version from weight_reading
      where device_id = $1 order by id`,
      [deviceId, at(0)],
    );
  const hoursOf = async (deviceId: number) => (await rows(deviceId)).map(({ hour }) => hour);

  it.each([3_600, -3_600, 1_800, 7_200])(
    'shift readings by %i s to times at which other readings of the same restamp were taken, and back',
    async (offsetSeconds) => {
      const id = await freeDevice();
      const hours = [5, 3, 4, 2];
      await record(id, hours);
      await record(id, [3], { measurementIndex: 32_767 });
      const restamp = await shift(id, { offsetSeconds });
      expect(restamp).toMatchObject({ offsetSeconds, readingCount: 5, undoneRestamp: null });
      expect(await hoursOf(id)).toEqual([...hours, 3].map((hour) => hour + offsetSeconds / 3_600));
      expect((await rows(id)).map(({ version }) => version)).toEqual([2, 2, 2, 2, 2]);
      const back = await undo(id, restamp.id);
      expect(back).toMatchObject({ offsetSeconds: -offsetSeconds, readingCount: 5, undoneRestamp: { id: restamp.id } });
      expect(await hoursOf(id)).toEqual([...hours, 3]);
      await expect(undo(id, restamp.id)).rejects.toThrow(/undone already/);
      expect(await undo(id, back.id)).toMatchObject({ readingCount: 5 });
      const listed = await restamps.list(mine.organizationId, id, { page: 1, size: 15 });
      expect(listed.total).toBe(3);
    },
  );

  it('keep the previous version of each reading with its time, and emit an event', async () => {
    const id = await freeDevice();
    await record(id, [2]);
    await shift(id, { offsetSeconds: 60 });
    const [found] = await database.dataSource.query<object[]>(
      `select (v."row" ->> 'reading_timestamp')::timestamptz as earlier, v.version,
        (select count(*) from event e where e.subject_id = r.id and e.type = 'reading.weight' and e.version = 2) as events,
        (select type from device_event where device_id = r.device_id order by id desc limit 1) as history
      from reading_revision v join weight_reading r on r.id = v.reading_id and v.kind = 'weight' where r.device_id = $1`,
      [id],
    );
    expect(found).toEqual({ earlier: at(2), version: 1, events: 1, history: 'readingsRestamped' });
  });

  it('count collisions and changes of patients in a dry run, and are rejected if the input does not permit them', async () => {
    const id = await freeDevice();
    const [one, other] = [await mine.patient(), await mine.patient()];
    for (const [patient, from, to] of [
      [one, 0, 4],
      [other, 4, 24],
    ] as const)
      await devices.addAssignment(request(), id, { patient: { id: patient.id }, startTimestamp: at(from), endTimestamp: at(to) });
    await record(id, [1, 2, 3, 6]);
    const input = { endTimestamp: at(4), offsetSeconds: 4 * 3_600 };
    expect(await shift(id, input, true)).toEqual({
      readingCount: 3,
      readingCounts: [{ kind: 'weight', count: 3 }],
      collisionCount: 1,
      patientChangeCount: 2,
    });
    expect(await hoursOf(id)).toEqual([1, 2, 3, 6]);
    await expect(shift(id, input)).rejects.toThrow(/other readings at the new times of 1 readings/);
    await expect(shift(id, { ...input, skipCollisions: true })).rejects.toThrow(/2 readings would change their patient/);
    await expect(
      restamps.restamp({ ...request(), maxReadings: 2 }, id, { startTimestamp: at(0), ...input }),
    ).rejects.toMatchObject({
      code: 'too_many_readings',
    });
    const { id: restampId, readingCount } = await shift(id, { ...input, skipCollisions: true, allowPatientChanges: true });
    expect(readingCount).toBe(2);
    expect(await rows(id)).toEqual([
      { hour: 5, patient_id: other.id, version: 2 },
      { hour: 2, patient_id: one.id, version: 1 },
      { hour: 7, patient_id: other.id, version: 2 },
      { hour: 6, patient_id: other.id, version: 1 },
    ]);
    await undo(id, restampId);
    expect((await rows(id)).map(({ hour, patient_id }) => [hour, patient_id])).toEqual([
      [1, one.id],
      [2, one.id],
      [3, one.id],
      [6, other.id],
    ]);
  });

  it('leave readings unchanged that would collide with a reading that itself stays because of a collision', async () => {
    const id = await freeDevice();
    await record(id, [1, 2, 3, 5, 24]);
    await record(id, [4]);
    await shift(id, { endTimestamp: at(4), skipCollisions: true });
    expect(await hoursOf(id)).toEqual([1, 2, 3, 5, 24, 4]);
  });

  it('reject times in the future', async () => {
    const id = await freeDevice();
    await record(id, [1]);
    await expect(shift(id, { offsetSeconds: 900_000_000 })).rejects.toThrow(/1 readings would have been taken in the future/);
  });
});
