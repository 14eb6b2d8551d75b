import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { ReadingLoader } from './reading-loader';

describe('ReadingLoader', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('keeps nothing in memory for an organization whose readings are found', async () => {
    const loader = new ReadingLoader(await database.connectAsService());
    const found = [];
    for (let count = 0; count < 2; count++) {
      const { organizationId } = await Factory.inNewOrganization(database.dataSource);
      const key = { kind: 'weight' as const, organizationId, includeVoided: false };
      found.push(...(await Promise.all(Array.from({ length: 20 }, (_, id) => loader.load(key, id)))));
    }
    expect(found).toEqual(Array.from({ length: 40 }, () => null));
    expect(loader['loaders'].size).toBe(0);
  });
});
