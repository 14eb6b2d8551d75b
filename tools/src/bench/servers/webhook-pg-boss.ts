import PgBoss from 'pg-boss';
import { JOBS_QUEUE, type Job } from '../webhook/webhook-contender';
import { listenOnPort, postWebhook } from './webhook-post';

/** The number of workers times the batch size equals the number of requests that this service sends concurrently. */
const [WORKERS, BATCH] = [8, 64];

/**
 * Runs the job library pg-boss as its documentation recommends for many jobs: several workers with batches, the shortest polling interval (0.5 s),
 * `notifyWorker` to continue at once after a full batch, and no priorities.
 */
async function main(): Promise<void> {
  const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, max: WORKERS + 2 });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  for (let worker = 0; worker < WORKERS; worker++) {
    const options = { batchSize: BATCH, pollingIntervalSeconds: 0.5, priority: false };
    const id: string = await boss.work<Job>(JOBS_QUEUE, options, async (jobs) => {
      const outcomes = await Promise.allSettled(jobs.map(({ data }) => postWebhook(data)));
      // When the handler returns, pg-boss marks all jobs as completed that the handler has not marked as failed.
      const failed = jobs.filter((_, at) => outcomes[at]?.status === 'rejected').map((job) => job.id);
      if (failed.length > 0) await boss.fail(JOBS_QUEUE, failed);
      if (jobs.length === BATCH) boss.notifyWorker(id);
    });
  }
  listenOnPort();
}

void main();
