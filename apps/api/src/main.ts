import 'reflect-metadata';
import { readConfiguration } from '@rpm/data-access';
import { type Logger, pino } from 'pino';
import { settings } from './service/configuration';
import { logDestination } from './service/log-destination';
import { startService } from './service/service';
import { explainStartFailure } from './service/start-failure';
import { welcomeMessage } from './service/welcome';

/** Signals so close together are one request to stop. */
const SAME_REQUEST_MS = 500;

async function run(): Promise<void> {
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
      // A terminal sends Ctrl-C to this process, and npm passes it on at once: that is one request, not two.
      if (performance.now() - stoppingSince < SAME_REQUEST_MS) return;
      // Asked twice: whoever asks does not want to wait.
      process.exit(130);
    }
    stoppingSince = performance.now();
    process.stderr.write('Stopping: finishing what is under way …\n');
    // Also while it starts: the database would outlive the process otherwise.
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
