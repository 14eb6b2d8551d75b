import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { expectOneResult } from '../testing/one-result';
import { ChangingRun, steps } from '../testing/changing-run';
import { CHANGING_VENDORS } from '../testing/changing-vendors';

describe('readings that a source has after a replay, whatever was changed while it received messages', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it.each(CHANGING_VENDORS.map((vendor) => [vendor.adapter, vendor] as const))(
    'are those that a new source with the last names and mapping records, apart from readings that people have changed: %s',
    async (_, vendor) => {
      const property = fc.asyncProperty(steps, async (taken) => {
        const run = await ChangingRun.start(database, service, vendor);
        for (const one of taken) await run.take(one);
        await expectOneResult(run);
      });
      // Each step of a run is several transactions, so a few runs already take some seconds.
      await fc.assert(property, { numRuns: propertyRuns(5) });
    },
  );
});
