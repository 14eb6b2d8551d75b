/** Name of the task of graphile-worker that delivers webhooks. */
export const JOB_NAME = 'webhook';

/** A job of graphile-worker, with everything that its request needs except the secret. */
export interface WebhookJob {
  /** Index in the list of webhooks. */
  target: number;
  id: string;
  body: string;
}

/** Settings of the program that delivers webhooks by graphile-worker. */
export interface JobSettings {
  /** Number of jobs that run at the same time. */
  concurrency: number;
  /** Number of jobs that are fetched at once. */
  localQueue: number;
  /** The size and time after which collected results are stored together; null if the program stores no log. */
  collect: { size: number; milliseconds: number } | null;
}

/** The best of {@link SWEPT_JOB_SETTINGS}, measured by `webhook-contender` (docs/benchmarks.md). */
export const BEST_JOB_SETTINGS: JobSettings = { concurrency: 128, localQueue: 250, collect: { size: 128, milliseconds: 2 } };

/** Every combination that `webhook-contender` tries in order to find the best. */
export const SWEPT_JOB_SETTINGS: JobSettings[] = [64, 128, 256].flatMap((concurrency) =>
  [250, 500, 1_000].flatMap((localQueue) =>
    [2, 5, 15].flatMap((milliseconds) => ({ concurrency, localQueue, collect: { size: concurrency, milliseconds } })),
  ),
);

/** Columns of the log with their types, in the order of {@link STORE_JOB_LOGS}. */
const COLUMNS = {
  job_id: 'bigint',
  organization_id: 'bigint',
  webhook: 'int',
  message_id: 'text',
  type: 'text',
  url: 'text',
  request_body: 'text',
  status: 'text',
  response_status: 'smallint',
  response_body: 'text',
  error: 'text',
  start_timestamp: 'timestamptz',
  duration_ms: 'int',
  attempts: 'smallint',
};

/** A log; its values have the order of the columns. */
export type JobLog = readonly (string | number | Date | null)[];

const NAMES = Object.keys(COLUMNS);

/** The log has only the index of its primary key, so that it costs the compared program as little as possible. */
export const CREATE_JOB_LOG = `
  create table job_log (${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')}, primary key (job_id))`;

/** Stores logs; the log of a job that is tried again replaces its result. Each argument is an array with the values of a column. */
export const STORE_JOB_LOGS = {
  name: 'store_job_logs',
  text: `
    insert into job_log (${NAMES.join(', ')})
    select * from unnest(${Object.values(COLUMNS)
      .map((type, at) => `$${at + 1}::${type}[]`)
      .join(', ')})
    on conflict (job_id) do update set
      ${['status', 'response_status', 'response_body', 'error', 'start_timestamp', 'duration_ms', 'attempts'].map((name) => `${name} = excluded.${name}`).join(', ')}`,
};
