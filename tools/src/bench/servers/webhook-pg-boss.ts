import PgBoss from 'pg-boss';
import { JOBS_QUEUE, type Job } from '../webhook/webhook-contender';
import { listen, post } from './webhook-post';

/** Together as many requests at once as this service has. */
const [WORKERS, BATCH] = [8, 64];

/**
 * pg-boss as its documentation has it for many jobs: several workers, each with batches, at the shortest interval there is (0.5 s), and
 * `notifyWorker` to go on at once after a full batch; no priorities.
 */
async function main(): Promise<void> {
  const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, max: WORKERS + 2 });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  for (let worker = 0; worker < WORKERS; worker++) {
    const options = { batchSize: BATCH, pollingIntervalSeconds: 0.5, priority: false };
    const id: string = await boss.work<Job>(JOBS_QUEUE, options, async (jobs) => {
      const outcomes = await Promise.allSettled(jobs.map(({ data }) => post(data)));
      // What the handler returns from is complete: all that did not fail before.
      const failed = jobs.filter((_, at) => outcomes[at]?.status === 'rejected').map((job) => job.id);
      if (failed.length > 0) await boss.fail(JOBS_QUEUE, failed);
      if (jobs.length === BATCH) boss.notifyWorker(id);
    });
  }
  listen();
}

void main();
