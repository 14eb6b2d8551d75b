import { type Connection } from '@rpm/database';
import { announceServer, PgBouncer } from '@rpm/database/testing';
import { type OwnServer, startOwnServer } from './own-server';
import { prepareServer } from './template';

declare global {
  var rpmTestServer: OwnServer | undefined;
  var rpmTestPooler: PgBouncer | undefined;
}

/**
 * Prepares the PostgreSQL server for a test run: the server at `TEST_DATABASE_URL`, otherwise an embedded server that only this run uses. With `TEST_POOLER=on`, the
 * service's role connects to that embedded server through PgBouncer in transaction mode.
 */
export default async function setUp(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  const connection = url === undefined ? await startServerOfRun() : { connectionString: url };
  const server = await prepareServer(connection);
  if (process.env['TEST_POOLER'] === 'on') {
    if (url !== undefined) throw new Error('TEST_POOLER and TEST_DATABASE_URL exclude each other.');
    globalThis.rpmTestPooler = await PgBouncer.start(connection, { mode: 'transaction' });
    server.poolerPort = globalThis.rpmTestPooler.port;
  }
  announceServer(server);
}

async function startServerOfRun(): Promise<Connection> {
  const server = await startOwnServer();
  globalThis.rpmTestServer = server;
  // Jest does not call the teardown when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () => void Promise.allSettled([globalThis.rpmTestPooler?.stop(), server.stop()]).then(() => process.exit(130)),
    );
  }
  return server.connection;
}
