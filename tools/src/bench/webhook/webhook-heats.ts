import { quantile } from '../measure/load';
import { type Bench } from '../row';
import { rounded } from '../measure/statistics';
import { type Contender } from './webhook-contender';
import { type WebhookPublisher } from './webhook-publisher';
import { type Receipts } from './webhook-receiver';
import { type WebhookSetting } from './webhook-setting';

/** Messages that each process delivers before it is measured, for its code to be compiled and its statements to be planned. */
const WARM_UP = 3_000;
export const PATIENCE_MS = 5_000;

/** Runs a contender's process, warms it up, and has it measured. */
export async function withContender<T>(
  bench: Bench,
  setting: WebhookSetting,
  publisher: WebhookPublisher,
  contender: Contender,
  measure: (port: number) => Promise<T>,
): Promise<T> {
  const { port, stop } = await contender.start();
  let isOver = false;
  const end = async () => {
    if (!isOver) await stop();
    isOver = true;
  };
  bench.defer(end);
  const count = Math.min(WARM_UP, bench.readings);
  await publisher.publish(contender, count, answering(setting));
  await setting.receiver.receive(count, PATIENCE_MS);
  await publisher.settle();
  try {
    return await measure(port);
  } finally {
    await end();
  }
}

/** All webhooks but the one that hangs. */
export function answering({ targets }: WebhookSetting) {
  return targets.slice(1);
}

/** Contenders in turn: who is first in one round is last in the next. */
export function inTurn<T>(all: readonly T[], round: number): T[] {
  return all.map((_, place) => all[(place + round) % all.length]).filter((one) => one !== undefined);
}

/** Milliseconds from commit to receipt. Those that never came are in the share only. */
export interface Latency {
  p50: number;
  p99: number;
  /** Of all that were sent, how many came while it was measured. */
  share: number;
  /** Those that came twice. */
  repeated: number;
}

export function latencyOf(committed: ReadonlyMap<number, number>, { at, repeated }: Receipts): Latency {
  const latencies: number[] = [];
  for (const [n, begin] of committed) {
    const end = at.get(n);
    // A receipt may be written down before the publisher hears of its commit.
    if (end !== undefined) latencies.push(Math.max(0, end - begin));
  }
  latencies.sort((a, b) => a - b);
  const share = latencies.length / committed.size;
  return {
    p50: rounded(quantile(latencies, 0.5), 1),
    p99: rounded(quantile(latencies, 0.99), 1),
    share: rounded(share, 3),
    repeated,
  };
}
