import { connectionKind } from '@rpm/database';
import { createTestDatabase, listenAsForgetfulPooler, PgBouncer, type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
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
