import { Patient } from '@rpm/domain';
import { type Database, changeEntity } from '@rpm/database';
import { PATIENT_RESOURCE } from '../patient/patient.sql';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

describe('changeEntity', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const change = (id: number, decide: (patient: Patient) => unknown) =>
    service.inTransaction({ organizationId: mine.organizationId }, (transaction) =>
      changeEntity(transaction, { type: Patient, resource: PATIENT_RESOURCE, id, expectedEntityTags: null }, decide),
    );
  const named = { firstName: 'Testina', lastName: 'Sampleton' };

  it('reports that an entity was changed only if one of its properties changed', async () => {
    const { id } = await mine.patient();
    const { changed, representation } = await change(id, (patient) => patient.change({ address: { city: 'Othertown' } }));
    expect([changed, JSON.parse(representation.text)]).toMatchObject([true, { address: { city: 'Othertown' } }]);
    expect((await change(id, (patient) => patient.change({ ...named, address: { city: 'Othertown' } }))).changed).toBe(false);
  });

  it('does not report a concurrent change of an embedded resource, although the returned JSON contains it', async () => {
    const site = await mine.site({ name: 'North Clinic' });
    const { id } = await mine.patient({ siteId: site.id });
    const rename = () => database.dataSource.query('update site set name = $1 where id = $2', ['South Clinic', site.id]);
    const { changed, representation } = await change(id, rename);
    expect([changed, JSON.parse(representation.text)]).toMatchObject([false, { site: { name: 'South Clinic' } }]);
  });

  it('does not report a change of a derived column that is not part of the returned JSON', async () => {
    const { id, localTimeZone } = await mine.patient({ localTimeZone: null });
    expect([localTimeZone, (await change(id, (patient) => patient.change({}))).changed]).toEqual([null, false]);
    expect(await database.dataSource.getRepository(Patient).findOneBy({ id })).toMatchObject({
      localTimeZone: 'America/Los_Angeles',
    });
  });
});
