import { Database, openDatabase } from '@rpm/database';
import { type Logger } from 'pino';
import { type Configuration } from '../configuration/configuration';
import { fill } from './fill';
import { prepare } from './prepare';
import { type RunningService, type Say } from './running-service';
import { serve } from './serve';

export { type RunningService } from './running-service';

/** Opens and migrates the database, and starts to serve requests in this process. */
export async function startService(configuration: Configuration, logger: Logger, say: Say): Promise<RunningService> {
  const opened = await openDatabase(configuration, say);
  try {
    const access = await prepare(opened, configuration, say);
    const { connection, standbys } = opened;
    const database = new Database({ connection, poolSize: configuration.DATABASE_POOL_SIZE, standbys });
    const { url, stop: stopServing } = await serve({ opened, database, configuration, logger });
    const stop = async () => {
      await stopServing();
      await opened.close();
    };
    const served = { url, stop };
    if (!access) return { ...served, demo: null };
    return await fill({ database, served, access, configuration, setLogLevel: (level) => (logger.level = level) });
  } catch (error) {
    await opened.close();
    throw error;
  }
}
