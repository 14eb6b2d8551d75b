import { quantile } from '../measure/load';
import { type BenchmarkContext } from '../row';
import { type ServerProcess } from '../measure/server-process';
import { roundTo } from '../measure/statistics';
import { type WebhookContender } from './webhook-contender';
import { type WebhookPublisher } from './webhook-publisher';
import { type MessageArrivals } from './webhook-receiver';
import { type WebhookBenchmarkSetup } from './webhook-setting';

/** Number of messages that each process delivers before it is measured, so that its code is compiled and its SQL statements are prepared. */
const WARM_UP = 3_000;
export const PATIENCE_MS = 5_000;

/** Starts the process of a compared program, warms it up, and measures it. */
export async function warmUpAndMeasure<T>(
  bench: BenchmarkContext,
  setting: WebhookBenchmarkSetup,
  publisher: WebhookPublisher,
  contender: WebhookContender,
  measure: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await contender.start();
  let isOver = false;
  const end = async () => {
    if (!isOver) await server.stop();
    isOver = true;
  };
  bench.defer(end);
  const count = Math.min(WARM_UP, bench.readings);
  await publisher.publish(contender, count, respondingTargets(setting));
  await setting.receiver.receive(count, PATIENCE_MS);
  await publisher.settle();
  try {
    return await measure(server);
  } finally {
    await end();
  }
}

/** Returns all webhooks except the one whose receiver never responds. */
export function respondingTargets({ targets }: WebhookBenchmarkSetup) {
  return targets.slice(1);
}

/** Returns the compared programs in an order that rotates from round to round. */
export function rotateContenders<T>(all: readonly T[], round: number): T[] {
  return all.map((_, place) => all[(place + round) % all.length]).filter((one) => one !== undefined);
}

/** Latency from commit to receipt in milliseconds. It does not include messages that never arrived, which are visible only in `share`. */
export interface LatencySummary {
  p50: number;
  p99: number;
  /** Fraction of the sent messages that arrived while the program was being measured. */
  share: number;
  /** Number of messages that arrived twice. */
  repeated: number;
}

export function latencyOf(committed: ReadonlyMap<number, number>, { at, repeated }: MessageArrivals): LatencySummary {
  const latencies: number[] = [];
  for (const [n, begin] of committed) {
    const end = at.get(n);
    // The latency is never negative: the receiver may record a message before the publisher learns of the commit.
    if (end !== undefined) latencies.push(Math.max(0, end - begin));
  }
  latencies.sort((a, b) => a - b);
  const share = latencies.length / committed.size;
  return {
    p50: roundTo(quantile(latencies, 0.5), 1),
    p99: roundTo(quantile(latencies, 0.99), 1),
    share: roundTo(share, 3),
    repeated,
  };
}
