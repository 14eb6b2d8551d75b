// This must be the first import: it ends the process if the release of Node.js is too old for the other imports.
import { warnAboutNode } from '@rpm/database/node-release';
import 'reflect-metadata';
import { readConfiguration } from '@rpm/database';
import { type Logger, pino } from 'pino';
import { settings } from './configuration/configuration';
import { logDestination } from './service/log-destination';
import { startService } from './service/service';
import { explainStartFailure } from './service/start-failure';
import { welcomeMessage } from './service/welcome';

/** Time in milliseconds within which several stop signals count as one request to stop. */
const SAME_REQUEST_MS = 500;

async function run(): Promise<void> {
  warnAboutNode();
  const configuration = readConfiguration(settings);
  const options = { level: configuration.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const logger: Logger = pino(
    options,
    logDestination((droppedLines) => logger.warn({ droppedLines }, 'Log lines were dropped because nobody read stdout.')),
  );
  const starting = startService(configuration, logger, (progress) => process.stderr.write(`${progress} …\n`));
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      // After Ctrl-C, a terminal signals both this process and npm, which forwards its signal to this process at once.
      if (performance.now() - stoppingSince < SAME_REQUEST_MS) return;
      // A second stop signal ends the process without waiting.
      process.exit(130);
    }
    stoppingSince = performance.now();
    process.stderr.write('Stopping: finishing running work …\n');
    // The service is stopped even while it is still starting, because its embedded database would otherwise keep running.
    starting.then((service) => service.stop()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.stderr.write(welcomeMessage(await starting));
}

function fail(error: unknown): never {
  const { status, message } = explainStartFailure(error);
  process.stderr.write(`\n${message}\n`);
  process.exit(status);
}

run().catch(fail);
