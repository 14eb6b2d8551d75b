import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type MeasuredWorker, WorkersMetrics } from './workers-metrics';

/** A worker that answers requests in this process. */
class Worker implements MeasuredWorker {
  isBusy = false;
  readonly registry = new Registry();
  readonly requests = new Counter({ name: 'requests_total', help: 'x', labelNames: ['status'], registers: [this.registry] });
  readonly duration = new Histogram({ name: 'seconds', help: 'x', buckets: [1, 2], registers: [this.registry] });
  readonly running = new Gauge({ name: 'running', help: 'x', registers: [this.registry] });

  async metrics() {
    if (this.isBusy) throw new Error('The worker does not answer.');
    return JSON.parse(JSON.stringify(await this.registry.getMetricsAsJSON())) as ReturnType<Registry['getMetricsAsJSON']>;
  }

  serve(count: number): void {
    this.requests.inc({ status: 200 }, count);
    for (let request = 0; request < count; request++) this.duration.observe(1.5);
    this.running.set(count);
  }
}

describe('WorkersMetrics', () => {
  let database: TestDatabase;
  let service: Awaited<ReturnType<TestDatabase['connectAsService']>>;
  let metrics: WorkersMetrics;
  let workers: Worker[];

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(1);
  });
  afterAll(async () => {
    await service.destroy();
    await database.drop();
  });
  beforeEach(() => {
    metrics = new WorkersMetrics(service);
    workers = [new Worker(), new Worker()];
    for (const worker of workers) metrics.begin(worker);
    workers.forEach((worker, index) => worker.serve(index + 1));
  });

  /** Returns the values of the metrics of the workers, by name and labels, without those that all processes read from the database. */
  async function samples(): Promise<Record<string, number>> {
    const lines = (await metrics.metrics()).split('\n').filter((line) => /^(requests|seconds|running|rpm_worker)/.test(line));
    return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  }

  const sums = (count: number) => ({
    'requests_total{status="200"}': count,
    'seconds_bucket{le="1"}': 0,
    'seconds_bucket{le="2"}': count,
    'seconds_bucket{le="+Inf"}': count,
    seconds_sum: 1.5 * count,
    seconds_count: count,
  });

  it('are the sums of all workers', async () => {
    expect(await samples()).toEqual({ ...sums(3), running: 3, rpm_workers: 2, rpm_worker_ends_total: 0 });
  });

  it('contain the state of the database once', async () => {
    const lines = (await metrics.metrics()).split('\n');
    expect(lines.filter((line) => line.startsWith('rpm_webhook_state_readable '))).toEqual(['rpm_webhook_state_readable 1']);
  });

  it('keep what a worker has counted when it ends, and count an end that nobody wanted', async () => {
    const [first, second] = workers as [Worker, Worker];
    await samples();
    metrics.end(first, false);
    expect(await samples()).toEqual({ ...sums(3), running: 2, rpm_workers: 1, rpm_worker_ends_total: 1 });
    const last = await second.metrics();
    metrics.report(second, last);
    metrics.end(second, true);
    expect(await samples()).toEqual({ ...sums(3), rpm_workers: 0, rpm_worker_ends_total: 1 });
  });

  it('contain the last known values of a worker that does not answer', async () => {
    const [first, second] = workers as [Worker, Worker];
    await samples();
    first.isBusy = true;
    first.serve(10);
    second.serve(10);
    expect(await samples()).toMatchObject({ 'requests_total{status="200"}': 1 + 2 + 10, running: 1 + 10 });
  });
});
