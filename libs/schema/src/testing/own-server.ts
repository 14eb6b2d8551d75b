import { type Connection } from '@rpm/database';
import { createDatabaseOn, type TestDatabase } from '@rpm/database/testing';
import { startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { makeTemporaryDataFolder } from '@rpm/embedded-postgres/testing';
import { rmSync } from 'node:fs';
import { prepareServer } from './template';

/** An embedded PostgreSQL server with a temporary data folder. */
export interface OwnServer {
  /** Connection parameters of the superuser. */
  connection: Connection;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = makeTemporaryDataFolder('rpm-test-');
  const postgres = await startEmbeddedPostgres(dataDir, { disposable: true });
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  };
  return { connection: postgres.administration, stop };
}

/**
 * Creates a migrated, empty database on a PostgreSQL server of its own, for specs whose measurements the transactions of other specs would change, also those in
 * other databases of the same server. Dropping the database stops the server.
 */
export async function createTestDatabaseOnOwnServer(): Promise<TestDatabase> {
  const server = await startOwnServer();
  try {
    const database = await createDatabaseOn(await prepareServer(server.connection));
    return { ...database, drop: () => database.drop().finally(() => server.stop()) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
