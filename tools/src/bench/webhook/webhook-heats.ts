import { type ServerProcess, startServer } from '../../harness/server-process';
import { quantile, roundTo } from '../measure/statistics';
import { type BenchmarkContext } from '../row';
import { WebhookPublisher } from './webhook-publisher';
import { createWebhookBenchmarkSetup, type WebhookBenchmarkSetup } from './webhook-setting';

/** Number of messages that each process delivers before it is measured, so that its code is compiled and its SQL statements are prepared. */
const WARM_UP = 3_000;
/** Time without any arrival after which no further message is expected, in milliseconds. */
export const PATIENCE_MS = 5_000;

/** A running process that delivers webhooks, and the information with which it is measured. */
export interface Heat {
  publisher: WebhookPublisher;
  setting: WebhookBenchmarkSetup;
  server: ServerProcess;
}

/** Measures the delivery of webhooks in every round, in a new process each time. @returns the results of the rounds */
export async function measureHeats<T>(
  bench: BenchmarkContext,
  measure: (heat: Heat) => Promise<T>,
): Promise<{ heats: T[]; postgres: string }> {
  const setting = await createWebhookBenchmarkSetup(bench);
  const publisher = await WebhookPublisher.connect(bench, setting);
  const environment = {
    DATABASE_URL: setting.url,
    WEBHOOK_ENCRYPTION_KEY: setting.encryptionKey,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  };
  const heats: T[] = [];
  for (let round = 1; round <= bench.rounds; round++) {
    bench.say(`Round ${round} of ${bench.rounds}`);
    const server = await startServer('tools/dist/bench/servers/webhook-sender.js', environment);
    bench.defer(server.stop);
    const count = Math.min(WARM_UP, bench.readings);
    await publisher.publish(count, respondingTargets(setting));
    await setting.receiver.receive(count, PATIENCE_MS);
    await publisher.settle();
    heats.push(await measure({ publisher, setting, server }).finally(server.stop));
  }
  return { heats, postgres: setting.postgres };
}

/** Returns all webhooks except the one whose receiver never responds. */
export const respondingTargets = ({ targets }: WebhookBenchmarkSetup) => targets.slice(1);

/** Latency from commit to receipt in milliseconds. Messages that never arrived have no latency; they only reduce `share` and count as failures. */
export interface LatencySummary {
  p50: number;
  p99: number;
  /** Fraction of published messages that arrived while the process was measured. */
  share: number;
  /** Number of messages that did not arrive, or arrived twice. */
  failures: number;
}

/** Publishes messages at a constant rate for `seconds`, and measures when they arrive. @param patienceMs see {@link PATIENCE_MS} */
export async function measureLatency(
  { publisher, setting }: Heat,
  { perSecond, seconds, patienceMs }: { perSecond: number; seconds: number; patienceMs: number },
): Promise<LatencySummary> {
  const [committed, { at, repeated }] = await Promise.all([
    publisher.publishSteadily(perSecond, seconds, respondingTargets(setting)),
    setting.receiver.receive(Math.round(perSecond * seconds), patienceMs),
  ]);
  const latencies: number[] = [];
  for (const [message, begin] of committed) {
    const end = at.get(message);
    // The receiver may record a message before the publisher learns of the commit; the latency is then 0.
    if (end !== undefined) latencies.push(Math.max(0, end - begin));
  }
  return {
    p50: roundTo(quantile(latencies, 0.5), 1),
    p99: roundTo(quantile(latencies, 0.99), 1),
    share: roundTo(latencies.length / committed.size, 3),
    failures: committed.size - latencies.length + repeated,
  };
}
