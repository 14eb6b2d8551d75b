import { observeAuditRows, observeAuditState } from '@rpm/audit';
import { type Database, PRIMARY_REASONS, type PrimaryReason } from '@rpm/database';
import { observeProcessing, observeSources } from '@rpm/sources';
import { hasBearerToken, MetricsListener, type MetricsSource, observeAuditMonths, observeQueue } from '@rpm/webhook-delivery';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { type Configuration } from '../configuration/configuration';
import { type LoggedRequest } from '../http/access-log';

/** Histogram buckets for durations in seconds, from fast statements up to the time limit of a request. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30];

/** Settings that decide where `/metrics` is served. */
export type MetricsConfiguration = Pick<Configuration, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;

/** Returns whether anybody can read the metrics. */
export function areMetricsServed({ METRICS_PORT, METRICS_TOKEN }: MetricsConfiguration): boolean {
  return METRICS_PORT !== undefined || METRICS_TOKEN !== undefined;
}

/** Registers the gauges that are read from the database on each scrape, and are equal in all processes. */
export function observeDatabase(registry: Registry, database: Database): void {
  observeQueue(registry, database);
  observeAuditMonths(registry, database);
  observeAuditState(registry, database);
  observeSources(registry, database);
  observeProcessing(registry, database);
}

/** Serves metrics on `METRICS_PORT` if this setting is present. @throws Node's error if the address is not available */
export async function listenForMetrics(
  metrics: MetricsSource,
  { METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: MetricsConfiguration,
): Promise<MetricsListener | null> {
  return METRICS_PORT === undefined ? null : MetricsListener.start(metrics, METRICS_PORT, METRICS_HOST, METRICS_TOKEN);
}

/** Metrics of the Node process, of requests, and of webhook delivery. They never contain the names of organizations. */
export class ServiceMetrics {
  readonly registry = new Registry();
  private listener: MetricsListener | null = null;
  private readonly requests = new Counter({
    name: 'rpm_http_requests_total',
    help: 'HTTP requests, by method, route pattern (none if no route matches) and status (499 if the client closed the connection before the response).',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly duration = new Histogram({
    name: 'rpm_http_request_duration_seconds',
    help: 'Duration of HTTP requests, from receiving the headers to the end of the response, by method and route pattern.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  /**
   * @param ofAllWorkers the metrics of all workers together, which this worker serves instead of its own; null in the only process of a service. The primary
   * process observes the database, and serves `METRICS_PORT`.
   */
  constructor(
    database: Database,
    private readonly configuration: MetricsConfiguration,
    private readonly ofAllWorkers: Pick<MetricsSource, 'metrics'> | null = null,
  ) {
    // Measuring the delay of the event loop takes a hundred wake-ups a second.
    if (areMetricsServed(configuration)) collectDefaultMetrics({ register: this.registry });
    if (!ofAllWorkers) observeDatabase(this.registry, database);
    observeReads(this.registry, database);
    observeAuditRows(this.registry, database);
  }

  /** Returns the metrics of the service in the text format of Prometheus. */
  text(): Promise<string> {
    return (this.ofAllWorkers ?? this.registry).metrics();
  }

  /** Returns whether a request with this `Authorization` header may read `/metrics` on the service's main port. */
  areServedTo(authorization: string | undefined): boolean {
    const { METRICS_PORT, METRICS_TOKEN } = this.configuration;
    return METRICS_PORT === undefined && METRICS_TOKEN !== undefined && hasBearerToken(authorization, METRICS_TOKEN);
  }

  count({ method, route, status, ms }: LoggedRequest): void {
    const labels = { method, route: route ?? 'none' };
    this.requests.inc({ ...labels, status });
    this.duration.observe(labels, ms / 1000);
  }

  /** Serves the metrics on `METRICS_PORT`, unless the primary process does. @throws Node's error if the address is not available */
  async listen(): Promise<void> {
    if (!this.ofAllWorkers) this.listener = await listenForMetrics(this.registry, this.configuration);
  }

  async stop(): Promise<void> {
    await this.listener?.stop();
  }
}

/** Publishes which server answered the lists, charts and downloads, and why it was not a standby. Without a standby, nothing is counted. */
function observeReads(registry: Registry, { standbys }: Database): void {
  const counter = new Counter({
    name: 'rpm_standby_reads_total',
    help: 'Lists, charts and downloads that a standby served (reason none), or that the primary served although there is a standby, by reason.',
    labelNames: ['server', 'reason'],
    registers: [registry],
    collect() {
      counter.reset();
      const count = (name: 'standby' | PrimaryReason) => standbys?.counts[name] ?? 0;
      counter.inc({ server: 'standby', reason: 'none' }, count('standby'));
      for (const reason of PRIMARY_REASONS) counter.inc({ server: 'primary', reason }, count(reason));
    },
  });
}
