import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Database } from '@rpm/database';
import { ensureAuditMonths, findAuditMonths } from './audit-months';

const nameOf = (months: number) =>
  `to_char(date_trunc('month', now() at time zone 'UTC') + interval '${months} months', '"audit_event_"YYYY_MM')`;

describe('months of the audit trail', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = database.dataSource;
  });
  afterAll(() => database.drop());

  const dropMonth = async (months: number) => {
    const [row] = await service.query<{ name: string }[]>(`select ${nameOf(months)} as name`);
    await service.query(`drop table ${row?.name}`);
  };
  const addRow = (months: number) =>
    service.query(
      `select set_config('rpm.audit', 'on', true);
       insert into audit_event (organization_id, recorded_timestamp, actor_kind, action, resource, patients, rows)
       values (0, now() + interval '${months} months', 'cli', 'admin', 'spec', '{}', 0)`,
    );

  it('are created three ahead by the migration', async () => {
    expect(await findAuditMonths(service)).toEqual({ ahead: 3, hasOtherRows: false });
  });

  it('are created again if they are missing, by several processes at once', async () => {
    await dropMonth(3);
    await dropMonth(2);
    expect(await findAuditMonths(service)).toMatchObject({ ahead: 1 });
    await Promise.all([1, 2, 3, 4].map(() => ensureAuditMonths(service)));
    expect(await findAuditMonths(service)).toEqual({ ahead: 3, hasOtherRows: false });
  });

  it('are left to the default partition if it has rows of the month already', async () => {
    await dropMonth(3);
    await addRow(3);
    await ensureAuditMonths(service);
    expect(await findAuditMonths(service)).toEqual({ ahead: 2, hasOtherRows: true });
  });
});
