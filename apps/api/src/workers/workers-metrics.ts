import { type Database } from '@rpm/database';
import { type MetricsSource } from '@rpm/webhook-delivery';
import { Counter, Gauge, Registry } from 'prom-client';
import { observeDatabase } from '../operations/service-metrics';
import { formatMetrics, growingMetrics, mergeMetrics, type Metric } from './merge-metrics';

/** A running worker, as far as its metrics are concerned. */
export interface MeasuredWorker {
  /** @throws Error if the worker has ended or is busy */
  metrics: () => Promise<Metric[]>;
}

/** The metrics of a service with several workers: the sums of all workers, those that have ended included, and what the primary process observes. */
export class WorkersMetrics implements MetricsSource {
  private readonly own = new Registry();
  /** The most recent metrics of each running worker, which count again while the worker does not answer. */
  private readonly latest = new Map<MeasuredWorker, Metric[]>();
  /** Sums of the workers that have ended. */
  private ended: Metric[] = [];
  private readonly ends = new Counter({
    name: 'rpm_worker_ends_total',
    help: 'Workers that ended although nobody stopped them. The primary process has started others in their place.',
    registers: [this.own],
  });

  constructor(database: Database) {
    observeDatabase(this.own, database);
    const workers: Gauge = new Gauge({
      name: 'rpm_workers',
      help: 'Workers that serve requests.',
      registers: [this.own],
      collect: () => workers.set(this.latest.size),
    });
  }

  get contentType() {
    return this.own.contentType;
  }

  async metrics(): Promise<string> {
    await Promise.all([...this.latest.keys()].map((worker) => this.read(worker)));
    return formatMetrics([this.ended, ...this.latest.values(), await this.own.getMetricsAsJSON()]);
  }

  begin(worker: MeasuredWorker): void {
    this.latest.set(worker, []);
  }

  /** Stores the metrics that a worker reports when it has answered its last request. */
  report(worker: MeasuredWorker, metrics: Metric[]): void {
    if (this.latest.has(worker)) this.latest.set(worker, metrics);
  }

  /** Adds the most recent metrics of a worker that has ended to the sums of such workers. @param wasStopped whether somebody has stopped the worker */
  end(worker: MeasuredWorker, wasStopped: boolean): void {
    if (!wasStopped) this.ends.inc();
    this.ended = mergeMetrics([this.ended, growingMetrics(this.latest.get(worker) ?? [])]);
    this.latest.delete(worker);
  }

  private async read(worker: MeasuredWorker): Promise<void> {
    const metrics = await worker.metrics().catch(() => null);
    if (metrics) this.report(worker, metrics);
  }
}
