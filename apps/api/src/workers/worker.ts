import { Database } from '@rpm/database';
import { type Logger } from 'pino';
import { type Configuration } from '../configuration/configuration';
import { poolSizeOfWorker } from '../service/connection-demand';
import { type RunningService } from '../service/running-service';
import { serve } from '../service/serve';
import { MessageLink, type MessagePort, PATIENCE_MS } from './message-link';
import { type PrimaryActions, type WorkerActions } from './worker-actions';

/** Time limit in milliseconds for the first response of the primary process, which may be starting other workers. */
const START_PATIENCE_MS = 60_000;

/** Time limit in milliseconds for the metrics of all workers: longer than the primary process waits for a worker that does not answer. */
const METRICS_PATIENCE_MS = 2 * PATIENCE_MS;

/** Starts to serve requests as one of several workers, on the database that the primary process has opened and migrated. */
export async function startWorker(configuration: Configuration, logger: Logger): Promise<RunningService> {
  const link = new MessageLink<PrimaryActions>(process as MessagePort, {
    metrics: () => served.metrics.registry.getMetricsAsJSON(),
    setLogLevel: (level) => {
      logger.level = level;
    },
  } satisfies WorkerActions);
  const opened = await link.request('connections', null, START_PATIENCE_MS);
  const { connection, standbys } = opened;
  const served = await serve({
    opened,
    database: new Database({ connection, poolSize: poolSizeOfWorker(configuration), standbys }),
    configuration,
    logger,
    metricsOfAllWorkers: { metrics: () => link.request('metrics', null, METRICS_PATIENCE_MS) },
  });
  await link.request('serving', served.url, START_PATIENCE_MS);
  const stop = async () => {
    await served.stop();
    await link.request('lastMetrics', await served.metrics.registry.getMetricsAsJSON()).catch(() => undefined);
  };
  return { url: served.url, demo: null, stop };
}
