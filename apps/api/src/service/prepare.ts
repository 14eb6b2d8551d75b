import {
  assertPreparedStatements,
  assertSameDatabase,
  assertSupportedServer,
  Database,
  type OpenedDatabase,
} from '@rpm/database';
import { migrateOpened } from '@rpm/schema';
import { type Configuration } from '../configuration/configuration';
import { type DemoAccess, prepareDemo } from '../demo/demo';
import { type Say } from './running-service';

/**
 * Migrates the database, and creates the demo organization if there is to be one. Uses separate connections, because the connections of requests have time
 * limits.
 */
export async function prepare(opened: OpenedDatabase, configuration: Configuration, say: Say): Promise<DemoAccess | null> {
  const { connection, listening, embedded } = opened;
  const database = await new Database({ connection, poolSize: 3, patience: 'work' }).initialize();
  try {
    if (!embedded) await assertPreparedStatements(connection);
    await assertSameDatabase(connection, listening);
    await assertSupportedServer(database);
    say('Bringing the database up to date');
    await migrateOpened(opened, database, say);
    if (configuration.DEMO === 'off') return null;
    say('Preparing the demo organization');
    return await prepareDemo(database, configuration.DATA_DIR);
  } finally {
    await database.destroy();
  }
}
