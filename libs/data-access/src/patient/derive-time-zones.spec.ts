import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { deriveTimeZones } from './derive-time-zones';

const address = (country: string, zipCode: string | null = null) => ({
  ...{ city: null, country, lineOne: null, lineTwo: null, state: null, zipCode },
});
const siteAddress = (country: string) => ({ ...address(country), lineThree: null, note: null });

describe('deriveTimeZones', () => {
  let database: TestDatabase;
  let mine: Factory;

  beforeEach(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterEach(() => database.drop());

  /** Sets organizations to the state in which the migration leaves existing ones. */
  const upgrade = () => database.dataSource.query('update organization set zones_derived_through = 0');
  const zonesOf = async (table: string) => {
    const rows = await database.dataSource.query<{ zone: string | null }[]>(
      `select local_time_zone as zone from ${table} where organization_id = $1 order by id`,
      [mine.organizationId],
    );
    return rows.map(({ zone }) => zone);
  };
  const leftOver = () => database.dataSource.query('select 1 from organization where zones_derived_through is not null');

  it('derives the zones of stored addresses once, keeps known zones, and creates no version', async () => {
    const stored = [
      await mine.patient({ address: address('Deutschland'), localTimeZone: null }),
      await mine.patient({ address: address('United States', '96801'), localTimeZone: null }),
      await mine.patient({ address: address('Elsewhere'), localTimeZone: null }),
      await mine.patient({ address: address('Deutschland'), timeZone: 'Asia/Kolkata', localTimeZone: 'Asia/Kolkata' }),
      await mine.patient({ address: null, localTimeZone: null }),
    ];
    await mine.site({ address: siteAddress('Japan'), localTimeZone: null });
    await upgrade();
    const service = await database.connectAsService();
    await Promise.all([deriveTimeZones(service), deriveTimeZones(service)]);
    await deriveTimeZones(service);
    expect(await zonesOf('patient')).toEqual(['Europe/Berlin', 'Pacific/Honolulu', null, 'Asia/Kolkata', null]);
    expect(await zonesOf('site')).toEqual(['Asia/Tokyo']);
    expect(await leftOver()).toEqual([]);
    const versions = await database.dataSource.query<{ version: number }[]>(
      'select version from patient union all select version from site union all select version from organization',
    );
    expect(versions).toEqual(Array.from({ length: stored.length + 2 }, () => ({ version: 1 })));
  });

  it('continues after the last patient of an interrupted run', async () => {
    const { id } = await mine.patient({ address: address('Deutschland'), localTimeZone: null });
    await mine.patient({ address: address('Japan'), localTimeZone: null });
    await database.dataSource.query('update organization set zones_derived_through = $1', [id]);
    await deriveTimeZones(await database.connectAsService());
    expect(await zonesOf('patient')).toEqual([null, 'Asia/Tokyo']);
    expect(await leftOver()).toEqual([]);
  });
});
