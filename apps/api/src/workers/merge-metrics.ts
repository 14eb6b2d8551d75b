import { AggregatorRegistry, type Registry } from 'prom-client';

/** A metric with its values, as a process sends it to another one. */
export type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** Types of metrics whose values only grow, as Prometheus names them. */
const GROWING = new Set(['counter', 'histogram']);

/** Merges the metrics of several processes. Each metric says how: most are added up. */
export function mergeMetrics(metricsOfProcesses: readonly (readonly Metric[])[]): Metric[] {
  return merge(metricsOfProcesses).getMetricsAsArray() as Metric[];
}

/** Returns the metrics whose values only grow. They still count after their process has ended, because Prometheus takes a sum that falls for a new start. */
export function growingMetrics(metrics: readonly Metric[]): Metric[] {
  return metrics.filter(({ type }) => GROWING.has(String(type)));
}

/** Merges the metrics of several processes into a text in the format of Prometheus. */
export function formatMetrics(metricsOfProcesses: readonly (readonly Metric[])[]): Promise<string> {
  return merge(metricsOfProcesses).metrics();
}

const merge = (metricsOfProcesses: readonly (readonly Metric[])[]) => AggregatorRegistry.aggregate([...metricsOfProcesses]);
