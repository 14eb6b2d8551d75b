import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { median, roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { type WebhookContender, type ContenderName } from './webhook-contender';
import { allContenders } from './webhook-contenders';
import {
  respondingTargets,
  rotateContenders,
  type LatencySummary,
  latencyOf,
  PATIENCE_MS,
  warmUpAndMeasure,
} from './webhook-heats';
import { WebhookPublisher } from './webhook-publisher';
import { createWebhookBenchmarkSetup, type WebhookBenchmarkSetup } from './webhook-setting';

const PER_SECOND = 1_000;

export const webhookLatency: Row = {
  name: 'webhook-latency',
  about: `latency from commit to receipt at ${PER_SECOND} events per second: this service, pg-boss, graphile-worker`,
  defaults: { rounds: 3, readings: 3_000 },
  run: async (bench) => runWebhookLatency(bench, await createWebhookBenchmarkSetup(bench)),
};

export async function runWebhookLatency(bench: BenchmarkContext, setting: WebhookBenchmarkSetup): Promise<BenchmarkResult> {
  const publisher = await WebhookPublisher.connect(bench, setting.administrationUrl);
  const contenders = await allContenders(bench, setting);
  const heats: (LatencySummary & { name: ContenderName })[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    for (const contender of rotateContenders(contenders, round)) {
      bench.say(`Round ${round + 1} of ${bench.rounds}: ${contender.title}`);
      const measure = () => publishAndReceive(bench, setting, publisher, contender);
      heats.push({ name: contender.name, ...(await warmUpAndMeasure(bench, setting, publisher, contender, measure)) });
    }
  }
  const variants = contenders.map(({ name, title }) => {
    const own = heats.filter((heat) => heat.name === name);
    const middle = (figure: 'p50' | 'p99') => roundTo(median(own.map((heat) => heat[figure])), 1);
    return { name, title, p50: middle('p50'), p99: middle('p99') };
  });
  const lines = variants.map(({ title, p50, p99 }) => [title, p50.toFixed(1), p99.toFixed(1)]);
  return {
    figures: { perSecond: PER_SECOND, variants, heats },
    text: [
      `Milliseconds from commit to receipt, ${PER_SECOND} events/s in a transaction every 10 ms, ${bench.seconds} s, medians of ${bench.rounds} round(s)`,
      '',
      ...alignColumns([['variant', 'p50 ms', 'p99 ms'], ...lines]),
    ].join('\n'),
    failures: heats.reduce(
      (total, { share, repeated }) => total + repeated + Math.ceil((1 - share) * PER_SECOND * bench.seconds),
      0,
    ),
    postgres: setting.postgres,
  };
}

async function publishAndReceive(
  bench: BenchmarkContext,
  setting: WebhookBenchmarkSetup,
  publisher: WebhookPublisher,
  contender: WebhookContender,
): Promise<LatencySummary> {
  const count = Math.round(PER_SECOND * bench.seconds);
  const [committed, receipts] = await Promise.all([
    publisher.publishSteadily(contender, PER_SECOND, bench.seconds, respondingTargets(setting)),
    setting.receiver.receive(count, PATIENCE_MS),
  ]);
  return latencyOf(committed, receipts);
}
