import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { openSnapshot } from '../create/create-backup';
import { countRowsOfOrganization, deleteOrganization } from '../organization/delete-organization';

describe('a database to which a newer version has applied an additive migration', () => {
  let database: TestDatabase;
  let organizationId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    ({ organizationId } = await Factory.inNewOrganization(database.dataSource));
    await database.dataSource.query(
      `insert into migration (timestamp, name, compatibility) values (9999999999998, 'Newer9999999999998', 'additive')`,
    );
  });
  afterAll(() => database.drop());

  it.each([
    ['is not backed up', () => openSnapshot(database.administration)],
    ['is not exported', () => openSnapshot(database.connection, { id: organizationId, name: 'Clinic' })],
    [
      'does not count the rows of an organization for its deletion',
      () => countRowsOfOrganization(database.dataSource, organizationId),
    ],
    ['does not delete an organization', () => deleteOrganization(database.dataSource, organizationId)],
  ])('%s by a version that may not know all tables', async (_, work) => {
    await expect(work()).rejects.toThrow(
      'A newer version of the service has migrated the database (Newer9999999999998), so this version does not know all of its tables. Use "rpm-admin" of the newer version.',
    );
    expect(await database.dataSource.query('select id from organization')).toEqual([{ id: organizationId }]);
  });
});
