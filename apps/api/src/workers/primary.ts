import { Database, openDatabase } from '@rpm/database';
import { type Logger } from 'pino';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { type Configuration } from '../configuration/configuration';
import { listenForMetrics } from '../operations/service-metrics';
import { assertEnoughConnections, poolSizeOfWorker, PRIMARY_POOL_SIZE } from '../service/connection-demand';
import { fill } from '../service/fill';
import { listening } from '../service/listening';
import { prepare } from '../service/prepare';
import { type RunningService, type Say } from '../service/running-service';
import { Workers } from './workers';
import { WorkersMetrics } from './workers-metrics';

/** Functions that stop what has been started, in the order of the starts. */
type Stops = (() => Promise<unknown> | undefined)[];

/**
 * Starts a service with several workers. This process opens and migrates the database, counts the requests of each key for all workers, and serves `METRICS_PORT`;
 * the workers do everything else.
 */
export async function startPrimary(configuration: Configuration, logger: Logger, say: Say): Promise<RunningService> {
  // A pool that is too small is refused before anything is started.
  poolSizeOfWorker(configuration);
  const stops: Stops = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  try {
    return await start(configuration, logger, say, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  configuration: Configuration,
  logger: Logger,
  say: Say,
  stops: Stops,
  stop: () => Promise<void>,
): Promise<RunningService> {
  const opened = await openDatabase(configuration, say);
  const { connection, listening: listeningConnection, standbys } = opened;
  stops.push(() => opened.close());
  const database = await new Database({ connection, poolSize: PRIMARY_POOL_SIZE, patience: 'delivery' }).initialize();
  stops.push(() => database.destroy());
  await assertEnoughConnections(database, connection, configuration);
  const access = await prepare(opened, configuration, say);

  const metrics = new WorkersMetrics(database);
  const listener = await listening('METRICS_PORT', listenForMetrics(metrics, configuration));
  stops.push(() => listener?.stop());
  new RateLimiterClusterMaster();
  say(`Starting ${configuration.WORKERS} workers`);
  const connections = { connection, listening: listeningConnection, standbys };
  const workers = new Workers({ count: configuration.WORKERS, connections, metrics, logger });
  stops.push(() => workers.stop());
  const served = { url: await workers.start(), stop };
  if (!access) return { ...served, demo: null };
  return await fill({ database, served, access, configuration, setLogLevel: (level) => workers.setLogLevel(level) });
}
