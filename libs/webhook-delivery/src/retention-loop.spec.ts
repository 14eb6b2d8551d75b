import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { findAuditMonths } from '@rpm/schema';
import { retentionLoop } from './retention-loop';

describe('retentionLoop', () => {
  let database: TestDatabase;

  beforeEach(async () => (database = await createTestDatabase()));
  afterEach(() => database.drop());

  it('creates the third month ahead of the audit trail in a later run, as is necessary when a month ends', async () => {
    const { dataSource } = database;
    const errors: unknown[] = [];
    const loop = retentionLoop(dataSource, { WEBHOOK_RETENTION_DAYS: 30, EVENT_RETENTION_DAYS: 30 }, (error) =>
      errors.push(error),
    );
    const ahead = async () => (await findAuditMonths(dataSource)).ahead;
    loop.start();
    try {
      for (let run = 1; run <= 2; run++) {
        await dataSource.query(
          `do $$ begin execute format('drop table %I', to_char(date_trunc('month', now() at time zone 'UTC') + interval '3 months', '"audit_event_"YYYY_MM')); end $$`,
        );
        loop.wake();
        expect(await pollUntil(ahead, 3)).toBe(3);
      }
    } finally {
      await loop.stop();
    }
    expect(errors).toEqual([]);
  });
});
