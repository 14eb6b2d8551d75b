// This must be the first import: it ends the process if the release of Node.js is too old for the other imports.
import { warnAboutNode } from '@rpm/database/node-release';
import 'reflect-metadata';
import { readConfiguration } from '@rpm/database';
import cluster from 'node:cluster';
import { type Logger, pino } from 'pino';
import { type Configuration, settings } from './configuration/configuration';
import { logDestination } from './service/log-destination';
import { type RunningService } from './service/running-service';
import { EXIT, explainStartFailure } from './service/start-failure';
import { welcomeMessage } from './service/welcome';
import { WorkerEnded } from './workers/running-worker';

/** Time in milliseconds within which several stop signals count as one request to stop. */
const SAME_REQUEST_MS = 500;

/** Whether this process is one of several workers, which the primary process has started. */
const isWorker = (configuration: Configuration) => configuration.WORKERS > 1 && cluster.isWorker;

/** Starts the role of this process in the service. Only the modules of that role are loaded. */
async function start(configuration: Configuration, logger: Logger): Promise<RunningService> {
  const say = (progress: string) => process.stderr.write(`${progress} …\n`);
  if (configuration.WORKERS === 1) return (await import('./service/service.js')).startService(configuration, logger, say);
  if (cluster.isWorker) return (await import('./workers/worker.js')).startWorker(configuration, logger);
  return (await import('./workers/primary.js')).startPrimary(configuration, logger, say);
}

async function run(): Promise<void> {
  const configuration = readConfiguration(settings);
  if (!isWorker(configuration)) warnAboutNode();
  const options = { level: configuration.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const onDropped = (droppedLines: number) => logger.warn({ droppedLines }, 'Log lines were dropped because nobody read stdout.');
  const logger: Logger = pino(options, logDestination(onDropped, configuration.WORKERS > 1));
  const starting = start(configuration, logger);
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      // After Ctrl-C, a terminal signals both this process and npm, which forwards its signal to this process at once. A worker is signalled by its primary
      // process, too, whose end ends the worker.
      if (isWorker(configuration) || performance.now() - stoppingSince < SAME_REQUEST_MS) return;
      // A second stop signal ends the process without waiting.
      process.exit(130);
    }
    stoppingSince = performance.now();
    if (!isWorker(configuration)) process.stderr.write('Stopping: finishing running work …\n');
    // The service is stopped even while it is still starting, because its embedded database would otherwise keep running.
    starting.then((service) => service.stop()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const service = await starting.catch((error: unknown) => {
    // A terminal signals the workers, too, of which those that are still starting end at once.
    if (error instanceof WorkerEnded && stoppingSince !== null) process.exit(0);
    throw error;
  });
  if (!isWorker(configuration)) process.stderr.write(welcomeMessage(service));
}

function fail(error: unknown): never {
  if (error instanceof WorkerEnded) process.exit(error.status ?? EXIT.unavailable);
  const { status, message } = explainStartFailure(error);
  process.stderr.write(`\n${message}\n`);
  process.exit(status);
}

run().catch(fail);
