import { createTestDatabase, type TestDatabase } from '../testing';
import { listChangedCollations } from './collation-versions';

describe('changed versions of collations', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are not reported for a new database', async () => {
    expect(await listChangedCollations(database.dataSource)).toEqual([]);
  });

  it('are reported with both versions and the affected indexes', async () => {
    await database.dataSource.query(`
      create collation of_another_release (provider = icu, locale = 'de', version = '1.0');
      create table sorted_text (a text collate of_another_release, b text collate "C", c integer);
      create index sorted_by_a on sorted_text (c, a);
      create index sorted_by_b on sorted_text (b, c)`);
    expect(await listChangedCollations(database.dataSource)).toEqual([
      {
        name: 'of_another_release',
        storedVersion: '1.0',
        currentVersion: expect.stringMatching(/^\d/),
        indexes: ['sorted_by_a'],
      },
    ]);
    await database.dataSource.query('drop table sorted_text; drop collation of_another_release');
  });
});
