import { Logger, run } from 'graphile-worker';
import { JOBS_QUEUE, type Job } from '../webhook/webhook-contender';
import { listenOnPort, postWebhook } from './webhook-post';

/**
 * Runs the job library graphile-worker with the settings that its documentation recommends for performance
 * (https://worker.graphile.org/docs/performance): a local queue of 500 and completion in batches. It runs more jobs concurrently than the recommended
 * 24, because these jobs wait for HTTP responses.
 */
async function main(): Promise<void> {
  await run({
    preset: {
      worker: {
        connectionString: process.env.DATABASE_URL ?? '',
        concurrentJobs: 128,
        maxPoolSize: 25,
        localQueue: { size: 500 },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        // graphile-worker's default logger would write two lines for each job.
        logger: new Logger(() => () => undefined),
      },
    },
    taskList: { [JOBS_QUEUE]: (payload) => postWebhook(payload as Job) },
    crontab: '',
    noHandleSignals: true,
  });
  listenOnPort();
}

void main();
