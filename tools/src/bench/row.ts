import { type ProgramRun } from '../harness/program';

/** Command-line options of a benchmark run. */
export interface BenchmarkRunOptions {
  rounds: number;
  /** Duration of measuring each program in each round, in seconds. */
  seconds: number;
  /** Number of readings in the prepared database; for some benchmarks, the number of other rows, such as patients or messages. */
  readings: number;
}

/** Connection URLs of a database: one for the service's role, and one for a superuser, to whom row-level security does not apply. */
export interface DatabaseUrls {
  url: string;
  administrationUrl: string;
}

/** The PostgreSQL server of a benchmark run. */
export interface BenchmarkServer {
  /** Creates an empty database that is dropped at the end of the run. */
  create: (name: string) => Promise<DatabaseUrls>;
  /** Opens a database that is kept between runs, and is empty in the first one. */
  open: (name: string) => Promise<DatabaseUrls>;
  /** Copies a database to which no connection is open. The copy is dropped at the end of the run. @param label distinguishes the copies of one run */
  copy: (name: string, label: string) => Promise<DatabaseUrls>;
}

/** Options and functions that `npm run bench` passes to a benchmark. */
export interface BenchmarkContext extends BenchmarkRunOptions, Pick<ProgramRun, 'say' | 'defer'> {
  /** Path of the Node executable that runs the servers under test; the default is the Node of this process. */
  node?: string;
  /** Folder of another checkout of this repository, whose build is compared with this one instead of the usual baseline. Its migrations must be part of this one's. */
  against?: string;
  server: BenchmarkServer;
}

export interface BenchmarkResult {
  /** Values that `--json` prints in addition to the benchmark's name and the machine, ratios first. */
  figures: Record<string, unknown>;
  /** The results, formatted for people. */
  text: string;
  /** Files of the repository that show the results, by path. A run without failures replaces them. */
  documents?: Record<string, string>;
  /** Number of unexpected responses. A run with failures has no valid result. */
  failures: number;
  /** Aims that the run missed, as sentences. Its figures are valid, but it ends with status 1. */
  misses?: readonly string[];
  /** Version of the PostgreSQL server. */
  postgres: string;
}

/** One benchmark of `npm run bench`. */
export interface Row {
  name: string;
  /** One-line description of the benchmark. */
  about: string;
  /** Default options of this benchmark that differ from the common ones. */
  defaults?: Partial<BenchmarkRunOptions>;
  /** Whether HTTP servers are measured, which can also run on another version of Node. */
  hasHttpServers?: boolean;
  /** Whether the benchmark can be run against another checkout. */
  comparesBuilds?: boolean;
  run: (bench: BenchmarkContext) => Promise<BenchmarkResult>;
}
