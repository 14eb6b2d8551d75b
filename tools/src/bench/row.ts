/** What a run may be told on the command line. */
export interface RunOptions {
  rounds: number;
  /** How long each variant is measured in each round. */
  seconds: number;
  /** How many readings the table holds. */
  readings: number;
}

/** What a row is given to run in. */
export interface Bench extends RunOptions {
  say: (progress: string) => void;
  /** Has something stopped when the run ends, however it ends; the last that was begun is stopped first. */
  defer: (stop: () => Promise<void>) => void;
}

export interface RowResult {
  /** What `--json` prints beside the row's name and the machine; its ratios come first. */
  figures: Record<string, unknown>;
  /** The same for people. */
  text: string;
  /** Answers that were not what was asked for. A run with any of them says nothing. */
  failures: number;
  /** The PostgreSQL that was measured on. */
  postgres: string;
}

/** One comparison of this service with something else. */
export interface Row {
  name: string;
  /** One line for the list of rows. */
  about: string;
  /** Where it would not be worth its name with those of all rows. */
  defaults?: Partial<RunOptions>;
  run: (bench: Bench) => Promise<RowResult>;
}
