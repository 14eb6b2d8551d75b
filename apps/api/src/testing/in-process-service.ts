import { readConfiguration } from '@rpm/database';
import { withListenUrl } from '@rpm/database/testing';
import { type Logger, pino } from 'pino';
import { Writable } from 'node:stream';
import { settings } from '../configuration/configuration';
import { type RunningService, startService } from '../service/service';

/** Encryption key for specs. Without a configured key, the service would create a key file in the repository. */
const DEFAULTS = { PORT: '0', DEMO: 'off', WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') };

/** Starts the whole service, including webhook delivery, within the process of the spec, which is faster than starting another process. */
export function startInProcess(
  environment: Record<string, string>,
  log: Record<string, unknown>[] = [],
): Promise<RunningService> {
  const configuration = readConfiguration(settings, withListenUrl({ ...DEFAULTS, ...environment }));
  return startService(configuration, loggerAppendingTo(log), () => undefined);
}

/** Returns a logger that parses each log line and appends it to `log`. */
export function loggerAppendingTo(log: Record<string, unknown>[]): Logger {
  const sink = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  return pino({ base: null }, sink);
}
