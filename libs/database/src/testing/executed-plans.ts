import { type Client } from 'pg';
import { type PlanNode, planNodesOf } from './plan';
import { type TestDatabase } from './test-database';
import { watchClients } from './watched-clients';

/** A statement that PostgreSQL has executed, and the plan that it used. */
export interface ExecutedPlan {
  text: string;
  plan: PlanNode;
}

/** Settings of `auto_explain`, with which PostgreSQL sends the plan of every statement to the client, including statements within functions and triggers. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** Makes PostgreSQL report plans on all connections of a database except the superuser's, which is the one that fills the tables. */
export async function reportPlans({ dataSource }: TestDatabase): Promise<void> {
  const [{ name } = { name: '' }] = await dataSource.query<{ name: string }[]>('select current_database() as name');
  for (const [setting, value] of Object.entries(SETTINGS))
    await dataSource.query(`alter database ${name} set ${setting} = '${value}'`);
  // The settings apply to connections that are opened afterwards.
  await dataSource.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user',
  );
}

/** Returns the plans of all statements that clients of this process execute while `act` runs; see {@link reportPlans}. */
export async function executedPlans(act: () => Promise<unknown>): Promise<ExecutedPlan[]> {
  const plans: ExecutedPlan[] = [];
  const add = ({ message = '' }: { message: string | undefined }) => {
    const executed = planOfNotice(message);
    if (executed) plans.push(executed);
  };
  const watched = new Set<Client>();
  const watch = (client: Client) => {
    if (!watched.has(client)) client.on('notice', add);
    watched.add(client);
  };
  await watchClients(watch, act).finally(() => {
    for (const client of watched) client.off('notice', add);
  });
  return plans;
}

/** Returns the plan that a notice of `auto_explain` contains; null if it is another notice. */
export function planOfNotice(message: string): ExecutedPlan | null {
  const json = /^duration: .*?plan:\n(.*)$/s.exec(message)?.[1];
  if (json === undefined) return null;
  const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
  return { text, plan };
}

/** Name of the part of a list's statement that counts all matching rows, because an answer contains their exact number. */
const COUNT = 'CTE matching';

/** Returns the number of pages that statements have read, in memory or from the disk, apart from the count of a list's rows. */
export function pagesRead(plans: readonly ExecutedPlan[]): number {
  const counts = (node: PlanNode): PlanNode[] => (node['Subplan Name'] === COUNT ? [node] : (node.Plans ?? []).flatMap(counts));
  const pages = (nodes: readonly PlanNode[]) => nodes.reduce((sum, node) => sum + pagesOf(node), 0);
  return pages(plans.map(({ plan }) => plan)) - pages(plans.flatMap(({ plan }) => counts(plan)));
}

/** Returns the number of rows that the nodes of all plans have returned or filtered out. */
export function rowsProcessed(plans: readonly ExecutedPlan[]): number {
  return nodesOf(plans).reduce((sum, node) => {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
    return sum + (node['Actual Rows'] + removed) * node['Actual Loops'];
  }, 0);
}

/** Returns the filters that compare each row with all ids of an array. The numbers of rows do not show how expensive these filters are. */
export function filtersByIds(plans: readonly ExecutedPlan[]): string[] {
  return nodesOf(plans).flatMap(({ Filter: filter }) => (filter?.includes('id = ANY ((InitPlan') ? [filter] : []));
}

const nodesOf = (plans: readonly ExecutedPlan[]) => plans.flatMap(({ plan }) => planNodesOf(plan));

/** Returns how statements read tables: each index or table that was read, with the number of rows. */
export function scansOf(plans: readonly ExecutedPlan[]): string[] {
  return plans.flatMap(({ plan }) =>
    planNodesOf(plan).flatMap((node) => {
      const { 'Relation Name': table, 'Index Name': index = table, 'Actual Loops': loops, 'Actual Rows': rows } = node;
      if (table === undefined || loops === 0) return [];
      const removed = node['Rows Removed by Filter'] ?? 0;
      return [`${node['Node Type']} ${index}: ${Math.round((rows + removed) * loops)} rows, ${pagesOf(node)} pages`];
    }),
  );
}

/** Returns the number of pages that a node and the nodes below it have read. */
const pagesOf = (node: PlanNode) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
