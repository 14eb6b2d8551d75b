import { fetchText } from '@rpm/client';
import { alignColumns } from '../../harness/table';
import { PROCESSOR_HEADINGS, processorCells } from '../measure/processor-columns';
import { type ProcessorTime } from '../measure/processor-time';
import { median, roundTo, spreadOf, sum } from '../measure/statistics';
import { type Row } from '../row';
import { type Heat, type Measured, measureHeats, medianTime, PATIENCE_MS, respondingTargets, startClock } from './webhook-heats';
import { SWEPT_JOB_SETTINGS } from './webhook-job';
import { comparedPrograms, jobPrograms, type WebhookProgram } from './webhook-programs';

export const webhookDrain: Row = {
  name: 'webhook-drain',
  about: 'delivering a backlog of --readings events of 1 KB: this service, and graphile-worker with and without a log',
  defaults: { readings: 20_000, rounds: 3 },
  comparesBuilds: true,
  run: async (bench) => {
    const { measured, postgres } = await measureHeats(bench, comparedPrograms, (heat) => drain(heat, bench.readings));
    const programs = measured.map(summaryOf);
    const [service, baseline] = programs;
    const statements = median(service?.heats.map((heat) => heat.statements ?? NaN) ?? []);
    const ratio = roundTo((service?.perSecond ?? NaN) / (baseline?.perSecond ?? NaN), 2);
    return {
      figures: { ratio, statements, events: bench.readings, programs },
      text: [
        `ratio to ${baseline?.title} ${ratio}; ${bench.readings} events, medians of ${bench.rounds} round(s); this service runs ${roundTo(statements, 3)} statements for each delivery`,
        '',
        ...drainTable(programs, baseline),
      ].join('\n'),
      failures: failuresOf(programs),
      postgres,
    };
  },
};

/** Finds the best settings of the program to which `webhook-drain` and `webhook-latency` compare this service. */
export const webhookContender: Row = {
  name: 'webhook-contender',
  about: 'delivering a backlog of --readings events by graphile-worker with a log, with every combination of its settings',
  defaults: { readings: 12_000, rounds: 1 },
  run: async (bench) => {
    const { measured, postgres } = await measureHeats(
      bench,
      async (context, setting) => {
        const jobProgram = await jobPrograms(context, setting);
        return SWEPT_JOB_SETTINGS.map((settings) => {
          const { concurrency, localQueue, collect } = settings;
          return jobProgram(`${concurrency} jobs, ${localQueue} fetched, ${collect?.milliseconds} ms`, settings);
        });
      },
      (heat) => drain(heat, bench.readings),
    );
    const programs = measured.map(summaryOf).sort((one, other) => other.perSecond - one.perSecond);
    return {
      figures: { events: bench.readings, programs },
      text: [`${bench.readings} events, best settings first`, '', ...drainTable(programs, programs[0])].join('\n'),
      failures: failuresOf(programs),
      postgres,
    };
  },
};

interface Drained {
  perSecond: number;
  /** Number of SQL statements for each delivery; null for a program that does not count them. */
  statements: number | null;
  /** CPU time for each delivery. */
  cpu: ProcessorTime;
  failures: number;
}

type Summary = ReturnType<typeof summaryOf>;

function summaryOf({ name, title, heats }: Measured<Drained>) {
  const rates = heats.map(({ perSecond }) => perSecond);
  return { name, title, perSecond: Math.round(median(rates)), spread: spreadOf(rates), cpu: medianTime(heats), heats };
}

function drainTable(programs: readonly Summary[], baseline: Summary | undefined): string[] {
  return alignColumns([
    ['program', 'deliveries/s', 'spread', ...PROCESSOR_HEADINGS],
    ...programs.map(({ title, perSecond, spread, cpu }) => [
      title,
      String(perSecond),
      `${Math.round(spread * 100)} %`,
      ...processorCells(cpu, baseline?.cpu ?? null),
    ]),
  ]);
}

function failuresOf(programs: readonly Summary[]): number {
  return sum(programs.flatMap(({ heats }) => heats.map(({ failures }) => failures)));
}

/** Measures the time from the first received message to the last, so that a program that polls has no disadvantage. */
async function drain(heat: Heat, count: number): Promise<Drained> {
  const { program, setting, publisher, server } = heat;
  const before = await statementsRun(program, server.port);
  await publisher.publish(program, count, respondingTargets(setting));
  const timeEach = await startClock(heat);
  const { at, repeated } = await setting.receiver.receive(count, PATIENCE_MS);
  const cpu = timeEach(count);
  const times = [...at.values()].sort((one, other) => one - other);
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  const statements = await statementsRun(program, server.port);
  return {
    perSecond: Math.round(times.length / seconds),
    statements: statements === null || before === null ? null : roundTo((statements - before) / count, 3),
    cpu,
    failures: count - at.size + repeated,
  };
}

/** Returns the number of SQL statements from the metrics of this service's process; null for other programs. */
async function statementsRun({ name }: WebhookProgram, port: number): Promise<number | null> {
  if (name !== 'service') return null;
  const { text } = await fetchText(`http://127.0.0.1:${port}/metrics`, { operation: 'metrics' });
  return sum([...text.matchAll(/^rpm_webhook_statements_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count)));
}
