/** Options of a run on the command line. */
export interface RunOptions {
  rounds: number;
  /** Duration of the measurement of each variant in each round, in seconds. */
  seconds: number;
  /** Number of readings in the table. */
  readings: number;
}

/** Options and functions that a benchmark receives. */
export interface Bench extends RunOptions {
  say: (progress: string) => void;
  /** Registers a function to be called when the run ends for any reason. The last registered one is called first. */
  defer: (stop: () => Promise<void>) => void;
}

export interface RowResult {
  /** Values that `--json` prints in addition to the row's name and the machine, ratios first. */
  figures: Record<string, unknown>;
  /** The figures as text for people. */
  text: string;
  /** Number of unexpected responses. A run with failures has no valid result. */
  failures: number;
  /** Version of the PostgreSQL server. */
  postgres: string;
}

/** One benchmark, which compares this service with other programs. */
export interface Row {
  name: string;
  /** Description of the benchmark in one line. */
  about: string;
  /** Default options of this row if they differ from the common ones. */
  defaults?: Partial<RunOptions>;
  run: (bench: Bench) => Promise<RowResult>;
}
