import { type Database } from '@rpm/database';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { kindOf } from './message-parts';
import { type ProcessedPart } from './processed-part';
import { READ_PROCESSING_STATE } from './processing-state.sql';

/** Buckets for the time from the receipt of a message to the stored reading, in seconds. */
const STORED_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 600];

/** Buckets for the time from a measurement to the receipt of its message, in seconds: from a minute to a week. */
const DELAY_SECONDS = [60, 300, 900, 3_600, 14_400, 86_400, 604_800];

/** Metrics of the messages that this process has processed. Labels contain no name and no value of a message. */
export class ProcessingMetrics {
  private readonly parts: Counter;
  private readonly stored: Histogram;
  private readonly delay: Histogram;

  constructor(registry: Registry) {
    const registers = [registry];
    this.parts = new Counter({
      name: 'rpm_ingest_parts_total',
      help: 'Parts of messages of sources, by adapter, kind of reading (none if it is not known), outcome, and code of the reason (none if there is none).',
      labelNames: ['adapter', 'kind', 'outcome', 'code'],
      registers,
    });
    this.stored = new Histogram({
      name: 'rpm_ingest_stored_seconds',
      help: 'Time from the receipt of a message to its stored readings, by adapter.',
      labelNames: ['adapter'],
      buckets: STORED_SECONDS,
      registers,
    });
    this.delay = new Histogram({
      name: 'rpm_ingest_delivery_delay_seconds',
      help: 'Time from the measurement of a reading to the receipt of its message, by adapter.',
      labelNames: ['adapter'],
      buckets: DELAY_SECONDS,
      registers,
    });
  }

  processed(adapter: string, parts: readonly ProcessedPart[]): void {
    const now = Date.now();
    for (const { message, part, result } of parts) {
      const { outcome, code = 'none', readingTimestamp } = result;
      this.parts.inc({ adapter, kind: kindOf(part) ?? 'none', outcome, code });
      if (outcome !== 'stored') continue;
      this.stored.observe({ adapter }, (now - message.receivedAt.getTime()) / 1000);
      if (readingTimestamp)
        this.delay.observe({ adapter }, Math.max(0, (message.receivedAt.getTime() - readingTimestamp.getTime()) / 1000));
    }
  }
}

/** Registers gauges that show the messages and parts that wait. They are read from the database on each scrape, so every process exports the same values. */
export function observeProcessing(registry: Registry, database: Database): void {
  let reading: ReturnType<typeof read> | null = null;
  const read = () => database.run('delivery', READ_PROCESSING_STATE, {}).then(([row]) => row ?? null);
  const readOnce = () =>
    (reading ??= read()
      .catch(() => null)
      .finally(() => (reading = null)));
  const registers = [registry];
  const quarantined: Gauge = new Gauge({
    name: 'rpm_ingest_quarantined',
    help: 'Parts of messages of sources that wait in quarantine, by code of the reason.',
    labelNames: ['code'],
    registers,
    collect: async () => {
      const state = await readOnce();
      quarantined.reset();
      for (const [code, count] of Object.entries(state?.quarantined ?? {})) quarantined.set({ code }, count);
    },
  });
  const oldest: Gauge = new Gauge({
    name: 'rpm_ingest_oldest_queued_seconds',
    help: 'Time since the oldest message that is due was received, without paused sources. 0 if no message is due.',
    registers,
    collect: async () => {
      const state = await readOnce();
      // The gauge is removed, because an empty gauge without labels would be exported as 0, which would be wrong.
      if (state) oldest.set(state.oldestSeconds);
      else oldest.remove({});
    },
  });
}
