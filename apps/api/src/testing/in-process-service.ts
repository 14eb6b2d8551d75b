import { readConfiguration } from '@rpm/data-access';
import { type Logger, pino } from 'pino';
import { Writable } from 'node:stream';
import { settings } from '../service/configuration';
import { type Service, startService } from '../service/service';

/** The encryption key is fixed; without it, the service would create a key file in the repository. */
const DEFAULTS = { PORT: '0', DEMO: 'off', WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') };

/** Starts the whole service with webhook delivery in this process, which is faster than starting a process. */
export function startInProcess(environment: Record<string, string>, log: Record<string, unknown>[] = []): Promise<Service> {
  return startService(readConfiguration(settings, { ...DEFAULTS, ...environment }), loggerTo(log), () => undefined);
}

/** Returns a logger that appends each line, parsed, to `log`. */
export function loggerTo(log: Record<string, unknown>[]): Logger {
  const sink = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  return pino({ base: null }, sink);
}
