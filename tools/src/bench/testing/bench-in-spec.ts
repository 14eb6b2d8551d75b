import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { CleanupFunctions } from '../../harness/cleanup';
import { type BenchmarkContext, type BenchmarkResult, type BenchmarkRunOptions, type BenchmarkServer, type Row } from '../row';

/** Time after which a benchmark is considered to hang. Each benchmark starts several processes, which takes minutes on a busy machine. */
export const HANGING_MS = 600_000;
/** Options with which most benchmarks run in specs: every measurement is made once, with few readings. */
export const SHORTEST: BenchmarkRunOptions = { rounds: 1, seconds: 0.3, readings: 600 };
export const SETTINGS: Record<string, Partial<BenchmarkRunOptions>> = {
  'reading-fetch-many': { readings: 4_000 },
  'reading-post-many': { readings: 4_000, seconds: 0.5 },
  'reading-list': { readings: 3_000 },
  'ingest-superset': { readings: 20 },
  adherence: { readings: 60 },
  neighbour: { readings: 150 },
  organizations: { readings: 30 },
  growth: { readings: 3_000, rounds: 2 },
  'webhook-drain': { readings: 100 },
  'webhook-latency': { readings: 100 },
  'webhook-fairness': { readings: 100 },
  'webhook-contender': { readings: 20 },
};

/** Returns the options with which a benchmark runs in a spec. */
export const optionsOf = ({ name }: Row): BenchmarkRunOptions => ({ ...SHORTEST, ...SETTINGS[name] });

/** The result of a benchmark that ran in a spec, and the databases that it has written to, by the name that the benchmark gave them. */
export interface BenchInSpec extends BenchmarkResult {
  databases: ReadonlyMap<string, TestDatabase>;
}

/** Runs a benchmark on the server of the specs. Its processes are stopped and its databases dropped after `check`. */
export async function runInSpec(
  { run }: Row,
  options: BenchmarkRunOptions & Pick<BenchmarkContext, 'against'>,
  check: (result: BenchInSpec) => unknown = () => undefined,
): Promise<void> {
  const ending = new CleanupFunctions();
  const { defer } = ending;
  const databases = new Map<string, TestDatabase>();
  const create = async (name: string, template?: string) => {
    const database = await createTestDatabase(template);
    databases.set(name, database);
    defer(() => database.drop());
    return database;
  };
  const server: BenchmarkServer = {
    create,
    open: async (name) => databases.get(name) ?? create(name),
    copy: async (name, label) => {
      const original = databases.get(name);
      // PostgreSQL copies a database only if nobody is connected to it.
      if (original?.dataSource.isInitialized) await original.dataSource.destroy();
      return create(label, original && new URL(original.url).pathname.slice(1));
    },
  };
  try {
    await check({ ...(await run({ ...options, server, say: () => undefined, defer })), databases });
  } finally {
    await ending.all();
  }
}
