import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { CleanupFunctions } from '../../harness/cleanup';
import { type BenchmarkContext, type BenchmarkResult, type BenchmarkRunOptions, type BenchmarkServer, type Row } from '../row';

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
