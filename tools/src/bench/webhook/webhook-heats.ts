import { type ServerProcess } from '../../harness/server-process';
import { findPostmaster, type ProcessorTime, startProcessorClock } from '../measure/processor-time';
import { medianOfKnown, quantile, roundTo } from '../measure/statistics';
import { type BenchmarkContext } from '../row';
import { type WebhookProgram } from './webhook-programs';
import { WebhookPublisher } from './webhook-publisher';
import { createWebhookBenchmarkSetup, type WebhookBenchmarkSetup } from './webhook-setting';

/** Number of messages that each process delivers before it is measured, so that its code is compiled and its SQL statements are prepared. */
const WARM_UP = 3_000;
/** Time without any arrival after which no further message is expected, in milliseconds. */
export const PATIENCE_MS = 5_000;

/** A running program that delivers webhooks, and the information with which it is measured. */
export interface Heat {
  program: WebhookProgram;
  publisher: WebhookPublisher;
  setting: WebhookBenchmarkSetup;
  server: ServerProcess;
}

/** The measurements of one program, in the order of the rounds. */
export interface Measured<T> {
  name: string;
  title: string;
  heats: T[];
}

/** Measures programs that deliver webhooks. In every round, each program runs once in a new process; their order rotates from round to round. */
export async function measureHeats<T>(
  bench: BenchmarkContext,
  programsOf: (bench: BenchmarkContext, setting: WebhookBenchmarkSetup) => Promise<WebhookProgram[]>,
  measure: (heat: Heat) => Promise<T>,
): Promise<{ measured: Measured<T>[]; postgres: string }> {
  const setting = await createWebhookBenchmarkSetup(bench);
  const publisher = await WebhookPublisher.connect(bench, setting);
  const programs = await programsOf(bench, setting);
  const measured = programs.map(({ name, title }) => ({ name, title, heats: [] as T[] }));
  for (let turn = 0; turn < bench.rounds * programs.length; turn++) {
    const round = Math.floor(turn / programs.length);
    const at = (turn + round) % programs.length;
    const program = programs[at];
    if (!program) continue;
    bench.say(`Round ${round + 1} of ${bench.rounds}: ${program.title}`);
    const server = await program.start();
    bench.defer(server.stop);
    const count = Math.min(WARM_UP, bench.readings);
    await publisher.publish(program, count, respondingTargets(setting));
    await setting.receiver.receive(count, PATIENCE_MS);
    await publisher.settle();
    measured[at]?.heats.push(await measure({ program, publisher, setting, server }).finally(server.stop));
  }
  return { measured, postgres: setting.postgres };
}

/** Returns all webhooks except the one whose receiver never responds. */
export const respondingTargets = ({ targets }: WebhookBenchmarkSetup) => targets.slice(1);

/** Latency from commit to receipt in milliseconds. Messages that never arrived have no latency; they only reduce `share` and count as failures. */
export interface LatencySummary {
  p50: number;
  p99: number;
  /** Fraction of published messages that arrived while the process was measured. */
  share: number;
  /** CPU time for each message. */
  cpu: ProcessorTime;
  /** Number of messages that did not arrive, or arrived twice. */
  failures: number;
}

/** Starts to measure the CPU time of a program and of PostgreSQL. @returns a function that returns the time for each of `count` messages, in microseconds */
export async function startClock({ server, setting }: Heat): Promise<(count: number) => ProcessorTime> {
  const elapsed = startProcessorClock({ server: server.pid, postmaster: await findPostmaster(setting.administrationUrl) });
  return (count) => {
    const { node, postgres } = elapsed();
    const each = (time: number | null) => (time === null ? null : roundTo(time / count, 1));
    return { node: each(node), postgres: each(postgres) };
  };
}

/** Returns the medians of the CPU times of several rounds. */
export const medianTime = (heats: readonly { cpu: ProcessorTime }[]): ProcessorTime => ({
  node: medianOfKnown(heats.map(({ cpu }) => cpu.node)),
  postgres: medianOfKnown(heats.map(({ cpu }) => cpu.postgres)),
});

/** Publishes messages at a constant rate for `seconds`, and measures when they arrive. @param patienceMs see {@link PATIENCE_MS} */
export async function measureLatency(
  heat: Heat,
  { perSecond, seconds, patienceMs }: { perSecond: number; seconds: number; patienceMs: number },
): Promise<LatencySummary> {
  const { program, publisher, setting } = heat;
  const timeEach = await startClock(heat);
  const [committed, { at, repeated }] = await Promise.all([
    publisher.publishSteadily(program, perSecond, seconds, respondingTargets(setting)),
    setting.receiver.receive(Math.round(perSecond * seconds), patienceMs),
  ]);
  const cpu = timeEach(committed.size);
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
    cpu,
    failures: committed.size - latencies.length + repeated,
  };
}
