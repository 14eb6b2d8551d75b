import { type DynamicModule, Module } from '@nestjs/common';
import { HttpAdapterHost, ModuleRef } from '@nestjs/core';
import {
  ApiKeyAuthenticator,
  ApiKeyChanges,
  ApiKeyUses,
  ConsoleSessionAuthenticator,
  ConsoleSessionUses,
  OutdatedRows,
  ReadingCounter,
  SmartTokenAuthenticator,
  SourceAuthenticator,
  UpgradeSteps,
} from '@rpm/data-access';
import { AuditSealer, loadSigningKeys } from '@rpm/audit';
import {
  ConfigurationError,
  type Connection,
  type Database,
  grownTablesLoop,
  loggableError,
  OtherDatabase,
  type Pace,
  serverState,
} from '@rpm/database';
import { TIME_LIMITS } from '@rpm/domain';
import { assertSecretsReadable, SecretBox } from '@rpm/encryption';
import { ingestRetentionLoop, MessageProcessor, Refusals, SilenceWatch } from '@rpm/sources';
import { Delivery, notifyAfterWrites, PublicationWatch, recordLoggedDeliveries } from '@rpm/webhook-delivery';
import { type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger } from 'pino';
import { type Configuration } from '../configuration/configuration';
import { Readiness } from '../http-connection/readiness';
import { ServiceMetrics } from '../operations/service-metrics';
import { MessageReceiver } from '../ingest/message-receiver';
import { listening } from './listening';
import { type ServicePart, ServiceParts } from './service-parts';

interface Background {
  database: Database;
  /** Separate connections for webhook delivery, so that requests and deliveries do not wait for each other. */
  delivering: Database;
  /** Settings of connections that listen for notifications or build indexes. */
  listeningConnection: Connection;
  configuration: Configuration;
  logger: Logger;
}

/** Work that the service's process does besides handling requests. Specs run the application without this module. */
@Module({})
export class BackgroundModule {
  static of(background: Background): DynamicModule {
    const useFactory = (module: ModuleRef) => new ServiceParts(() => partsOf(background, module));
    return { module: BackgroundModule, providers: [{ provide: ServiceParts, useFactory, inject: [ModuleRef] }] };
  }
}

function partsOf(
  { database, delivering, listeningConnection, configuration, logger }: Background,
  module: ModuleRef,
): ServicePart[] {
  const provider = <T>(type: abstract new (...args: never[]) => T): T => module.get<T>(type, { strict: false });
  const box = provider(SecretBox);
  const changes = new ApiKeyChanges(
    listeningConnection,
    provider(ApiKeyAuthenticator),
    provider(ConsoleSessionAuthenticator),
    provider(SmartTokenAuthenticator),
    provider(SourceAuthenticator),
  );
  const upgrade = new UpgradeSteps(database, listeningConnection, (details, message) => logger.info(details, message), [
    recordLoggedDeliveries,
  ]);
  const metrics = provider(ServiceMetrics);
  const delivery = provider(Delivery);
  return [
    connections(database),
    { start: () => checkStandbys(database, logger) },
    connections(delivering),
    { start: () => warnIfRoleBypassesRls(database, logger) },
    { start: () => assertSecretsReadable(database, box) },
    { start: () => changes.listen(), stop: () => changes.close() },
    provider(ConsoleSessionUses),
    provider(ApiKeyUses),
    provider(Refusals),
    running(() => new OutdatedRows(database)),
    grownTablesLoop(delivering, delivery.pace, (error) => logger.error({ task: 'statistics', ...loggableError(error) })),
    counting(new ReadingCounter(database), delivery.pace),
    upgrade,
    sealing(delivering, delivery.pace, configuration, logger),
    watching(database, delivery.pace, logger),
    expiring(delivering, configuration, logger),
    { start: () => listening('METRICS_PORT', metrics.listen()), stop: () => metrics.stop() },
    { start: () => deliver(delivery, database, listeningConnection, configuration), stop: () => delivery.stop() },
    processing(provider(MessageProcessor), provider(MessageReceiver), delivery.pace, configuration),
    { stop: () => finishRequests(module, configuration) },
  ];
}

const connections = (database: Database): ServicePart => ({
  start: () => database.initialize(),
  stop: () => (database.isInitialized ? database.destroy() : undefined),
});

const counting = (counter: ReadingCounter, pace: Pace): ServicePart => ({
  start: () => counter.start(pace),
  stop: () => counter.stop(),
});

/** Notices when sources of readings and devices are silent. */
function watching(database: Database, pace: Pace, logger: Logger): ServicePart {
  const watch = new SilenceWatch({ database, onError: (error) => logger.error({ task: 'silence', ...loggableError(error) }) });
  return { start: () => watch.start(pace), stop: () => watch.stop() };
}
/** Processes the messages of sources. A process that does no background work notifies the others of the messages that it has received. */
const processing = (
  processor: MessageProcessor,
  receiver: MessageReceiver,
  pace: Pace,
  { DELIVERY }: Configuration,
): ServicePart => ({
  start: () => {
    receiver.onStored((source) => {
      pace.announceWork();
      processor.wake(source);
    });
    if (DELIVERY === 'on') processor.start(pace);
  },
  stop: () => processor.stop(),
});

/** Seals the audit trail, and writes its checkpoints to the log, whose collectors may belong to somebody who cannot change the database. */
function sealing(database: Database, pace: Pace, configuration: Configuration, logger: Logger): ServicePart {
  let sealer: AuditSealer | null = null;
  return {
    start: async () => {
      sealer = new AuditSealer({
        database,
        keys: await loadSigningKeys(configuration),
        checkpointFile: configuration.AUDIT_CHECKPOINT_FILE,
        onCheckpoint: (checkpoint) => logger.info({ checkpoint }, 'Checkpoint of the audit trail'),
        onError: (error) => logger.error({ task: 'audit', ...loggableError(error) }),
      });
      sealer.start(pace);
    },
    stop: () => sealer?.stop(),
  };
}

/** Removes the bodies of old messages of sources. */
function expiring(database: Database, configuration: Configuration, logger: Logger): ServicePart {
  const loop = ingestRetentionLoop(database, configuration, (error: unknown) =>
    logger.error({ task: 'ingest', ...loggableError(error) }),
  );
  return { start: () => loop.start(), stop: () => loop.stop() };
}

/** Returns a service part that creates an object when it starts, and stops the object when it stops. */
function running(create: () => { stop(): unknown }): ServicePart {
  let created: { stop(): unknown } | undefined;
  return { start: () => (created = create()), stop: () => created?.stop() };
}

/** Checks the standbys that answer. One that does not is used as soon as it answers. @throws ConfigurationError if one has another database */
async function checkStandbys({ standbys }: Database, logger: Logger): Promise<void> {
  for (const { number, cause } of (await standbys?.check()) ?? []) {
    if (cause instanceof OtherDatabase) {
      throw new ConfigurationError([
        `DATABASE_REPLICA_URLS: URL ${number} must lead to the database of DATABASE_URL in the same role`,
      ]);
    }
    logger.warn({ standby: number, ...loggableError(cause) }, 'A standby of DATABASE_REPLICA_URLS does not answer.');
  }
}

async function warnIfRoleBypassesRls(database: Database, logger: Logger): Promise<void> {
  if (!(await serverState(database)).bypassesRowSecurity) return;
  logger.warn(
    'Row-level security does not apply to the role of DATABASE_URL. Connect as an ordinary role that owns the database.',
  );
}

/** Starts webhook delivery in this process. If `DELIVERY` is off, only notifies the other processes of new events, which they deliver. */
async function deliver(delivery: Delivery, database: Database, listeningConnection: Connection, { DELIVERY }: Configuration) {
  if (DELIVERY === 'off') {
    notifyAfterWrites(database);
    database.onWrite(() => delivery.pace.wake());
    await delivery.startWithoutSending(listeningConnection);
    return;
  }
  database.onWrite((organizationId) => delivery.wake(organizationId));
  await delivery.start(listeningConnection);
}

/** Reports that the service is not ready, and waits until all requests are answered. */
async function finishRequests(module: ModuleRef, { SHUTDOWN_DELAY_MS }: Configuration): Promise<void> {
  const server = module.get(HttpAdapterHost, { strict: false }).httpAdapter.getHttpServer() as Server;
  if (!server.listening) return;
  module.get(Readiness, { strict: false }).startDraining();
  module.get(PublicationWatch, { strict: false }).close();
  await sleep(SHUTDOWN_DELAY_MS);
  await drain(server);
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
