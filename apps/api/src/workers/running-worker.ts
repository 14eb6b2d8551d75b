import cluster, { type Worker } from 'node:cluster';
import { MessageLink } from './message-link';
import { type Metric } from './merge-metrics';
import { type PrimaryActions, type WorkerActions } from './worker-actions';

/** Error: a worker has ended before it served requests. The worker has printed the reason. */
export class WorkerEnded extends Error {
  /** @param status exit status of the worker; null if a signal ended it */
  constructor(readonly status: number | null) {
    super('A worker process ended before it served requests. It has printed the reason.');
  }
}

/** A worker process that serves requests. */
export class RunningWorker {
  private constructor(
    private readonly worker: Worker,
    private readonly link: MessageLink<WorkerActions>,
    readonly url: string,
    /** Exit status of the process, as soon as it has ended: 0 after a stop; null after a signal that it did not handle. */
    readonly ended: Promise<number | null>,
  ) {}

  /**
   * Starts a worker, and waits until it serves requests.
   * @param actions what the primary process does for the worker @throws WorkerEnded
   */
  static async launch(actions: Omit<PrimaryActions, 'serving'>): Promise<RunningWorker> {
    const worker = cluster.fork();
    const ended = endOf(worker);
    return new Promise((resolve, reject) => {
      const serving = (url: string): void => resolve(new RunningWorker(worker, link, url, ended));
      const link: MessageLink<WorkerActions> = new MessageLink<WorkerActions>(worker, {
        ...actions,
        serving,
      } satisfies PrimaryActions);
      void ended.then((status) => reject(new WorkerEnded(status)));
    });
  }

  get pid(): number {
    return this.worker.process.pid ?? 0;
  }

  /** @throws Error if the worker has ended or is busy */
  metrics(): Promise<Metric[]> {
    return this.link.request('metrics', null);
  }

  /** @throws Error if the worker has ended or is busy */
  async setLogLevel(level: string): Promise<void> {
    await this.link.request('setLogLevel', level);
  }

  /** Lets the worker finish its requests and end. */
  stop(): void {
    this.worker.process.kill('SIGTERM');
  }
}

/** Waits for the end of a worker. @returns its exit status; null if a signal ended it; 1 if the process could not be started */
export function endOf(worker: Worker): Promise<number | null> {
  // A message to a worker that has been killed is an error, also one that a library or Node sends. Without a listener, it would end the primary process, and so
  // would the promise of `events.once`, which is rejected with the first error.
  return new Promise((resolve) => {
    worker.once('exit', (status: number | null) => resolve(status));
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve(1);
    });
  });
}
