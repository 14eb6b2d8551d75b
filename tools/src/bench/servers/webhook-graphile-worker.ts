import { Logger, run } from 'graphile-worker';
import { JOBS_QUEUE, type Job } from '../webhook/webhook-contender';
import { listen, post } from './webhook-post';

/**
 * graphile-worker with the settings that its documentation gives for performance (https://worker.graphile.org/docs/performance): a local
 * queue of 500 and completion in batches; more jobs at once than the 24 there, because these wait for answers.
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
        // It writes two lines for each job.
        logger: new Logger(() => () => undefined),
      },
    },
    taskList: { [JOBS_QUEUE]: (payload) => post(payload as Job) },
    crontab: '',
    noHandleSignals: true,
  });
  listen();
}

void main();
