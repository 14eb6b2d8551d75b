import { ensureWeeklyPartitions } from '@rpm/webhook-delivery';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { RpmAdmin } from '../testing/rpm-admin';

const DAY_MS = 86_400_000;
/** Creation times of logs in different weeks, whatever the current day is. */
const AGES = [300, 200, 100, 50, 1];

/** The tests share these logs, some of which the first and the last test remove. */
describe('rpm-admin retention run', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { id: webhookId } = await factory.webhook();
    const stamps = AGES.map((days) => new Date(Date.now() - days * DAY_MS));
    // The two oldest logs are outside the weekly partitions, in the default partition.
    for (const createTimestamp of stamps.slice(0, 2)) await factory.webhookLog({ webhookId, createTimestamp });
    for (const stamp of stamps.slice(2)) await ensureWeeklyPartitions(database.dataSource, stamp);
    for (const createTimestamp of stamps.slice(2)) await factory.webhookLog({ webhookId, createTimestamp });
  });
  afterAll(() => database.drop());

  const weekName = (age: number) =>
    database.dataSource
      .query<{ week: string }[]>(`select to_char(now() at time zone 'UTC' - $1 * interval '1 day', 'IYYY"w"IW') as week`, [age])
      .then(([row]) => row?.week);
  const count = async () => {
    const [row] = await database.dataSource.query<{ count: number }[]>('select count(*) as count from webhook_log');
    return row?.count;
  };

  it('prints the weeks whose logs it has removed', async () => {
    const week = await weekName(300);
    const { exitCode, stdout, stderr } = await admin.run(['retention', 'run', '--days', '250']);
    expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: `${week}\t1\n`, stderr: `Removed 1 logs of ${week}\n` });
  });

  it('uses --days or, if the option is absent, WEBHOOK_RETENTION_DAYS', async () => {
    const environment = { WEBHOOK_RETENTION_DAYS: '150' };
    expect(await admin.json(['retention', 'run', '--dry-run'], { environment })).toMatchObject({ days: 150, logs: 1 });
    expect(await admin.json(['retention', 'run', '--dry-run', '--days', '30'], { environment })).toMatchObject({
      days: 30,
      logs: 3,
    });
  });

  it.each(['6', '36501', 'x', '-1'])('rejects the value %s of --days', async (days) => {
    expect(await admin.failure(['retention', 'run', `--days=${days}`])).toMatchObject({
      exitCode: 64,
      error: { errors: [{ parameter: '--days', code: 'not_in_range' }] },
    });
    const environment = { WEBHOOK_RETENTION_DAYS: days };
    expect(await admin.failure(['retention', 'run'], { environment })).toMatchObject({
      exitCode: 78,
      error: { code: 'configuration' },
    });
    expect(await count()).toBe(4);
  });

  it('removes exactly the logs that a dry run has reported', async () => {
    const weeks = await Promise.all([200, 100].map(async (age) => ({ week: await weekName(age), logs: 1 })));
    const withLogs = (result: unknown) => {
      const { weeks: all, ...rest } = result as { weeks: { logs: number }[] };
      return { ...rest, weeks: all.filter(({ logs }) => logs > 0) };
    };
    const dry = await admin.json(['retention', 'run', '--dry-run']);
    expect(withLogs(dry)).toEqual({ dryRun: true, days: 90, logs: 2, weeks });
    expect(await count()).toBe(4);
    expect(withLogs(await admin.json(['retention', 'run']))).toEqual({ dryRun: false, days: 90, logs: 2, weeks });
    expect(await count()).toBe(2);
    expect(await admin.json(['retention', 'run'])).toEqual({ dryRun: false, days: 90, logs: 0, weeks: [] });
  });
});
