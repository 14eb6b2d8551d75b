import { createTestDatabase, listenAsForgetfulPooler, ServerForwarder, type TestDatabase } from '@rpm/database/testing';
import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInProcess } from '../testing/in-process-service';
import { explainStartFailure } from './start-failure';

/** PgBouncer as Debian 12 installs it, which is version 1.18. Where it is not installed, its spec is reported as skipped. */
const PGBOUNCER = '/usr/sbin/pgbouncer';

const REFUSED = {
  status: 78,
  message: expect.stringMatching(/DATABASE_URL: .*PgBouncer 1\.21 or newer with max_prepared_statements/) as string,
};

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe('a service behind a connection pooler', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** Starts a service that is expected to fail. @returns its exit status and its message; null if it starts */
  async function failure(url: string) {
    const service = await startInProcess({ DATABASE_URL: url }).catch((error: unknown) => explainStartFailure(error));
    if (!('stop' in service)) return service;
    await service.stop();
    return null;
  }

  it('does not start if the pooler drops named statements at the end of a transaction', async () => {
    const pooler = await listenAsForgetfulPooler(database.connection);
    try {
      expect(await failure(pooler.url)).toEqual(REFUSED);
    } finally {
      await pooler.close();
    }
  });

  const itWithPgBouncer = existsSync(PGBOUNCER) ? it : it.skip;
  describe('which is PgBouncer 1.18', () => {
    let folder: string;
    let port: number;
    let child: ChildProcess | undefined;
    let server: ServerForwarder;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'rpm-pgbouncer-'));
      port = await freePort();
      server = await ServerForwarder.listen(database.connection);
    });
    afterEach(async () => {
      if (child?.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      await server.close();
      rmSync(folder, { recursive: true });
    });

    /** Starts PgBouncer. @returns the URL of the database behind it */
    async function startPgBouncer(mode: 'transaction' | 'session'): Promise<string> {
      const { user = '', database: name = '' } = database.connection;
      const configuration = join(folder, 'pgbouncer.ini');
      writeFileSync(
        configuration,
        [
          '[databases]',
          `${name} = host=127.0.0.1 port=${server.port} dbname=${name} user=${user}`,
          '[pgbouncer]',
          'listen_addr = 127.0.0.1',
          `listen_port = ${port}`,
          'unix_socket_dir =',
          'auth_type = any',
          `pool_mode = ${mode}`,
          'default_pool_size = 40',
          'ignore_startup_parameters = statement_timeout, lock_timeout',
          '',
        ].join('\n'),
        { mode: 0o644 },
      );
      // PgBouncer refuses to run as root.
      child = spawn(PGBOUNCER, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), configuration], { stdio: 'ignore' });
      const url = `postgres://${user}@127.0.0.1:${port}/${name}`;
      await pollUntil(() => isListening(port), true);
      return url;
    }

    itWithPgBouncer('does not start in transaction mode', async () => {
      expect(await failure(await startPgBouncer('transaction'))).toEqual(REFUSED);
    });

    itWithPgBouncer('starts in session mode', async () => {
      expect(await failure(await startPgBouncer('session'))).toBeNull();
    });
  });
});
