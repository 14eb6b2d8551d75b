import { Database, JsonText, problemOfDatabaseError, statement, type Transaction, unnamedStatement } from '@rpm/database';
import { commitDurably, LostAnswers, type TestDatabase } from '@rpm/database/testing';
import { nobody } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { createTestDatabaseOnOwnServer } from '@rpm/schema/testing';
import { createHash } from 'node:crypto';
import { Factory } from '../testing';

const REQUEST_HASH = createHash('sha256').update('body').digest();
const CANCEL_WAITS = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
const INSERT_TEXT = 'insert into site (organization_id, name, active) values ($organizationId, $name, true) returning name';
const INSERT = unnamedStatement<{ name: string }, { name: string }>(INSERT_TEXT);
const SHARED_INSERT = statement<{ name: string }, { name: string }>({
  name: 'insert-shared-site',
  text: INSERT_TEXT,
  sharesConnection: true,
});
const READ = unnamedStatement<object, { name: string }>('select name from site where organization_id = $organizationId');

describe('a commit that the database does not confirm', () => {
  let database: TestDatabase;
  let organizationId: number;

  beforeAll(async () => {
    database = await createTestDatabaseOnOwnServer();
    await commitDurably(database.dataSource);
  });
  beforeEach(async () => {
    organizationId = (await Factory.inNewOrganization(database.dataSource)).organizationId;
  });
  afterAll(() => database.drop());

  const addSite = (name: string) => async (transaction: Transaction) => {
    await transaction.run(INSERT, { name });
    return JsonText.asserted(`{"name":"${name}"}`, nobody);
  };
  const write = (service: Database, name: string) =>
    service.write({ organizationId, idempotency: { key: 'k', requestHash: () => REQUEST_HASH } }, addSite(name));
  const writeAlone = (service: Database, name: string, insert = INSERT) =>
    service.writeInOneStatement({ organizationId }, (runner) => runner.run(insert, { name }));
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => problemOfDatabaseError(error)?.code,
    );
  const sites = async () => {
    const rows = await database.dataSource.query<{ name: string }[]>('select name from site where organization_id = $1', [
      organizationId,
    ]);
    return rows.map(({ name }) => name).sort();
  };

  describe('because the wait for its synchronous standby was cut', () => {
    let service: Database;

    beforeAll(async () => {
      service = await database.connectAsService(10, 'request');
    });
    afterEach(() => requireStandby(null));

    const requireStandby = async (name: string | null) => {
      const settings = name === null ? 'reset synchronous_standby_names' : `set synchronous_standby_names = '${name}'`;
      await database.dataSource.query(`alter system ${settings}`);
      await database.dataSource.query('select pg_reload_conf()');
      const shown = async () => {
        const [row] = await database.dataSource.query<{ names: string }[]>(
          `select current_setting('synchronous_standby_names') as names`,
        );
        return row?.names;
      };
      expect(await pollUntil(shown, name ?? '')).toBe(name ?? '');
      // The checkpointer tells all sessions whether there are standbys to wait for, maybe after this session has the setting.
      if (name !== null) expect(await pollUntil(() => cancelWaits(codeOf(commit())), 'outcome_unknown')).toBe('outcome_unknown');
    };
    const commit = () => database.dataSource.query(`select pg_logical_emit_message(true, 'spec', '')`);
    /** Cancels the waits of commits for a standby that does not exist, until some work has ended. */
    const cancelWaits = async <T>(work: Promise<T>): Promise<T> => {
      let isOver = false as boolean;
      void work.finally(() => (isOver = true));
      await pollUntil(async () => {
        await database.dataSource.query(CANCEL_WAITS);
        return isOver;
      }, true);
      return work;
    };

    it('has an unknown outcome, and the Idempotency-Key says later that the transaction was committed', async () => {
      await requireStandby('missing');
      expect(await cancelWaits(codeOf(write(service, 'a')))).toBe('outcome_unknown');
      await requireStandby(null);
      expect(await write(service, 'b')).toMatchObject({ text: '{"name":"a"}', details: { isReplayed: true } });
      expect(await sites()).toEqual(['a']);
    });

    it('has an unknown outcome if the transaction consists of one statement', async () => {
      await requireStandby('missing');
      expect(await cancelWaits(codeOf(writeAlone(service, 'a')))).toBe('outcome_unknown');
    });

    it('has an unknown outcome for all statements that share the commit', async () => {
      const names = Array.from({ length: 20 }, (_, number) => String(number));
      await requireStandby('missing');
      const codes = await cancelWaits(Promise.all(names.map((name) => codeOf(writeAlone(service, name, SHARED_INSERT)))));
      expect(codes).toEqual(names.map(() => 'outcome_unknown'));
      await requireStandby(null);
      const rows = await database.dataSource.query<{ commits: number; sites: number }[]>(
        'select count(distinct xmin::text)::int as commits, count(*)::int as sites from site where organization_id = $1',
        [organizationId],
      );
      const [{ commits, sites: stored } = { commits: 0, sites: 0 }] = rows;
      expect(commits).toBeLessThan(stored);
    });

    it('leaves its connection usable', async () => {
      const single = await database.connectAsService(1);
      await requireStandby('missing');
      expect(await cancelWaits(codeOf(write(single, 'a')))).toBe('outcome_unknown');
      await requireStandby(null);
      expect(await single.run({ organizationId }, READ, {})).toEqual([{ name: 'a' }]);
    });

    it('lets no answer leave whose row of the audit trail was committed in this way', async () => {
      await requireStandby('missing');
      const code = service.auditTrail
        .record({ ...ENTRY, organizationId })
        .then(() => null)
        .catch((error: unknown) => (error as { code: string }).code);
      expect(await cancelWaits(code)).toBe('audit_unavailable');
    });
  });

  describe('because the connection was lost', () => {
    let answers: LostAnswers;
    let service: Database;

    beforeEach(async () => {
      answers = await LostAnswers.listen(database.connection);
      service = new Database({ connection: { connectionString: answers.url }, poolSize: 4, patience: 'request' });
      await service.initialize();
    });
    afterEach(async () => {
      await service.destroy();
      await answers.close();
    });

    it('has an unknown outcome, and the Idempotency-Key says later that the transaction was committed', async () => {
      answers.loseNext({ marker: 'COMMIT' });
      expect(await codeOf(write(service, 'a'))).toBe('outcome_unknown');
      expect(await write(service, 'b')).toMatchObject({ text: '{"name":"a"}', details: { isReplayed: true } });
      expect(await sites()).toEqual(['a']);
    });

    it('has an unknown outcome, and is carried out later with the same Idempotency-Key if PostgreSQL never received it', async () => {
      answers.loseNext({ marker: 'COMMIT', isCutBefore: true });
      expect(await codeOf(write(service, 'a'))).toBe('outcome_unknown');
      // PostgreSQL releases the key as soon as it notices that the connection has ended.
      const later = await pollUntil(
        () =>
          write(service, 'b')
            .then(({ text }) => text)
            .catch(() => null),
        '{"name":"b"}',
      );
      expect(later).toBe('{"name":"b"}');
      expect(await sites()).toEqual(['b']);
    });

    it.each([
      ['on a connection of its own', INSERT],
      ['on a connection that statements share', SHARED_INSERT],
    ])('has an unknown outcome if the transaction consists of one statement %s', async (_, insert) => {
      answers.loseNext({ marker: 'insert into site' });
      expect(await codeOf(writeAlone(service, 'a', insert))).toBe('outcome_unknown');
      expect(await sites()).toEqual(['a']);
    });

    it('has an unknown outcome if a later statement of the write, which reads, finds no connection', async () => {
      const code = codeOf(
        service.writeInOneStatement({ organizationId }, async (runner) => {
          await runner.run(INSERT, { name: 'a' });
          answers.loseNext({ marker: 'select name' });
          return runner.run(READ, {});
        }),
      );
      expect(await code).toBe('outcome_unknown');
    });

    it('is no unknown outcome before the commit, because nothing was changed', async () => {
      answers.loseNext({ marker: 'insert into site' });
      expect(await codeOf(write(service, 'a'))).toBe('unavailable');
      expect(await sites()).toEqual([]);
    });

    it('is no unknown outcome of a statement that reads, nor of one that was never sent', async () => {
      answers.loseNext({ marker: 'select name' });
      expect(await codeOf(service.run({ organizationId }, READ, {}))).toBe('unavailable');
      const ended = await LostAnswers.listen(database.connection);
      const gone = new Database({ connection: { connectionString: ended.url }, poolSize: 1, patience: 'request' });
      await gone.initialize();
      await ended.close();
      // The pool may notice only with this statement that its connection was cut.
      await codeOf(gone.run({ organizationId }, READ, {}));
      expect(await codeOf(writeAlone(gone, 'a'))).toBe('unavailable');
      await gone.destroy();
      expect(await sites()).toEqual([]);
    });
  });

  it('is not waited for on a connection whose server accepts no writes: the pool replaces the connection', async () => {
    const single = await database.connectAsService(1);
    await single.run({ organizationId }, READ, {});
    const set = (value: string) =>
      database.dataSource.query(
        `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
      );
    await set('on');
    const later = await database.connectAsService(1);
    await database.dataSource.query('set default_transaction_read_only = off');
    expect(await codeOf(write(later, 'a'))).toBe('unavailable');
    await set('off');
    expect(await codeOf(write(later, 'a'))).toBeNull();
    expect(await codeOf(write(single, 'b'))).toBeNull();
  });
});

const ENTRY = {
  actorKind: 'key',
  actorId: 1,
  sessionId: null,
  assertedActor: null,
  action: 'read',
  resource: 'patient',
  resourceId: 5,
  requestId: '00000000-0000-4000-8000-000000000001',
  clientRequestHash: null,
  address: '192.0.2.1',
  patients: [5],
  rows: 1,
  status: 200,
} as const;
