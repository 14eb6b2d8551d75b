/** A node of a query plan in the output of `explain (format json)`. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Subplan Name'?: string;
  /** Average number of rows per loop. Like the next three properties, it is present only if the plan was executed. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  /** Pages that the node and the nodes below it found in memory or had to read, if the plan was executed with the option `buffers`. */
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** The result row of `explain (format json)`. */
export interface ExplainResult {
  'QUERY PLAN': [{ Plan: PlanNode }];
}

/** Returns a plan node and all nodes below it. */
export function planNodesOf(plan: PlanNode | undefined): PlanNode[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(planNodesOf)] : [];
}

/** Returns the number of rows read from a table, including rows that were filtered out. */
export function rowsRead(nodes: readonly PlanNode[], table: string): number {
  const scans = nodes.filter((node) => node['Relation Name'] === table && node['Node Type'].includes('Scan'));
  const read = scans.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
  return read.reduce((sum, rows) => sum + rows, 0);
}
