import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { alignColumns } from '../measure/table';
import { type WebhookContender } from './webhook-contender';
import { allContenders } from './webhook-contenders';
import { respondingTargets, type LatencySummary, latencyOf, warmUpAndMeasure } from './webhook-heats';
import { WebhookPublisher } from './webhook-publisher';
import { createWebhookBenchmarkSetup, type WebhookBenchmarkSetup } from './webhook-setting';

const PER_SECOND = 300;
/** Maximum time to wait for the last messages, in milliseconds. */
const PATIENCE_MS = 3_000;
const LOOK_MS = 100;

export const webhookFairness: Row = {
  name: 'webhook-fairness',
  about: `${PER_SECOND} events per second to 199 webhooks, with and without a backlog of --readings events for a webhook that never responds`,
  defaults: { readings: 50_000 },
  run: async (bench) => runWebhookFairness(bench, await createWebhookBenchmarkSetup(bench)),
};

interface Measured {
  name: string;
  title: string;
  alone: LatencySummary;
  besideHung: LatencySummary;
}

/** Measures a single round, because hanging requests stay open. Each program uses its own tables. */
export async function runWebhookFairness(bench: BenchmarkContext, setting: WebhookBenchmarkSetup): Promise<BenchmarkResult> {
  const publisher = await WebhookPublisher.connect(bench, setting.administrationUrl);
  const measured: Measured[] = [];
  for (const contender of await allContenders(bench, setting)) {
    bench.say(`Measuring ${contender.title}`);
    const measure = async () => {
      const alone = await publishAndReceive(bench, setting, publisher, contender);
      await publisher.publish(contender, bench.readings, setting.targets.slice(0, 1));
      // The measurement starts after all events for the hanging webhook have become deliveries, so that fan-out does not disturb the measurement.
      while ((await publisher.rows('select from event limit 1')).length > 0) await sleep(LOOK_MS);
      return { alone, besideHung: await publishAndReceive(bench, setting, publisher, contender) };
    };
    const { name, title } = contender;
    measured.push({ name, title, ...(await warmUpAndMeasure(bench, setting, publisher, contender, measure)) });
    await setting.receiver.take();
  }
  const shown = ({ p50, p99, share }: LatencySummary) =>
    share === 0 ? ['–', '–', '0 %'] : [p50.toFixed(1), p99.toFixed(1), `${Math.floor(share * 100)} %`];
  const lines = measured.map(({ title, alone, besideHung }) => [title, ...shown(alone), ...shown(besideHung)]);
  return {
    figures: { perSecond: PER_SECOND, waiting: bench.readings, measured },
    text: [
      `Milliseconds from commit to receipt of ${PER_SECOND} events/s, ${bench.seconds} s, alone and beside ${bench.readings} for a server that never answers`,
      '',
      ...alignColumns([['variant', 'p50 ms', 'p99 ms', 'came', 'beside: p50 ms', 'p99 ms', 'came'], ...lines]),
    ].join('\n'),
    // Undelivered messages of the compared libraries are a result, not a failure of the benchmark.
    failures: measured.filter(({ name, besideHung }) => name === 'service' && besideHung.share < 1).length,
    postgres: setting.postgres,
  };
}

async function publishAndReceive(
  { seconds }: BenchmarkContext,
  setting: WebhookBenchmarkSetup,
  publisher: WebhookPublisher,
  contender: WebhookContender,
): Promise<LatencySummary> {
  const [committed, receipts] = await Promise.all([
    publisher.publishSteadily(contender, PER_SECOND, seconds, respondingTargets(setting)),
    setting.receiver.receive(Math.round(PER_SECOND * seconds), seconds * 1000 + PATIENCE_MS),
  ]);
  return latencyOf(committed, receipts);
}
