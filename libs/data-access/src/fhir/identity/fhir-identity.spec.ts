import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Database } from '@rpm/database';
import { Factory } from '../../testing';
import { fillUuids } from './fill-uuids';
import { findFhirIdentity, fixFhirIdentity } from './fhir-identity';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the FHIR identity of an organization', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
  });

  const scope = () => ({ organizationId: mine.organizationId });
  const find = () => findFhirIdentity(service.alone(scope()));
  const fix = () => service.inTransaction(scope(), fixFhirIdentity);
  const change = (assignments: string) =>
    database.dataSource.query(`update organization set ${assignments} where id = $1`, [mine.organizationId]);
  const stored = async () => {
    const rows = await database.dataSource.query<{ fixed: Date | null; version: number }[]>(
      'select fhir_fix_timestamp as fixed, version from organization where id = $1',
      [mine.organizationId],
    );
    return rows[0];
  };

  it('has a UUID from the creation on, and neither a base nor a system', async () => {
    const identity = await find();
    expect(identity).toEqual({ uuid: expect.stringMatching(UUID) as string, base: null, externalIdentifierSystem: null });
    expect(await find()).toEqual(identity);
    const other = await Factory.inNewOrganization(database.dataSource);
    const { uuid } = await findFhirIdentity(service.alone({ organizationId: other.organizationId }));
    expect(uuid).not.toBe(identity.uuid);
  });

  it('is unavailable for a moment after an upgrade, until the service has stored a UUID', async () => {
    await database.dataSource.query('update organization set uuid = null');
    await expect(find()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    await Promise.all([fillUuids(service), fillUuids(service)]);
    const identity = await find();
    expect(identity.uuid).toMatch(UUID);
    await fillUuids(service);
    expect(await find()).toEqual(identity);
    expect(await stored()).toMatchObject({ fixed: null });
  });

  it('is fixed once, and never by being read', async () => {
    await find();
    expect(await stored()).toMatchObject({ fixed: null });
    expect(await fix()).toEqual(await find());
    const first = await stored();
    expect(first).toEqual({ fixed: expect.any(Date) as Date, version: 2 });
    await fix();
    expect(await stored()).toEqual(first);
  });

  it('is fixed as it is after a change that is under way', async () => {
    let fixing: Promise<unknown> = Promise.resolve();
    await database.dataSource.transaction(async (manager) => {
      await manager.query(`update organization set fhir_base = 'https://ids.example.org' where id = $1`, [mine.organizationId]);
      fixing = fix();
    });
    expect(await fixing).toMatchObject({ base: 'https://ids.example.org' });
  });

  it('is not changed by a transaction that is rolled back', async () => {
    const failing = service.inTransaction(scope(), async (transaction) => {
      await fixFhirIdentity(transaction);
      throw new Error('not created');
    });
    await expect(failing).rejects.toThrow('not created');
    expect(await stored()).toEqual({ fixed: null, version: 1 });
  });

  it('contains the base and the system that the organization has set', async () => {
    await change(`fhir_base = 'https://ids.example.org/rpm', external_identifier_system = 'urn:oid:2.16.840.1.113883.19.5'`);
    expect(await find()).toMatchObject({
      base: 'https://ids.example.org/rpm',
      externalIdentifierSystem: 'urn:oid:2.16.840.1.113883.19.5',
    });
  });
});
