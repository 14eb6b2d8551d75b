/** A selector of a PromQL query: a metric, and the label matchers in braces. */
export interface MetricSelector {
  metric: string;
  matchers: { label: string; operator: string; value: string }[];
}

/** Label values by label name, of all series of a metric. */
type Labels = Map<string, Set<string>>;

/** Labels that Prometheus adds to every series that it scrapes. */
const SCRAPE_LABELS = ['job', 'instance'];

const SELECTOR = /\b((?:rpm|process|nodejs)_\w+)(?:\{([^}]*)\})?/g;
const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;
const GROUPING = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g;

/** Returns the metrics that a PromQL query selects. */
export function selectorsOf(query: string): MetricSelector[] {
  return [...query.matchAll(SELECTOR)].map(([, metric = '', braces = '']) => ({
    metric,
    matchers: [...braces.matchAll(MATCHER)].map(([, label = '', operator = '', value = '']) => ({ label, operator, value })),
  }));
}

/** Returns the label names by which a PromQL query groups series. */
export function groupingsOf(query: string): string[] {
  return [...query.matchAll(GROUPING)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())).filter(Boolean);
}

/** Returns the metrics of a text in Prometheus's exposition format, with the labels of their series. */
export function publishedMetrics(text: string): Map<string, Labels> {
  const metrics = new Map<string, Labels>();
  for (const [, metric = '', braces = ''] of text.matchAll(/^([a-z]\w+)(?:\{(.*)\})? \S+$/gm)) {
    const labels = metrics.get(metric) ?? new Map<string, Set<string>>();
    metrics.set(metric, labels);
    for (const [, label = '', , value = ''] of braces.matchAll(MATCHER))
      labels.set(label, (labels.get(label) ?? new Set()).add(value));
  }
  return metrics;
}

/** Returns the names in a query that the service does not publish: metrics, labels, and label values that are compared with `=` or `!=`. */
export function unknownNamesOf(query: string, published: Map<string, Labels>): string[] {
  const selectors = selectorsOf(query);
  const unknown = selectors.flatMap(({ metric, matchers }) => {
    const labels = published.get(metric);
    if (!labels) return [metric];
    return matchers.flatMap(({ label, operator, value }) => {
      if (SCRAPE_LABELS.includes(label)) return [];
      const values = labels.get(label);
      if (!values) return [`${metric}{${label}}`];
      return operator.endsWith('~') || values.has(value) ? [] : [`${metric}{${label}="${value}"}`];
    });
  });
  const known = new Set([...SCRAPE_LABELS, ...selectors.flatMap(({ metric }) => [...(published.get(metric)?.keys() ?? [])])]);
  return [...unknown, ...groupingsOf(query).filter((label) => !known.has(label))];
}
