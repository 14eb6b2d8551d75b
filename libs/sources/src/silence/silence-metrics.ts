import { type Database } from '@rpm/database';
import { Gauge, type Registry } from 'prom-client';
import { COUNT_SILENT_DEVICES } from './device-silence.sql';
import { COUNT_SILENT_SOURCES, LIST_LAST_MESSAGES } from './silent-sources.sql';

/** Maximum number of sources with a time series of their own; those with the newest messages come first. */
const MAX_SOURCES = 1_000;

/** Registers gauges with the number of silent sources and devices, and with the time of the last message of each source. They are absent while the database cannot be read. */
export function observeSources(registry: Registry, database: Pick<Database, 'run'>): void {
  observeCount(registry, 'rpm_ingest_silent_sources', 'Sources that have sent nothing for longer than expected.', () =>
    database.run('delivery', COUNT_SILENT_SOURCES, {}),
  );
  observeCount(registry, 'rpm_silent_devices', 'Devices with patients that have reported nothing for longer than expected.', () =>
    database.run('delivery', COUNT_SILENT_DEVICES, {}),
  );
  const last: Gauge<'source'> = new Gauge({
    name: 'rpm_ingest_last_message_timestamp_seconds',
    help: `Time of the last message of a source, by its id, for at most ${MAX_SOURCES} sources.`,
    labelNames: ['source'],
    registers: [registry],
    collect: async () => {
      const rows = await database.run('delivery', LIST_LAST_MESSAGES, { limit: MAX_SOURCES }).catch(() => []);
      last.reset();
      for (const { sourceId, seconds } of rows) last.set({ source: String(sourceId) }, seconds);
    },
  });
}

function observeCount(registry: Registry, name: string, help: string, read: () => Promise<{ count: number }[]>): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      const [row] = await read().catch(() => []);
      if (row) gauge.set(row.count);
      else gauge.remove({});
    },
  });
}
