import { createDataSource } from '@rpm/database';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { applyLoad } from '../measure/load';
import { PROCESSOR_HEADINGS, processorRatio } from '../measure/processor-columns';
import { type ProcessorTime, startProcessorClock } from '../measure/processor-time';
import { median, roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { type BenchmarkVariant } from '../reading/compare';
import { newReadings, postRequest } from '../reading/reading-post';
import { openCopyOfReadingsDatabase, type ReadingsDatabase, withDataSource } from '../reading/readings-database';
import { createBenchmarkKey, SERVICE, serviceEnvironment, startServerVariant } from '../reading/variants';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 10;
const LOOK_MS = 20;

const TITLES = {
  discarded: 'no event: a trigger discards its row',
  stored: 'an event, DELIVERY=off',
  published: 'an event, numbered and kept for the feed',
};
type Name = keyof typeof TITLES;
const NAMES = Object.keys(TITLES) as Name[];

export const eventCost: Row = {
  name: 'event-cost',
  about: 'CPU time of posting single readings: without an event, with an event, and with an event that is published for the feed',
  defaults: { readings: 20_000, rounds: 7 },
  run: async (bench) => {
    const databases = {} as Record<Name, ReadingsDatabase>;
    for (const name of NAMES) databases[name] = await openCopyOfReadingsDatabase(bench, `_${name}`);
    return runEventCost(bench, databases);
  },
};

interface Measured {
  requests: number;
  failures: number;
  /** CPU time for each request, in microseconds. */
  cpu: ProcessorTime;
}

interface Contender {
  variant: BenchmarkVariant<Name>;
  next: () => string;
  /** Connection to the variant's database. */
  administration: DataSource;
}

/** No organization has a webhook. @param databases one database to write to for each variant */
export async function runEventCost(bench: BenchmarkContext, databases: Record<Name, ReadingsDatabase>): Promise<BenchmarkResult> {
  await withDataSource(databases.discarded.administrationUrl, (administration) => administration.query(DISCARD));
  const contenders: Contender[] = [];
  for (const name of NAMES) contenders.push(await startContender(bench, name, databases[name]));
  for (const contender of contenders) {
    bench.say(`Warming up ${contender.variant.name}`);
    await measure(contender, Math.min(WARM_UP_SECONDS, 3 * bench.seconds));
  }
  const rounds: Record<Name, Measured>[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    const measured = {} as Record<Name, Measured>;
    for (const place of NAMES.keys()) {
      const contender = contenders[(place + round) % NAMES.length];
      if (!contender) continue;
      bench.say(`Round ${round + 1} of ${bench.rounds}: ${contender.variant.name}`);
      measured[contender.variant.name] = await measure(contender, bench.seconds);
    }
    rounds.push(measured);
  }
  for (const { variant, administration } of contenders) {
    const [row] = await administration.query<{ published: number }[]>('select count(*) as published from published_event');
    assert.equal((row?.published ?? 0) > 0, variant.name === 'published', `Events of the variant ${variant.name}`);
  }
  return resultOf(rounds, bench, databases.stored.postgres);
}

const DISCARD = `
  create function discard_event() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger discard_event before insert on event for each row execute function discard_event()`;

async function startContender(bench: BenchmarkContext, name: Name, database: ReadingsDatabase): Promise<Contender> {
  const key = await createBenchmarkKey(database, ['readings:write']);
  const settings = {
    ...serviceEnvironment(database),
    WEBHOOK_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DELIVERY: name === 'published' ? 'on' : 'off',
  };
  const variant = await startServerVariant(bench, name, TITLES[name], SERVICE, settings);
  const administration = await createDataSource({
    connection: { connectionString: database.administrationUrl },
    poolSize: 1,
  }).initialize();
  bench.defer(() => administration.destroy());
  const reading = newReadings();
  return { variant, next: () => postRequest(key, JSON.stringify(reading())), administration };
}

/** Measures the CPU time until all events of the requests are published, if they are. */
async function measure({ variant, next, administration }: Contender, seconds: number): Promise<Measured> {
  const { port, processes, name } = variant;
  const elapsed = startProcessorClock(processes);
  const { requests, failures } = await applyLoad({ port, connections: CONNECTIONS, milliseconds: seconds * 1000, next });
  while (name === 'published' && (await administration.query<object[]>('select from event limit 1')).length > 0)
    await sleep(LOOK_MS);
  const { node, postgres } = elapsed();
  return {
    requests,
    failures,
    cpu: { node: node === null ? null : node / requests, postgres: postgres === null ? null : postgres / requests },
  };
}

function resultOf(rounds: Record<Name, Measured>[], bench: BenchmarkContext, postgres: string): BenchmarkResult {
  const ratioOf = (name: Name, other: Name) => {
    const ratios = rounds.map((round) => processorRatio(round[name].cpu, round[other].cpu));
    return ratios.every((ratio) => ratio !== null) ? roundTo(median(ratios), 3) : null;
  };
  const timeOf = (name: Name, part: keyof ProcessorTime) => {
    const times = rounds.map((round) => round[name].cpu[part]);
    return times.every((time) => time !== null) ? Math.round(median(times)) : null;
  };
  const cell = (value: number | null) => (value === null ? 'n/a' : String(value));
  const lines = NAMES.map((name) => [
    TITLES[name],
    cell(timeOf(name, 'node')),
    cell(timeOf(name, 'postgres')),
    cell(ratioOf(name, 'discarded')),
    cell(ratioOf(name, 'stored')),
  ]);
  return {
    figures: { ratio: ratioOf('published', 'stored'), ratioToNone: ratioOf('published', 'discarded'), rounds },
    text: [
      `CPU time of posting a reading, per request, until its event is published; medians of ${bench.rounds} round(s)`,
      '',
      ...alignColumns([['variant', ...PROCESSOR_HEADINGS.slice(0, 2), 'to no event', 'to an event'], ...lines]),
    ].join('\n'),
    failures: rounds.flatMap((round) => NAMES.map((name) => round[name].failures)).reduce((sum, one) => sum + one, 0),
    postgres,
  };
}
