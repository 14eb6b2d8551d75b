import { fetchText } from '@rpm/client';
import { alignColumns } from '../../harness/table';
import { findPostmaster, type ProcessorTime, startProcessorClock } from '../measure/processor-time';
import { median, medianOfKnown, roundTo, spreadOf, sum } from '../measure/statistics';
import { type Row } from '../row';
import { type Heat, measureHeats, PATIENCE_MS, respondingTargets } from './webhook-heats';

export const webhookDrain: Row = {
  name: 'webhook-drain',
  about: 'delivering a backlog of --readings events of 1 KB: rate, statements and CPU time of each delivery',
  defaults: { readings: 20_000, rounds: 3 },
  run: async (bench) => {
    const { heats, postgres } = await measureHeats(bench, (heat) => drain(heat, bench.readings));
    const rates = heats.map(({ perSecond }) => perSecond);
    const cpu = {
      node: medianOfKnown(heats.map((heat) => heat.cpu.node)),
      postgres: medianOfKnown(heats.map((heat) => heat.cpu.postgres)),
    };
    const perSecond = Math.round(median(rates));
    const [statements, spread] = [median(heats.map((heat) => heat.statements)), spreadOf(rates)];
    const times = [cpu.node, cpu.postgres].map((time) => (time === null ? 'n/a' : time.toFixed(0)));
    return {
      figures: { perSecond, spread, statements, cpu, events: bench.readings, heats },
      text: [
        `${bench.readings} events, medians of ${bench.rounds} round(s)`,
        '',
        ...alignColumns([
          ['deliveries/s', 'spread', 'statements each', 'Node µs', 'PostgreSQL µs'],
          [String(perSecond), `${Math.round(spread * 100)} %`, statements.toFixed(3), ...times],
        ]),
      ].join('\n'),
      failures: sum(heats.map(({ failures }) => failures)),
      postgres,
    };
  },
};

interface Drained {
  perSecond: number;
  /** Number of SQL statements for each delivery. */
  statements: number;
  /** CPU time for each delivery. */
  cpu: ProcessorTime;
  failures: number;
}

/** Measures the time from the first received message to the last. */
async function drain({ setting, publisher, server }: Heat, count: number): Promise<Drained> {
  const before = await statementsRun(server.port);
  const postmaster = await findPostmaster(setting.administrationUrl);
  await publisher.publish(count, respondingTargets(setting));
  const elapsed = startProcessorClock({ server: server.pid, postmaster });
  const { at, repeated } = await setting.receiver.receive(count, PATIENCE_MS);
  const { node, postgres } = elapsed();
  const times = [...at.values()].sort((one, other) => one - other);
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  const each = (time: number | null) => (time === null ? null : roundTo(time / count, 1));
  return {
    perSecond: Math.round(times.length / seconds),
    statements: roundTo(((await statementsRun(server.port)) - before) / count, 3),
    cpu: { node: each(node), postgres: each(postgres) },
    failures: count - at.size + repeated,
  };
}

/** Returns the number of SQL statements from the metrics of the sending process. */
async function statementsRun(port: number): Promise<number> {
  const { text } = await fetchText(`http://127.0.0.1:${port}/metrics`, { operation: 'metrics' });
  return sum([...text.matchAll(/^rpm_webhook_statements_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count)));
}
