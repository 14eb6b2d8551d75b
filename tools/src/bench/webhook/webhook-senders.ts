import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../measure/monotonic';
import { type ServerProcess } from '../measure/server-process';
import { median, roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';
import { type WebhookContender, type WebhookTarget } from './webhook-contender';
import { serviceContender } from './webhook-contenders';
import { PATIENCE_MS, respondingTargets, rotateContenders } from './webhook-heats';
import { WebhookPublisher } from './webhook-publisher';
import { createWebhookBenchmarkSetup, type WebhookBenchmarkSetup } from './webhook-setting';

const WARM_UP = 3_000;
const LOOK_MS = 20;
/** Numbers of processes that are compared. */
const SENDERS = [1, 2];

export const webhookSenders: Row = {
  name: 'webhook-senders',
  about: 'publishing and delivering a backlog of --readings events of one organization: one sending process, and two',
  defaults: { readings: 20_000, rounds: 3 },
  run: async (bench) => runWebhookSenders(bench, await createWebhookBenchmarkSetup(bench)),
};

interface Heat {
  senders: number;
  /** Seconds from the commit of the events until all were published. */
  published: number;
  /** Seconds from the commit until the last message arrived. */
  delivered: number;
  failures: number;
}

export async function runWebhookSenders(bench: BenchmarkContext, setting: WebhookBenchmarkSetup): Promise<BenchmarkResult> {
  const publisher = await WebhookPublisher.connect(bench, setting.administrationUrl);
  const contender = await serviceContender(bench, setting);
  const last = respondingTargets(setting).at(-1)?.organizationId;
  const targets = setting.targets.filter(({ organizationId }) => organizationId === last);
  const heats: Heat[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    for (const senders of rotateContenders(SENDERS, round)) {
      bench.say(`Round ${round + 1} of ${bench.rounds}: ${senders} process(es)`);
      heats.push(await measure(bench, setting, publisher, contender, targets, senders));
    }
  }
  const wrong = await publisher.rows<{ type: string }>(WRONG_NUMBERS);
  const summaries = SENDERS.map((senders) => {
    const of = heats.filter((heat) => heat.senders === senders);
    const published = roundTo(median(of.map((heat) => heat.published)), 2);
    const delivered = roundTo(median(of.map((heat) => heat.delivered)), 2);
    return { senders, published, delivered, perSecond: Math.round(bench.readings / delivered) };
  });
  const lines = summaries.map((one) => [one.senders, one.published, one.delivered, one.perSecond].map(String));
  return {
    figures: { events: bench.readings, summaries, heats },
    text: [
      `${bench.readings} events of one organization, medians of ${bench.rounds} round(s); their numbers have no gaps`,
      '',
      ...alignColumns([['processes', 's until published', 's until delivered', 'deliveries/s'], ...lines]),
    ].join('\n'),
    failures: heats.reduce((sum, { failures }) => sum + failures, wrong.length),
    postgres: setting.postgres,
  };
}

async function measure(
  bench: BenchmarkContext,
  { receiver }: WebhookBenchmarkSetup,
  publisher: WebhookPublisher,
  contender: WebhookContender,
  targets: WebhookTarget[],
  senders: number,
): Promise<Heat> {
  const servers: ServerProcess[] = [];
  const stopAll = async () => {
    await Promise.all(servers.splice(0).map(({ stop }) => stop()));
  };
  bench.defer(stopAll);
  while (servers.length < senders) servers.push(await contender.start());
  const warmUp = Math.min(WARM_UP, bench.readings);
  await publisher.publish(contender, warmUp, targets);
  await receiver.receive(warmUp, PATIENCE_MS);
  await publisher.settle();
  const { at: begin } = await publisher.publish(contender, bench.readings, targets);
  const [published, arrivals] = await Promise.all([untilPublished(publisher), receiver.receive(bench.readings, PATIENCE_MS)]);
  await stopAll();
  const last = [...arrivals.at.values()].reduce((latest, at) => Math.max(latest, at), begin);
  return {
    senders,
    published: roundTo((published - begin) / 1000, 3),
    delivered: roundTo((last - begin) / 1000, 3),
    failures: bench.readings - arrivals.at.size + arrivals.repeated,
  };
}

async function untilPublished(publisher: WebhookPublisher): Promise<number> {
  while ((await publisher.rows('select from event limit 1')).length > 0) await sleep(LOOK_MS);
  return monotonicMs();
}

/** Types of events of an organization whose sequence numbers are not 1 to their number, and organizations whose positions are not. */
const WRONG_NUMBERS = `
  select organization_id, type from published_event group by organization_id, type
  having min(sequence) <> 1 or max(sequence) <> count(distinct sequence) or count(*) <> count(distinct sequence)
  union all
  select organization_id, null from published_event group by organization_id
  having min(position) <> 1 or max(position) <> count(*) or count(*) <> count(distinct position)`;
