import { connectionKind } from '@rpm/database';
import { createTestDatabase, listenAsForgetfulPooler, PgBouncer, type TestDatabase, urlOf } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Factory } from '@rpm/data-access/testing';
import { listLargeIndexes } from '@rpm/schema';
import { onlyLargeIndex } from '@rpm/schema/testing';
import { startInProcess } from '../testing/in-process-service';
import { explainStartFailure } from './start-failure';

const REFUSED = {
  status: 78,
  message: expect.stringMatching(/DATABASE_URL: .*PgBouncer 1\.21 or newer with max_prepared_statements/) as string,
};

describe('a service behind a connection pooler', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** Starts a service that is expected to fail. @returns its exit status and its message; null if it starts */
  async function failure(environment: Parameters<typeof startInProcess>[0]) {
    const service = await startInProcess(environment).catch((error: unknown) => explainStartFailure(error));
    if (!('stop' in service)) return service;
    await service.stop();
    return null;
  }

  it('does not start if the pooler drops named statements at the end of a transaction', async () => {
    const pooler = await listenAsForgetfulPooler(database.listening);
    try {
      expect(await failure({ DATABASE_URL: pooler.url })).toEqual(REFUSED);
    } finally {
      await pooler.close();
    }
  });

  const itWithOldPgBouncer = PgBouncer.isOldInstalled ? it : it.skip;
  describe('which is PgBouncer 1.18', () => {
    let bouncer: PgBouncer;
    afterEach(() => bouncer.stop());

    itWithOldPgBouncer('does not start in transaction mode', async () => {
      bouncer = await PgBouncer.start(database.listening, { mode: 'transaction', isOld: true });
      expect(await failure({ DATABASE_URL: bouncer.url })).toEqual(REFUSED);
    });

    itWithOldPgBouncer('starts in session mode', async () => {
      bouncer = await PgBouncer.start(database.listening, { mode: 'session', isOld: true });
      expect(await failure({ DATABASE_URL: bouncer.url })).toBeNull();
    });

    itWithOldPgBouncer('does not take a pooler of transactions that permits one client for one that keeps sessions', async () => {
      bouncer = await PgBouncer.start(database.listening, { mode: 'transaction', isOld: true, maxClients: 1 });
      const connection = { connectionString: bouncer.url };
      // The pooler may still count the client that found out whether it listens.
      expect(await pollUntil(() => connectionKind(connection).catch(() => 'refused'), 'transaction')).toBe('transaction');
    });

    itWithOldPgBouncer('starts if only its listening connections use transaction mode', async () => {
      bouncer = await PgBouncer.start(database.listening, { mode: 'transaction', isOld: true });
      expect(await failure({ DATABASE_URL: database.url, DATABASE_LISTEN_URL: bouncer.url })).toBeNull();
    });
  });

  const itWithPgBouncer = PgBouncer.isInstalled ? it : it.skip;
  describe('which is PgBouncer 1.21 or newer in transaction mode', () => {
    let bouncer: PgBouncer | undefined;
    let url: string;
    beforeEach(async () => {
      if (!PgBouncer.isInstalled) return;
      bouncer = await PgBouncer.start(database.listening, { mode: 'transaction' });
      ({ url } = bouncer);
    });
    afterEach(() => bouncer?.stop());

    itWithPgBouncer('is recognised as a pooler that keeps prepared statements', async () => {
      expect(await connectionKind({ connectionString: url })).toBe('transaction');
    });

    itWithPgBouncer('starts with and without a direct connection for notifications', async () => {
      expect(await failure({ DATABASE_URL: url })).toBeNull();
      expect(await failure({ DATABASE_URL: url, DATABASE_LISTEN_URL: urlOf(database.listening) })).toBeNull();
    });

    itWithPgBouncer('builds indexes for longer than the time limit of the role', async () => {
      const factory = await Factory.inNewOrganization(database.dataSource);
      await factory.site({ name: 'North' });
      const role = `alter role ${database.listening.user} in database ${database.listening.database}`;
      await database.dataSource.query(`${role} set statement_timeout = '1s'`);
      const restoreIndexes = onlyLargeIndex({ name: 'site_later', table: 'site', definition: '(organization_id, name)' });
      const writer = database.dataSource.createQueryRunner();
      await writer.startTransaction();
      await writer.query(`update site set name = name where organization_id = $1`, [factory.organizationId]);
      const service = await startInProcess({ DATABASE_URL: url, DATABASE_LISTEN_URL: urlOf(database.listening) });
      try {
        const states = async () => (await listLargeIndexes(database.dataSource)).map(({ state }) => state).join();
        expect(await pollUntil(states, 'building')).toBe('building');
        // The build waits for the end of this transaction, which lasts longer than the limit.
        await writer.query('select pg_sleep(2)');
        expect(await states()).toBe('building');
        await writer.commitTransaction();
        expect(await pollUntil(states, 'built')).toBe('built');
      } finally {
        await writer.release();
        await service.stop();
        restoreIndexes();
        await database.dataSource.query(`${role} reset statement_timeout`);
      }
    });
  });

  it('does not start if its listening connections lead to another database', async () => {
    const other = await createTestDatabase();
    try {
      expect(await failure({ DATABASE_URL: database.url, DATABASE_LISTEN_URL: other.url })).toEqual({
        status: 78,
        message: expect.stringContaining('DATABASE_LISTEN_URL: leads to another database than DATABASE_URL') as string,
      });
      expect(await failure({ DATABASE_URL: database.url, DATABASE_LISTEN_URL: 'postgres://nobody@127.0.0.1:1/rpm' })).toEqual({
        status: 78,
        message: expect.stringContaining('DATABASE_LISTEN_URL: cannot be used: nothing listens at its address') as string,
      });
    } finally {
      await other.drop();
    }
  });
});
