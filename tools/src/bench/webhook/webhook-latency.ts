import { setTimeout as sleep } from 'node:timers/promises';
import { alignColumns } from '../../harness/table';
import { PROCESSOR_HEADINGS, processorCells } from '../measure/processor-columns';
import { median, roundTo, sum } from '../measure/statistics';
import { type Row } from '../row';
import { type LatencySummary, measureHeats, measureLatency, medianTime, PATIENCE_MS } from './webhook-heats';
import { comparedPrograms, serviceProgram } from './webhook-programs';

const PER_SECOND = 1_000;

export const webhookLatency: Row = {
  name: 'webhook-latency',
  about: `latency from commit to receipt of webhooks at ${PER_SECOND} events per second: this service, and graphile-worker with and without a log`,
  defaults: { rounds: 3, readings: 3_000 },
  run: async (bench) => {
    const rate = { perSecond: PER_SECOND, seconds: bench.seconds, patienceMs: PATIENCE_MS };
    const { measured, postgres } = await measureHeats(bench, comparedPrograms, (heat) => measureLatency(heat, rate));
    const programs = measured.map(({ name, title, heats }) => {
      const middle = (figure: 'p50' | 'p99') => roundTo(median(heats.map((heat) => heat[figure])), 1);
      return { name, title, p50: middle('p50'), p99: middle('p99'), cpu: medianTime(heats), heats };
    });
    const [service, logged] = programs;
    const ratioTo = (figure: 'p50' | 'p99') => roundTo((service?.[figure] ?? NaN) / (logged?.[figure] ?? NaN), 2);
    const ratios = { p50: ratioTo('p50'), p99: ratioTo('p99') };
    return {
      figures: { ratios, perSecond: PER_SECOND, programs },
      text: [
        `ratios to graphile-worker with a log ${ratios.p50} (p50) and ${ratios.p99} (p99); ${PER_SECOND} events/s in a transaction every 10 ms, ${bench.seconds} s, medians of ${bench.rounds} round(s)`,
        '',
        ...alignColumns([
          ['program', 'p50 ms', 'p99 ms', ...PROCESSOR_HEADINGS],
          ...programs.map(({ title, p50, p99, cpu }) => [
            title,
            p50.toFixed(1),
            p99.toFixed(1),
            ...processorCells(cpu, logged?.cpu ?? null),
          ]),
        ]),
      ].join('\n'),
      failures: sum(programs.flatMap(({ heats }) => heats.map(({ failures }) => failures))),
      postgres,
    };
  },
};

const FAIR_PER_SECOND = 300;
/** Maximum time to wait for the last messages in addition to the time of publishing, in milliseconds. */
const FAIR_PATIENCE_MS = 3_000;
const LOOK_MS = 100;

const onlyService = async (...setting: Parameters<typeof serviceProgram>) => [await serviceProgram(...setting)];

/** Measures a single round, because hanging requests stay open. */
export const webhookFairness: Row = {
  name: 'webhook-fairness',
  about: `${FAIR_PER_SECOND} events per second to 199 webhooks, with and without a backlog of --readings events for a webhook that never responds`,
  defaults: { readings: 50_000 },
  run: async (bench) => {
    const rate = { perSecond: FAIR_PER_SECOND, seconds: bench.seconds, patienceMs: bench.seconds * 1000 + FAIR_PATIENCE_MS };
    const { measured, postgres } = await measureHeats({ ...bench, rounds: 1 }, onlyService, async (heat) => {
      const alone = await measureLatency(heat, rate);
      await heat.publisher.publish(heat.program, bench.readings, heat.setting.targets.slice(0, 1));
      // The measurement starts after all events for the hanging webhook have become deliveries, so that fan-out does not disturb the measurement.
      while (await heat.publisher.hasEvents()) await sleep(LOOK_MS);
      return { alone, beside: await measureLatency(heat, rate) };
    });
    const heats = measured.flatMap((program) => program.heats);
    const titles = { alone: 'alone', beside: `beside ${bench.readings} for a server that never answers` };
    const line = (title: string, { p50, p99, share }: LatencySummary) => [
      title,
      p50.toFixed(1),
      p99.toFixed(1),
      `${share * 100} %`,
    ];
    const lines = heats.flatMap(({ alone, beside }) => [line(titles.alone, alone), line(titles.beside, beside)]);
    return {
      figures: { perSecond: FAIR_PER_SECOND, waiting: bench.readings, ...heats[0] },
      text: [
        `Milliseconds from commit to receipt of ${FAIR_PER_SECOND} events/s, ${bench.seconds} s`,
        '',
        ...alignColumns([['', 'p50 ms', 'p99 ms', 'came'], ...lines]),
      ].join('\n'),
      failures: sum(heats.map(({ alone, beside }) => alone.failures + beside.failures)),
      postgres,
    };
  },
};
