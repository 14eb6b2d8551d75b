import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { endOfDay } from './end-of-day.sql';

describe('the end of a local day', () => {
  let database: TestDatabase;

  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it.each([
    ['2026-03-08', 'America/Los_Angeles', '2026-03-09T07:00:00.000Z', 'the clocks skip an hour on this day'],
    ['2026-10-31', 'America/Havana', '2026-11-01T04:00:00.000Z', 'the clocks show the first hour of the next day twice'],
    ['2026-11-01', 'America/Havana', '2026-11-02T05:00:00.000Z', 'the clocks show the first hour of this day twice'],
    ['2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z', 'the clocks skip the first hour of the next day'],
    ['2026-11-23', 'UTC', '2026-11-24T00:00:00.000Z', 'a day without a clock change'],
  ])('of %s in %s is %s (%s)', async (day, zone, end) => {
    const statement = `select ${endOfDay('$1::date', '$2::text')} as "end"`;
    const [row] = await database.dataSource.query<{ end: Date }[]>(statement, [day, zone]);
    expect(row?.end.toISOString()).toBe(end);
  });
});
