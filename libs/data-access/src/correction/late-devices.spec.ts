import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { listLateDevices } from './late-devices.sql';

describe('devices whose clocks are probably wrong', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
  });

  /** Stores weights of a new device, one per hour, each of which arrived late by a number of minutes. @returns the id of the device */
  async function deviceWith(minutesLate: readonly number[]): Promise<number> {
    const { id, itemId } = await factory.device();
    await database.dataSource.query(
      `insert into weight_reading (organization_id, device_id, item_id, reading_timestamp, received_timestamp, weight, manual)
       select $1, $2, $3, timestamptz '2026-01-01Z' + n * interval '1 hour',
         timestamptz '2026-01-01Z' + n * interval '1 hour' + late * interval '1 minute', 150, false
       from unnest($4::float[]) with ordinality as l (late, n)`,
      [factory.organizationId, id, itemId, minutesLate],
    );
    return id;
  }
  const found = async () =>
    (await listLateDevices(service)).filter(({ organizationId }) => organizationId === factory.organizationId);
  const times = (count: number, minutes: number) => Array.from({ length: count }, () => minutes);

  it('are those whose last ten readings arrived late by the same amount', async () => {
    const deviceId = await deviceWith([...times(3, 0), ...times(5, 525_600), ...times(5, 525_604)]);
    expect(await found()).toEqual([{ organizationId: factory.organizationId, deviceId, lateMinutes: 525_600 }]);
  });

  it.each([
    ['has only nine readings', times(9, 60)],
    ['sends at once', times(10, 2)],
    ['sends the readings of a day together', Array.from({ length: 12 }, (_, n) => 60 * (12 - n))],
    ['was late by amounts that differ by more than five minutes', [...times(9, 60), 66]],
    ['sends at once since its clock was corrected', [...times(10, 60), 1]],
  ])('do not include a device that %s', async (_what, minutesLate) => {
    await deviceWith(minutesLate);
    expect(await found()).toEqual([]);
  });
});
