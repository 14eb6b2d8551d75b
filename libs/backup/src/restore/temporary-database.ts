import { removeEmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, Database } from '@rpm/database';

/**
 * Starts a PostgreSQL server in the folder for temporary files, and removes it afterwards. @param work gets an empty database in the role of the service
 */
export async function withTemporaryDatabase<T>(work: (database: Database, connection: Connection) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rpm-verify-'));
  try {
    const server = await startEmbeddedPostgres(dataDir, { disposable: true });
    try {
      const database = await new Database({ connection: server.connection, poolSize: 1, patience: 'work' }).initialize();
      try {
        return await work(database, server.connection);
      } finally {
        await database.destroy();
      }
    } finally {
      await server.stop();
    }
  } finally {
    removeEmbeddedPostgres(dataDir);
  }
}
