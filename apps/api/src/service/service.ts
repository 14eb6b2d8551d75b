import { consoleOrigin } from '@rpm/data-access';
import {
  assertPreparedStatements,
  assertSameDatabase,
  assertSupportedServer,
  Database,
  openDatabase,
  type OpenedDatabase,
} from '@rpm/database';
import { migrateOpened } from '@rpm/schema';
import { type Logger } from 'pino';
import { createApplication } from './application';
import { type Configuration } from '../configuration/configuration';
import { type Demo, type DemoAccess, fillDemo, prepareDemo } from '../demo/demo';
import { DemoReceiver } from '../demo/demo-receiver';
import { BackgroundModule } from './background.module';
import { listening } from './listening';

export interface RunningService {
  url: string;
  demo: Demo | null;
  /** Stops the service: rejects new requests, finishes running ones, and closes the database. */
  stop(): Promise<void>;
}

type Say = (progress: string) => void;

/** Opens and migrates the database, and starts to serve requests. */
export async function startService(configuration: Configuration, logger: Logger, say: Say): Promise<RunningService> {
  const opened = await openDatabase(configuration, say);
  try {
    const demo = await prepare(opened, configuration, say);
    const database = new Database({
      connection: opened.connection,
      poolSize: configuration.DATABASE_POOL_SIZE,
      standbys: opened.standbys,
    });
    const served = await serve(database, opened, configuration, logger);
    return demo ? await fill(database, served, demo, logger, configuration) : { ...served, demo };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Prepares the database over separate connections, because the connections of requests have time limits. */
async function prepare(opened: OpenedDatabase, configuration: Configuration, say: Say): Promise<DemoAccess | null> {
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

/** Number of database connections for webhook delivery. Fan-out, claims, results and maintenance each run one statement at a time. */
const DELIVERY_POOL_SIZE = 4;

/** Starts the application with its background work, and listens. If the start fails half-way, everything that was started is stopped. */
async function serve(
  database: Database,
  opened: OpenedDatabase,
  configuration: Configuration,
  logger: Logger,
): Promise<Omit<RunningService, 'demo'>> {
  const { connection, listening: listeningConnection } = opened;
  const delivering = new Database({ connection, poolSize: DELIVERY_POOL_SIZE, patience: 'delivery' });
  const background = BackgroundModule.of({ database, delivering, connection, listeningConnection, configuration, logger });
  const application = await createApplication({
    database,
    connection,
    configuration,
    logger,
    delivering,
    background,
  });
  try {
    await application.init();
    await listening('PORT', application.listen(configuration.PORT, configuration.HOST));
  } catch (error) {
    await application.close();
    throw error;
  }
  const stop = async () => {
    await application.close();
    await opened.close();
  };
  return { url: await application.getUrl(), stop };
}

/**
 * Fills the demo organization, and starts the server that receives its webhooks. The demo's own requests are not logged, because no client has sent
 * them.
 */
async function fill(
  database: Database,
  served: Omit<RunningService, 'demo'>,
  access: DemoAccess,
  logger: Logger,
  { CONSOLE, PUBLIC_URL }: Configuration,
): Promise<RunningService> {
  let receiver: DemoReceiver | undefined;
  const { url } = served;
  const stop = async () => {
    await served.stop();
    await receiver?.close();
  };
  const { level } = logger;
  if (logger.isLevelEnabled('info')) logger.level = 'warn';
  try {
    receiver = await DemoReceiver.listen();
    const origin = CONSOLE === 'on' ? consoleOrigin(PUBLIC_URL, url) : null;
    return { url, stop, demo: await fillDemo(database, access, { url, receiverUrl: receiver.url, origin }) };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    logger.level = level;
  }
}
