/** A node of a query plan in the output of `explain (format json)`. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  /** Average number of rows per loop. Like the next two properties, it is present only if the plan was executed. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** The result row of `explain (format json)`. */
export interface Explained {
  'QUERY PLAN': [{ Plan: Plan }];
}

/** Returns a plan node and all nodes below it. */
export function nodesOf(plan: Plan | undefined): Plan[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : [];
}

/** Returns the number of rows read from a table, including rows that were filtered out. */
export function rowsRead(nodes: readonly Plan[], table: string): number {
  const scans = nodes.filter((node) => node['Relation Name'] === table && node['Node Type'].includes('Scan'));
  const read = scans.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
  return read.reduce((sum, rows) => sum + rows, 0);
}
