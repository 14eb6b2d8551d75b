/** Command-line options of a benchmark run. */
export interface BenchmarkRunOptions {
  rounds: number;
  /** Duration of measuring each program in each round, in seconds. */
  seconds: number;
  /** Number of readings in the prepared database. */
  readings: number;
}

/** Options and functions that `npm run bench` passes to a benchmark. */
export interface BenchmarkContext extends BenchmarkRunOptions {
  /** Path of the Node executable that runs the servers under test; the default is the Node of this process. */
  node?: string;
  say: (progress: string) => void;
  /** Registers a function to be called when the run ends for any reason. Functions are called in reverse order of registration. */
  defer: (stop: () => Promise<void>) => void;
}

export interface BenchmarkResult {
  /** Values that `--json` prints in addition to the benchmark's name and the machine, ratios first. */
  figures: Record<string, unknown>;
  /** The figures formatted for people. */
  text: string;
  /** Number of unexpected responses. A run with failures has no valid result. */
  failures: number;
  /** Version of the PostgreSQL server. */
  postgres: string;
}

/** One benchmark of `npm run bench`. It compares this service with other programs. */
export interface Row {
  name: string;
  /** One-line description of the benchmark. */
  about: string;
  /** Default options of this benchmark that differ from the common ones. */
  defaults?: Partial<BenchmarkRunOptions>;
  run: (bench: BenchmarkContext) => Promise<BenchmarkResult>;
}
