import { createTestDatabase, listenAsForgetfulPooler, PgBouncer, type TestDatabase, urlOf } from '@rpm/database/testing';
import { createDatabaseForDoctor, diagnose } from '../testing/diagnose';
import { RpmAdmin } from '../testing/rpm-admin';

describe('the checks of connections by doctor', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    ({ database, admin } = await createDatabaseForDoctor());
  });
  afterAll(() => database.drop());

  /** Returns the exit code of doctor, and the checks that failed. */
  const failures = async (one: RpmAdmin, environment: NodeJS.ProcessEnv = {}) => {
    const { exitCode, results } = await diagnose(one, environment);
    return [exitCode, Object.fromEntries(Object.entries(results).filter(([, result]) => result.startsWith('failed: ')))];
  };

  it('fail with exit code 78 behind a connection pooler that drops named statements', async () => {
    const pooler = await listenAsForgetfulPooler(database.listening);
    try {
      const behindPooler = new RpmAdmin(pooler.url);
      expect(await failures(behindPooler)).toEqual([
        78,
        { 'prepared statements': expect.stringContaining('PgBouncer 1.21') as string },
      ]);
      expect((await behindPooler.run(['deliver', '--once'])).exitCode).toBe(78);
    } finally {
      await pooler.close();
    }
  });

  const itWithPgBouncer = PgBouncer.isOldInstalled ? it : it.skip;
  itWithPgBouncer.each([
    ['session', /^ok: a pooler that keeps sessions: .* within 5 s$/],
    ['transaction', /^warning: a pooler of transactions: .* after WEBHOOK_LEASE_MS; set DATABASE_LISTEN_URL/],
  ] as const)('report what senders know of each other behind PgBouncer in %s mode', async (mode, result) => {
    const bouncer = await PgBouncer.start(database.listening, { mode, isOld: true });
    try {
      const { exitCode, results } = await diagnose(admin, { DATABASE_LISTEN_URL: bouncer.url });
      expect([exitCode, results.listening]).toEqual([0, expect.stringMatching(result)]);
    } finally {
      await bouncer.stop();
    }
  });

  it('fail with exit code 78 if listening connections lead to another database', async () => {
    const other = await createTestDatabase();
    const environment = { DATABASE_LISTEN_URL: other.url };
    const listening = 'failed: DATABASE_LISTEN_URL: leads to another database than DATABASE_URL';
    expect(await failures(admin, environment)).toEqual([78, { listening }]);
    expect((await admin.run(['deliver', '--once'], { environment })).exitCode).toBe(78);
    await other.drop();
  });

  it('fail with exit code 78 if settings of the role change results', async () => {
    const role = `alter role rpm_service in database ${database.connection.database}`;
    await database.dataSource.query(`${role} set IntervalStyle = 'sql_standard'`);
    // The open sessions of a pooler keep the settings that the role had before.
    const direct = new RpmAdmin(urlOf(database.listening));
    const settings = `failed: the setting IntervalStyle must be 'postgres'; run: ${role} set IntervalStyle = 'postgres'`;
    expect(await failures(direct)).toEqual([78, { settings }]);
    expect(await direct.failure(['organization', 'list'])).toMatchObject({ exitCode: 78 });
    await database.dataSource.query(`${role} reset IntervalStyle`);
  });
});
