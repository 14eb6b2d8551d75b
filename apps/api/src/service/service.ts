import { type NestExpressApplication } from '@nestjs/platform-express';
import {
  ReadingCounter,
  ApiKeyAuthenticator,
  ApiKeyChanges,
  ApiKeyUses,
  consoleOrigin,
  ConsoleSessionAuthenticator,
  ConsoleSessionUses,
  OutdatedRows,
  UpgradeSteps,
} from '@rpm/data-access';
import {
  assertPreparedStatements,
  assertSupportedServer,
  type Connection,
  Database,
  onCommittedWrite,
  openDatabase,
  type OpenedDatabase,
  serverState,
} from '@rpm/database';
import { assertSecretsReadable, SecretBox } from '@rpm/encryption';
import { migrate } from '@rpm/schema';
import { TIME_LIMITS } from '@rpm/domain';
import { notifyAfterWrites } from '@rpm/webhook-delivery';
import { Delivery, PublicationWatch } from '@rpm/webhook-delivery';
import { type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger } from 'pino';
import { createApplication } from './application';
import { type Configuration } from '../configuration/configuration';
import { type Demo, type DemoAccess, fillDemo, prepareDemo } from '../demo/demo';
import { DemoReceiver } from '../demo/demo-receiver';
import { Readiness } from '../http-connection/readiness';
import { ServiceMetrics } from '../operations/service-metrics';

export interface RunningService {
  url: string;
  demo: Demo | null;
  /** Stops the service: rejects new requests, finishes running ones, and closes the database. */
  stop(): Promise<void>;
}

/** Error if the service cannot listen at the configured address. `reason` is Node's error code. */
export class CannotListen extends Error {
  constructor(
    readonly reason: string,
    private readonly setting: 'PORT' | 'METRICS_PORT',
    options: ErrorOptions,
  ) {
    super(`Cannot listen (${reason}).`, options);
  }

  get advice(): string {
    const { setting } = this;
    if (this.reason === 'EADDRINUSE') return `Choose another port: ${setting}=3001 npm start`;
    if (this.reason === 'EACCES') return `Choose a port above 1023: ${setting}=3001 npm start`;
    return `${setting === 'PORT' ? 'HOST' : 'METRICS_HOST'} must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`;
  }
}

type Say = (progress: string) => void;

/** Opens and migrates the database, and starts to serve requests. */
export async function startService(configuration: Configuration, logger: Logger, say: Say): Promise<RunningService> {
  const database = await openDatabase(configuration, say);
  try {
    const demo = await prepare(database, configuration, say);
    const dataSource = new Database({ connection: database.connection, poolSize: configuration.DATABASE_POOL_SIZE });
    await dataSource.initialize();
    const served = await serve(dataSource, database, configuration, logger);
    return demo ? await fill(dataSource, served, demo, logger, configuration) : { ...served, demo };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Prepares the database over separate connections, because the connections of requests have time limits. */
async function prepare(
  { connection, embedded }: OpenedDatabase,
  configuration: Configuration,
  say: Say,
): Promise<DemoAccess | null> {
  const dataSource = await new Database({ connection, poolSize: 3, patience: 'work' }).initialize();
  try {
    if (!embedded) await assertPreparedStatements(connection);
    await assertSupportedServer(dataSource);
    say('Bringing the database up to date');
    await migrate(dataSource, say);
    if (configuration.DEMO === 'off') return null;
    say('Preparing the demo organization');
    return await prepareDemo(dataSource, configuration.DATA_DIR);
  } finally {
    await dataSource.destroy();
  }
}

async function serve(dataSource: Database, database: OpenedDatabase, configuration: Configuration, logger: Logger) {
  await warnIfRoleBypassesRls(dataSource, logger);
  const patience = 'delivery';
  const delivering = await new Database({
    connection: database.connection,
    poolSize: DELIVERY_POOL_SIZE,
    patience,
  }).initialize();
  const { connection } = database;
  const application = await createApplication({ dataSource, connection, configuration, logger, delivering });
  await assertSecretsReadable(dataSource, application.get(SecretBox));
  const changes = await listenForKeyChanges(application, database.connection);
  const retention = new OutdatedRows(dataSource);
  const readingCounter = new ReadingCounter(dataSource);
  const upgrade = new UpgradeSteps(dataSource, database.connection, (details, message) => logger.info(details, message));
  const metrics = application.get(ServiceMetrics);
  const delivery = application.get(Delivery);
  const letGo = async () => {
    await delivery.stop();
    await metrics.stop();
    retention.stop();
    await readingCounter.stop();
    await upgrade.stop();
    await application.get(ApiKeyUses).stop();
    await application.get(ConsoleSessionUses).stop();
    await application.close();
    await changes.close();
    await delivering.destroy();
    await dataSource.destroy();
    await database.close();
  };
  try {
    const { PORT, HOST } = configuration;
    await listening('METRICS_PORT', metrics.listen());
    await listening('PORT', application.listen(PORT, HOST));
  } catch (error) {
    await letGo();
    throw error;
  }
  await deliver(delivery, dataSource, database.connection, configuration);
  upgrade.start();
  const stop = async () => {
    application.get(Readiness).startDraining();
    application.get(PublicationWatch).close();
    await sleep(configuration.SHUTDOWN_DELAY_MS);
    await drain(application.getHttpServer());
    await letGo();
  };
  return { url: await application.getUrl(), stop };
}

/** Number of database connections for webhook delivery. Fan-out, claims, results and maintenance each run one statement at a time. */
const DELIVERY_POOL_SIZE = 4;

/** Starts webhook delivery in this process. If delivery is off here, only notifies other processes of new events, so that they deliver them. */
async function deliver(delivery: Delivery, dataSource: Database, connection: Connection, { DELIVERY }: Configuration) {
  if (DELIVERY === 'off') {
    notifyAfterWrites(dataSource);
    return;
  }
  onCommittedWrite(dataSource, (organizationId) => delivery.wake(organizationId));
  await delivery.start(connection);
}

async function listening(setting: 'PORT' | 'METRICS_PORT', begun: Promise<unknown>): Promise<void> {
  await begun.catch((cause: unknown) => {
    throw new CannotListen((cause as NodeJS.ErrnoException).code ?? 'unknown', setting, { cause });
  });
}

async function warnIfRoleBypassesRls(dataSource: Database, logger: Logger): Promise<void> {
  if (!(await serverState(dataSource)).bypassesRowSecurity) return;
  logger.warn(
    'Row-level security does not apply to the role of DATABASE_URL. Connect as an ordinary role that owns the database.',
  );
}

/**
 * Fills the demo organization, and starts the server that receives its webhooks. The demo's own requests are not logged, because no client has sent
 * them.
 */
async function fill(
  dataSource: Database,
  served: Omit<RunningService, 'demo'>,
  access: DemoAccess,
  logger: Logger,
  { CONSOLE, PUBLIC_URL }: Configuration,
): Promise<RunningService> {
  const receiver = await DemoReceiver.listen();
  const { url } = served;
  const stop = async () => {
    await served.stop();
    await receiver.close();
  };
  const { level } = logger;
  if (logger.isLevelEnabled('info')) logger.level = 'warn';
  try {
    const origin = CONSOLE === 'on' ? consoleOrigin(PUBLIC_URL, url) : null;
    return { url, stop, demo: await fillDemo(dataSource, access, { url, receiverUrl: receiver.url, origin }) };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    logger.level = level;
  }
}

async function listenForKeyChanges(application: NestExpressApplication, connection: Connection): Promise<ApiKeyChanges> {
  const changes = new ApiKeyChanges(
    connection,
    application.get(ApiKeyAuthenticator),
    application.get(ConsoleSessionAuthenticator),
  );
  await changes.listen();
  return changes;
}

/** Stops accepting connections, and closes each open connection as soon as it is idle. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), TIME_LIMITS.drain);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}
