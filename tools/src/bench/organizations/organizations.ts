import { ReadingCounter } from '@rpm/data-access';
import { Database } from '@rpm/database';
import { setTimeout as sleep } from 'node:timers/promises';
import { alignColumns } from '../../harness/table';
import { prepareSchema } from '../database/readings-database';
import { rotate } from '../measure/comparison';
import { findPostmaster, startProcessorClock } from '../measure/processor-time';
import { median, quantile, roundTo } from '../measure/statistics';
import { type BenchmarkContext, type Row } from '../row';
import { type ServiceState } from '../servers/service-probe';
import { backgroundWork, postReadings } from './background-work';
import { fillOrganizations } from './fill-organizations';
import {
  type FilledDatabase,
  type FirstRequest,
  type IdleTime,
  type RunningService,
  startProbedService,
} from './running-services';

/** Number of organizations that use the service. All others have data, and do nothing. */
const ACTIVE = 20;

/** Aims: figures with quiet organizations to those without, the first request of a quiet one to its second, and a night of adherence in seconds. */
const [MAX_RATIO, MAX_FIRST, MAX_MIDNIGHT_S] = [1.2, 3, 120];

/** Factors of `--seconds`: the time until a service is quiet, and the time for which it is measured then. */
const [SETTLE, IDLE] = [4, 12];

/** Values of one figure in each round: with the active organizations alone, and with all. */
type Figure = Record<'alone' | 'all', number[]>;
type Name = keyof Figure;
const NAMES: Name[] = ['alone', 'all'];

export const organizations: Row = {
  name: 'organizations',
  about: `what --readings organizations cost of which only ${ACTIVE} are active, in relation to the ${ACTIVE} alone`,
  defaults: { readings: 10_000, rounds: 5 },
  hasHttpServers: true,
  run: async (bench) => {
    const counts = { alone: ACTIVE, all: bench.readings };
    const figures: Record<string, Figure> = {};
    const add = (figure: string, name: Name, value: number) => (figures[figure] ??= { alone: [], all: [] })[name].push(value);
    const databases = await inTurn((name) => prepareOrganizations(bench, name, counts[name]));
    const midnight = await measureBackground(bench, databases, add);
    const { visits, failures } = await measureServices(bench, databases, add);
    const first = firstRequests(visits);
    const rows = Object.entries(figures).map(([figure, { alone, all }]) => {
      const ratios = all.map((value, round) => value / (alone[round] ?? NaN));
      return { figure, alone: roundTo(median(alone), 1), all: roundTo(median(all), 1), ratio: roundTo(median(ratios), 2) };
    });
    const text = [
      `${ACTIVE} active organizations, alone and with ${bench.readings - ACTIVE} quiet ones; medians of ${bench.rounds} round(s) (aim: ratio ${MAX_RATIO})`,
      '',
      ...alignColumns([['figure', 'alone', 'all', 'ratio'], ...rows.map((row) => Object.values(row).map(String))]),
      '',
      `requests of quiet organizations, medians in ms (aim: ratio ${MAX_FIRST})`,
      '',
      ...alignColumns([
        ['request', 'organizations', 'first', 'second', 'ratio'],
        ...first.map((row) => Object.values(row).map(String)),
      ]),
      '',
      `adherence of all patients recounted after a midnight: ${midnight.all} s, of the active organizations ${midnight.alone} s (aim: ${MAX_MIDNIGHT_S} s)`,
    ].join('\n');
    return {
      figures: { organizations: bench.readings, rows, first, midnight },
      text,
      failures,
      postgres: databases.alone.postgres,
    };
  },
};

type Add = (figure: string, name: Name, value: number) => unknown;

interface PreparedDatabase extends FilledDatabase {
  postgres: string;
  /** Connections with the time limits of the service. */
  service: Database;
}

/** Does the same for both databases, the active organizations alone first. */
async function inTurn<T>(work: (name: Name) => Promise<T>): Promise<Record<Name, T>> {
  return { alone: await work('alone'), all: await work('all') };
}

async function prepareOrganizations(bench: BenchmarkContext, name: Name, count: number): Promise<PreparedDatabase> {
  const urls = await bench.server.create(`organizations_${name}`);
  const postgres = await prepareSchema(urls.url);
  const connect = async (connectionString: string, patience: 'work' | 'request') => {
    const database = await new Database({ connection: { connectionString }, poolSize: 2, patience }).initialize();
    bench.defer(() => database.destroy());
    return database;
  };
  const administration = await connect(urls.administrationUrl, 'work');
  const service = await connect(urls.url, 'request');
  bench.say(`Filling ${count} organizations`);
  await fillOrganizations(administration, service, count);
  const ids = await administration.query<{ id: number }[]>('select id from organization order by id');
  return { ...urls, postgres, administration, service, organizationIds: ids.map(({ id }) => id) };
}

/** Measures the CPU time of work that finds what the active organizations have done. @returns the durations of a midnight in seconds */
async function measureBackground(bench: BenchmarkContext, databases: Record<Name, PreparedDatabase>, add: Add) {
  const postmaster = await findPostmaster(databases.alone.url);
  const works = { alone: backgroundWork(databases.alone.service), all: backgroundWork(databases.all.service) };
  // The first round warms up and is not counted.
  for (let round = 0; round <= bench.rounds; round++) {
    for (const name of rotate(NAMES, round)) {
      bench.say(`Background work, round ${round} of ${bench.rounds}: ${name}`);
      const { service, administration, organizationIds } = databases[name];
      await postReadings(service, organizationIds.slice(0, ACTIVE), round);
      await administration.query('checkpoint');
      for (const [figure, work] of Object.entries(works[name])) {
        const elapsed = startProcessorClock({ server: process.pid, postmaster });
        await work();
        const { node, postgres } = elapsed();
        if (round > 0) add(`${figure}, ms of CPU`, name, ((node ?? NaN) + (postgres ?? NaN)) / 1000);
      }
    }
  }
  bench.say('Midnight');
  return inTurn(async (name) => {
    const { service, administration } = databases[name];
    await administration.query('update adherence_count set valid_until = now()');
    await administration.query('vacuum analyze');
    const begin = performance.now();
    await new ReadingCounter(service).run();
    return roundTo((performance.now() - begin) / 1000, 1);
  });
}

/** Measures a running service for each database. The service with quiet organizations also serves each of them once, and the other as many requests of the active ones. */
async function measureServices(bench: BenchmarkContext, databases: Record<Name, PreparedDatabase>, add: Add) {
  const services = await inTurn((name) => {
    bench.say(`Starting the service: ${name}`);
    return startProbedService(bench, databases[name], databases[name].organizationIds.slice(0, ACTIVE));
  });
  let failures = 0;
  const post = async (name: Name) => {
    const load = await services[name].post(bench.seconds * 1000);
    failures += load.failures;
  };
  for (let round = 0; round < bench.rounds; round++) {
    for (const name of rotate(NAMES, round)) {
      bench.say(`Load, round ${round + 1} of ${bench.rounds}: ${name}`);
      await post(name);
      addState(await services[name].state(), name, add, 'after posts');
    }
  }
  await measureIdle(bench, services, add);
  const visits: FirstRequest[] = [];
  const quiet = databases.all.organizationIds.slice(ACTIVE);
  const active = databases.alone.organizationIds.slice(0, ACTIVE);
  bench.say(`Requests of ${quiet.length} quiet organizations`);
  visits.push(...(await services.all.visit(quiet)));
  await services.alone.visit(quiet.map((_, place) => active[place % active.length] ?? 0));
  for (let round = 0; round < bench.rounds; round++) {
    for (const name of rotate(NAMES, round)) {
      await post(name);
      addState(await services[name].state(), name, add, 'after requests of all');
    }
  }
  return { visits, failures };
}

function addState({ heap, resident, statements }: ServiceState, name: Name, add: Add, when: string): void {
  add(`heap ${when}, MB`, name, heap / 1e6);
  add(`resident memory ${when}, MB`, name, resident / 1e6);
  // Which connection prepares a statement is chance, but each can have all of them.
  add(`prepared statements per connection at most ${when}`, name, new Set(statements.flat()).size);
}

/** Both services are quiet at the same time, so that other work on the machine affects both alike. */
async function measureIdle(bench: BenchmarkContext, services: Record<Name, RunningService>, add: Add): Promise<void> {
  bench.say('Waiting until both services are quiet');
  await sleep(bench.seconds * SETTLE * 1000);
  for (let round = 0; round < bench.rounds; round++) {
    bench.say(`Idle, round ${round + 1} of ${bench.rounds}`);
    const clocks = await inTurn((name) => services[name].startIdleClock());
    await sleep(bench.seconds * IDLE * 1000);
    for (const name of NAMES) addIdle(clocks[name](), name, add);
  }
}

function addIdle({ node, postgres }: IdleTime, name: Name, add: Add): void {
  add('idle service, µs of CPU a second', name, (node ?? NaN) + (postgres ?? NaN));
}

function firstRequests(visits: readonly FirstRequest[]) {
  return [...new Set(visits.map(({ kind }) => kind))].map((kind) => {
    const all = visits.filter((visit) => visit.kind === kind);
    const [first, second] = (['first', 'second'] as const).map((part) =>
      quantile(
        all.map((visit) => visit[part]),
        0.5,
      ),
    );
    const ratio = roundTo((first ?? NaN) / (second ?? NaN), 2);
    return { kind, count: all.length, first: roundTo(first ?? NaN, 2), second: roundTo(second ?? NaN, 2), ratio };
  });
}
