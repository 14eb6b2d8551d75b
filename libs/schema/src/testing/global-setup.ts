import { type Connection } from '@rpm/database';
import { announceServer } from '@rpm/database/testing';
import { type OwnServer, startOwnServer } from './own-server';
import { prepareServer } from './template';

declare global {
  var rpmTestServer: OwnServer | undefined;
}

/** Prepares the PostgreSQL server for a test run: the server at `TEST_DATABASE_URL`, otherwise an embedded server that only this run uses. */
export default async function setUp(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  const connection = url === undefined ? await startServerOfRun() : { connectionString: url };
  announceServer(await prepareServer(connection));
}

async function startServerOfRun(): Promise<Connection> {
  const server = await startOwnServer();
  globalThis.rpmTestServer = server;
  // Jest does not call the teardown when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().finally(() => process.exit(130)));
  }
  return server.connection;
}
