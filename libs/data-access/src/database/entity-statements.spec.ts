import { Patient, Site } from '@rpm/domain';
import { type Database, insertEntity, lockRow, updateRow, type Transaction } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

describe('statements of entities', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let other: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    other = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const transact = <T>(work: (transaction: Transaction) => Promise<T>) =>
    service.inTransaction({ organizationId: mine.organizationId }, work);

  it('set the id of an inserted entity, and the defaults of properties that are undefined', async () => {
    const { organizationId } = mine;
    const patient = Object.assign(new Patient(), { organizationId, firstName: 'Testina', lastName: 'Sampleton', sex: 'unknown' });
    await transact((transaction) => insertEntity(transaction, patient));
    expect(patient).toMatchObject({ archived: false, enrolled: true, email: null });
    expect(patient).toEqual(await database.dataSource.getRepository(Patient).findOneBy({ id: patient.id }));
  });

  it('return a locked row in the same form as TypeORM', async () => {
    const { id } = await mine.patient({ dateOfBirth: '1950-02-28' });
    const locked = await transact((transaction) => lockRow(transaction, Patient, id));
    expect(locked).toEqual(await database.dataSource.getRepository(Patient).findOneBy({ id }));
  });

  it('update only the named properties', async () => {
    const { id } = await mine.patient();
    await transact(async (transaction) => {
      const patient = await lockRow(transaction, Patient, id);
      if (!patient) throw new Error('The patient does not exist.');
      Object.assign(patient, { firstName: 'Changed', lastName: 'Ignored' });
      await updateRow(transaction, patient, ['firstName']);
    });
    const stored = await database.dataSource.getRepository(Patient).findOneBy({ id });
    expect(stored).toMatchObject({ firstName: 'Changed', lastName: 'Sampleton' });
  });

  it('do not find rows of another organization', async () => {
    const { id } = await other.site();
    expect(await transact((transaction) => lockRow(transaction, Site, id))).toBeNull();
  });
});
