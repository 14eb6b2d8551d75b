import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type BenchmarkContext, type BenchmarkRunOptions } from '../row';

/** A benchmark's surroundings in a spec: an empty database, and no progress on the terminal. */
export interface BenchInSpec {
  bench: BenchmarkContext;
  readonly database: TestDatabase;
}

/** Prepares a database before the specs of a `describe` block; after them, stops what the benchmark has started and drops the database. */
export function benchInSpec(options: BenchmarkRunOptions): BenchInSpec {
  const stops: (() => Promise<void>)[] = [];
  const bench: BenchmarkContext = { ...options, say: () => undefined, defer: (stop) => stops.push(stop) };
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    await database.drop();
  });
  return {
    bench,
    get database() {
      return database;
    },
  };
}
