import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { listRepeatedTimes, periodOfImportedReadings } from './repeated-times.sql';

/** In Berlin, clocks were put back from 03:00 to 02:00. */
const CHANGE = { at: new Date('2025-10-26T01:00:00Z'), offsetBefore: 7200, offsetAfter: 3600 };
/** On Lord Howe Island, clocks were put back by half an hour. */
const HALF = { at: new Date('2026-04-04T15:00:00Z'), offsetBefore: 39_600, offsetAfter: 37_800 };

describe('imported readings at times that clocks showed twice', () => {
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

  /** Stores readings of a new device, as the import of a file with a column `subject` stores them. */
  async function importedDevice(times: readonly string[], deviceTimeZoneOffset: number, serial = 'import-s1'): Promise<number> {
    const item = await factory.item({ sku: 'IMPORT' });
    const device = await factory.device({ itemId: item.id });
    await database.dataSource.query(
      `insert into device_identifier (organization_id, type, value, normalized, device_id) values ($1, 'serial', $2, $2, $3)`,
      [factory.organizationId, serial, device.id],
    );
    for (const time of times)
      await factory.reading({ deviceId: device.id, readingTimestamp: new Date(time), deviceTimeZoneOffset });
    return device.id;
  }
  const found = async () =>
    (await listRepeatedTimes(service, [CHANGE, HALF], 100)).filter(
      ({ organizationId }) => organizationId === factory.organizationId,
    );

  it('are listed by device and clock change if all of them were read as the first of the two times', async () => {
    const { organizationId } = factory;
    const deviceId = await importedDevice(['2025-10-26T00:00:00Z', '2025-10-26T00:59:59Z', '2025-10-26T02:00:00Z'], 7200);
    expect(await found()).toEqual([{ organizationId, deviceId, at: CHANGE.at, readings: 2 }]);
  });

  it('are listed if clocks were put back by half an hour', async () => {
    const deviceId = await importedDevice(['2026-04-04T14:29:00Z', '2026-04-04T14:30:00Z'], 39_600);
    expect(await found()).toEqual([{ organizationId: factory.organizationId, deviceId, at: HALF.at, readings: 1 }]);
  });

  it.each([
    ['readings at both times', ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z'], 7200, 'import-s1'],
    ['readings before and after the repeated times only', ['2025-10-25T23:59:59Z', '2025-10-26T02:00:00Z'], 7200, 'import-s1'],
    ['readings with the offset of another zone', ['2025-10-26T00:30:00Z'], 3600, 'import-s1'],
    ['readings that no import created', ['2025-10-26T00:30:00Z'], 7200, 'SN-1'],
  ])('are not listed for a device with %s', async (_what, times, offset, serial) => {
    await importedDevice(times, offset, serial);
    expect(await found()).toEqual([]);
  });

  it('are searched for between the first and the last imported reading; organizations without imports do not count', async () => {
    await importedDevice(['2001-01-01T00:00:00Z', '2026-10-01T00:00:00Z'], 0);
    await (await Factory.inNewOrganization(database.dataSource)).reading({ readingTimestamp: new Date('2000-01-01T00:00:00Z') });
    expect(await periodOfImportedReadings(service)).toEqual({ first: new Date('2001-01-01Z'), last: new Date('2026-10-01Z') });
  });
});
