import { type AdapterName, type RefusalReason } from '@rpm/domain';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Histogram buckets in seconds, from one insert up to the time limit of a statement. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics of received messages. No label contains a token, and none names an organization. */
export class IngestMetrics {
  private readonly messages: Counter<'adapter' | 'outcome'>;
  private readonly failures: Counter<'source'>;
  private readonly seconds: Histogram<'adapter'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.messages = new Counter({
      name: 'rpm_ingest_messages_total',
      help: 'Messages to sources, by adapter and outcome: accepted, or the reason of the refusal.',
      labelNames: ['adapter', 'outcome'],
      registers,
    });
    this.failures = new Counter({
      name: 'rpm_ingest_authentication_failures_total',
      help: 'Messages that did not prove that they come from the vendor, by the id of the source.',
      labelNames: ['source'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'rpm_ingest_answer_seconds',
      help: 'Time from the headers of an accepted message to its answer, by adapter.',
      labelNames: ['adapter'],
      buckets: SECONDS,
      registers,
    });
  }

  accepted(adapter: AdapterName, ms: number): void {
    this.messages.inc({ adapter, outcome: 'accepted' });
    this.seconds.observe({ adapter }, ms / 1000);
  }

  refused({ adapter, id }: { adapter: AdapterName; id: number }, reason: RefusalReason): void {
    this.messages.inc({ adapter, outcome: reason });
    if (reason === 'authentication' || reason === 'network') this.failures.inc({ source: String(id) });
  }
}
