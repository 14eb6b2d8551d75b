import { RestartPauses } from '@rpm/embedded-postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger } from 'pino';
import { RunningWorker } from './running-worker';
import { type WorkersMetrics } from './workers-metrics';
import { type OpenedConnections } from './worker-actions';

export interface WorkersOptions {
  count: number;
  connections: OpenedConnections;
  metrics: WorkersMetrics;
  logger: Logger;
}

/** The workers of a service. Each one that ends is replaced: at once, and after ever longer pauses if its successors end soon, too. */
export class Workers {
  private readonly stopping = new AbortController();
  private readonly running = new Set<RunningWorker>();
  /** One promise for each worker and its successors, fulfilled when the service has stopped. */
  private readonly successions: Promise<void>[] = [];

  constructor(private readonly options: WorkersOptions) {}

  /**
   * Starts all workers. The first one starts alone, so that what keeps workers from starting, such as a port in use, is reported once.
   * @returns the URL of the service @throws WorkerEnded
   */
  async start(): Promise<string> {
    const first = await this.launch();
    this.successions.push(this.replaceWhenEnded(first));
    const others = await Promise.allSettled(Array.from({ length: this.options.count - 1 }, () => this.launch()));
    for (const other of others) if (other.status === 'fulfilled') this.successions.push(this.replaceWhenEnded(other.value));
    for (const other of others) if (other.status === 'rejected') throw other.reason;
    return first.url;
  }

  /** Sets the log level of all running workers. */
  async setLogLevel(level: string): Promise<void> {
    await Promise.allSettled([...this.running].map((worker) => worker.setLogLevel(level)));
  }

  /** Lets all workers finish their requests, and waits until they have ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const worker of this.running) worker.stop();
    await Promise.all(this.successions);
  }

  /** Replaces a worker, and then its successor, until the service stops. */
  private async replaceWhenEnded(first: RunningWorker): Promise<void> {
    const { logger } = this.options;
    const pauses = new RestartPauses();
    let worker: RunningWorker | null = first;
    let since = performance.now();
    for (;;) {
      const status = worker ? await worker.ended : 1;
      if (this.isStopping()) return;
      // A worker that somebody has stopped with SIGTERM is replaced at once, so that workers can be restarted one by one.
      const pauseMs = status === 0 ? 0 : pauses.next(worker ? performance.now() - since : 0);
      logger.warn({ pid: worker?.pid, status, pauseMs }, 'A worker has ended. The primary process starts another one.');
      await sleep(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.isStopping()) return;
      since = performance.now();
      worker = await this.launch().catch(() => null);
    }
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async launch(): Promise<RunningWorker> {
    const { connections, metrics } = this.options;
    const worker = await RunningWorker.launch({
      connections: () => connections,
      metrics: () => metrics.metrics(),
      lastMetrics: (last) => metrics.report(worker, last),
    });
    this.running.add(worker);
    metrics.begin(worker);
    void worker.ended.then((status) => {
      this.running.delete(worker);
      metrics.end(worker, status === 0);
    });
    // The service may have begun to stop while the worker started.
    if (this.isStopping()) worker.stop();
    return worker;
  }
}
