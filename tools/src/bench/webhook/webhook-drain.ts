import { fetchText } from '@rpm/client';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { PROCESSOR_HEADINGS, processorCells } from '../measure/processor-columns';
import { findPostmaster, type ProcessorTime, startProcessorClock } from '../measure/processor-time';
import { type ServerProcess } from '../measure/server-process';
import { median, roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { type WebhookContender, type ContenderName } from './webhook-contender';
import { allContenders } from './webhook-contenders';
import { respondingTargets, rotateContenders, PATIENCE_MS, warmUpAndMeasure } from './webhook-heats';
import { WebhookPublisher } from './webhook-publisher';
import { createWebhookBenchmarkSetup, type WebhookBenchmarkSetup } from './webhook-setting';

export const webhookDrain: Row = {
  name: 'webhook-drain',
  about: 'delivering a backlog of --readings events of 1 KB: this service, pg-boss, graphile-worker',
  defaults: { readings: 20_000, rounds: 3 },
  run: async (bench) => runWebhookDrain(bench, await createWebhookBenchmarkSetup(bench)),
};

interface Heat {
  name: ContenderName;
  perSecond: number;
  /**
   * Number of transactions per delivery. For this service, only the transactions of delivery are counted; for the libraries that it is compared with,
   * all transactions in the database.
   */
  transactions: number;
  statements: number | null;
  /** CPU time for each delivery. */
  cpu: ProcessorTime;
  failures: number;
}

export async function runWebhookDrain(bench: BenchmarkContext, setting: WebhookBenchmarkSetup): Promise<BenchmarkResult> {
  const publisher = await WebhookPublisher.connect(bench, setting.administrationUrl);
  const contenders = await allContenders(bench, setting);
  const postmaster = await findPostmaster(setting.administrationUrl);
  const heats: Heat[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    for (const contender of rotateContenders(contenders, round)) {
      bench.say(`Round ${round + 1} of ${bench.rounds}: ${contender.title}`);
      const measure = (server: ServerProcess) =>
        drain({ count: bench.readings, setting, publisher, contender, server, postmaster });
      heats.push(await warmUpAndMeasure(bench, setting, publisher, contender, measure));
    }
  }
  return told(heats, contenders, bench, setting.postgres);
}

interface Drain {
  /** Number of events. */
  count: number;
  setting: WebhookBenchmarkSetup;
  publisher: WebhookPublisher;
  contender: WebhookContender;
  /** The process of the compared program. */
  server: ServerProcess;
  postmaster: number | null;
}

/** The benchmark measures the time from the first received message to the last, so that programs that poll have no disadvantage. */
async function drain({ count, setting, publisher, contender, server: { port, pid }, postmaster }: Drain): Promise<Heat> {
  const before = { statements: await statementsRun(contender, port), transactions: await transactions(publisher) };
  await publisher.publish(contender, count, respondingTargets(setting));
  const stopClock = startProcessorClock({ server: pid, postmaster });
  const { at, repeated } = await setting.receiver.receive(count, PATIENCE_MS);
  const { node, postgres } = stopClock();
  const times = [...at.values()].sort((a, b) => a - b);
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  const after = { statements: await statementsRun(contender, port), transactions: await transactions(publisher) };
  const statements =
    after.statements === null || before.statements === null ? null : (after.statements - before.statements) / count;
  return {
    name: contender.name,
    perSecond: Math.round(times.length / seconds),
    transactions: roundTo((after.transactions - before.transactions) / count, 3),
    statements: statements === null ? null : roundTo(statements, 3),
    cpu: {
      node: node === null ? null : roundTo(node / count, 1),
      postgres: postgres === null ? null : roundTo(postgres / count, 1),
    },
    failures: count - at.size + repeated,
  };
}

/** Returns the number of SQL statements from this service's metrics; null for the other libraries, which do not count statements. */
async function statementsRun({ name }: WebhookContender, port: number): Promise<number | null> {
  if (name !== 'service') return null;
  const { text } = await fetchText(`http://127.0.0.1:${port}/metrics`, { operation: 'metrics' });
  const counts = [...text.matchAll(/^rpm_webhook_statements_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
  return counts.reduce((total, count) => total + count, 0);
}

/**
 * Returns the number of committed transactions in the database. PostgreSQL updates the number at least once per second while a connection is idle.
 */
async function transactions(publisher: WebhookPublisher): Promise<number> {
  const [row] = await publisher.rows<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  );
  return Number(row?.count ?? 0);
}

function told(heats: Heat[], contenders: WebhookContender[], bench: BenchmarkContext, postgres: string): BenchmarkResult {
  const of = (name: ContenderName) => heats.filter((heat) => heat.name === name);
  const variants = contenders.map(({ name, title, writes }) => {
    const rates = of(name).map(({ perSecond }) => perSecond);
    const perSecond = Math.round(median(rates));
    const spread = roundTo((Math.max(...rates) - Math.min(...rates)) / perSecond, 3);
    const statements = of(name).map((heat) => heat.statements ?? heat.transactions);
    const medianOf = (part: keyof ProcessorTime) => {
      const times = of(name).map(({ cpu }) => cpu[part]);
      return times.every((time) => time !== null) ? median(times) : null;
    };
    const cpu = { node: medianOf('node'), postgres: medianOf('postgres') };
    return { name, title, writes, perSecond, spread, statements: roundTo(median(statements), 3), cpu };
  });
  const rateOf = (name: ContenderName) => variants.find((variant) => variant.name === name)?.perSecond ?? NaN;
  const ratio = roundTo(rateOf('service') / rateOf('pgBoss'), 2);
  const ratioToGraphileWorker = roundTo(rateOf('service') / rateOf('graphileWorker'), 2);
  const baseline = variants.find(({ name }) => name === 'graphileWorker')?.cpu ?? null;
  const lines = variants.map(({ title, perSecond, spread, statements, cpu, writes }) => [
    title,
    String(perSecond),
    `${Math.round(spread * 100)} %`,
    statements.toFixed(3),
    ...processorCells(cpu, baseline),
    writes,
  ]);
  return {
    figures: { ratio, ratioToGraphileWorker, events: bench.readings, variants, heats },
    text: [
      `ratio to pg-boss ${ratio.toFixed(2)}, to graphile-worker ${ratioToGraphileWorker.toFixed(2)}; ${bench.readings} events, medians of ${bench.rounds} round(s)`,
      '',
      ...alignColumns([
        [
          'variant',
          'deliveries/s',
          'spread',
          'statements each',
          ...PROCESSOR_HEADINGS.slice(0, 2),
          'CPU to graphile-worker',
          'writes',
        ],
        ...lines,
      ]),
    ].join('\n'),
    failures: heats.reduce((total, { failures }) => total + failures, 0),
    postgres,
  };
}
