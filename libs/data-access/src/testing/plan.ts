/** A node of a plan, as `explain (format json)` tells of it. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  /** On average of its loops; only of a plan that was run, as are the next two. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** The row that `explain (format json)` answers with. */
export interface Explained {
  'QUERY PLAN': [{ Plan: Plan }];
}

/** A plan and all that is below it. */
export function nodesOf(plan: Plan | undefined): Plan[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : [];
}

/** How many rows of a table were read, those that were thrown away included. */
export function rowsRead(nodes: readonly Plan[], table: string): number {
  const scans = nodes.filter((node) => node['Relation Name'] === table && node['Node Type'].includes('Scan'));
  const read = scans.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
  return read.reduce((sum, rows) => sum + rows, 0);
}
