import { createPartitionStatements } from '@rpm/schema';
import { type Database, type Statement, type StatementRunner, unnamedStatement } from '@rpm/database';
import {
  changeWeeklyPartitions,
  hasPartitionsOfWeek,
  type LogWeek,
  WEEK,
  WEEKLY_BODIES,
  WEEKLY_EVENTS,
  WEEKLY_TABLES,
  type WeeklyTables,
} from './change-weeks';

/** Number of weeks after the current one for which partitions are created. */
const AHEAD = 4;

const MISSING = unnamedStatement<{ now: Date; table: string }, LogWeek>(`
  select ${WEEK}
  from date_trunc('week', $now::timestamptz at time zone 'UTC') as present,
    generate_series(present, present + ${AHEAD} * interval '1 week', interval '1 week') as week
  where to_regclass($table || '_' || to_char(week, 'IYYY"w"IW')) is null
  order by week`);

/** Returns the statement that finds whether the default partitions contain rows of a week. */
const hasRows = (tables: WeeklyTables): Statement<Pick<LogWeek, 'from' | 'to'>, { found: boolean }> =>
  unnamedStatement(
    `select ${tables
      .map(({ table, column }) => `exists (select from ${table} where ${column} >= $from and ${column} < $to)`)
      .join(' or ')} as found`,
  );

/**
 * Creates the log partitions of this week and the next four, so that old logs can be removed by the week. Several processes may run it at once, also
 * while logs are written. A week whose logs are already in the default partition, such as the week of an upgrade, gets no partition. @returns the
 * names of the weeks for which partitions were created
 */
export async function ensureWeeklyPartitions(database: Database, now: Date): Promise<string[]> {
  const made = await ensurePartitionsOf(database, WEEKLY_TABLES, now);
  await ensurePartitionsOf(database, WEEKLY_BODIES, now);
  return made;
}

/** Creates the partitions of published events as {@link ensureWeeklyPartitions} creates those of logs. */
export async function ensureEventPartitions(database: Database, now: Date): Promise<string[]> {
  return ensurePartitionsOf(database, WEEKLY_EVENTS, now);
}

async function ensurePartitionsOf(database: Database, tables: WeeklyTables, now: Date): Promise<string[]> {
  const missing = await database.run('delivery', MISSING, { now, table: tables[0].table });
  const made: string[] = [];
  for (const week of missing)
    if (await changeWeeklyPartitions(database, (runner) => makeWeek(runner, tables, week))) made.push(week.name);
  return made;
}

async function makeWeek(runner: StatementRunner, tables: WeeklyTables, week: LogWeek): Promise<boolean> {
  if (await hasPartitionsOfWeek(runner, tables, week)) return false;
  const [rows] = await runner.run(hasRows(tables), week);
  if (rows?.found) return false;
  for (const { table } of tables) {
    const partition = { table, name: `${table}_${week.name}`, from: week.from, to: week.to };
    for (const text of createPartitionStatements(partition)) await runner.run(unnamedStatement(text), {});
  }
  return true;
}
