import { createPartitionStatements } from '@rpm/schema';
import { type Database, runInDeliveryScope, type RunStatement } from '@rpm/database';
import {
  changeWeeklyPartitions,
  hasPartitionsOfWeek,
  type LogWeek,
  WEEK,
  WEEKLY_EVENTS,
  WEEKLY_TABLES,
  type WeeklyTables,
} from './change-weeks';

/** Number of weeks after the current one for which partitions are created. */
const AHEAD = 4;

const MISSING = `
  select ${WEEK}
  from date_trunc('week', $1::timestamptz at time zone 'UTC') as present,
    generate_series(present, present + ${AHEAD} * interval '1 week', interval '1 week') as week
  where to_regclass($2 || '_' || to_char(week, 'IYYY"w"IW')) is null
  order by week`;

/** Returns SQL for whether the default partitions contain rows of the week from $1 to $2. */
const hasRows = (tables: WeeklyTables) =>
  `select ${tables
    .map(({ table, column }) => `exists (select from ${table} where ${column} >= $1 and ${column} < $2)`)
    .join(' or ')} as found`;

/**
 * Creates the log partitions of this week and the next four, so that old logs can be removed by the week. Several processes may run it at once, also
 * while logs are written. A week whose logs are already in the default partition, such as the week of an upgrade, gets no partition. @returns the
 * names of the weeks for which partitions were created
 */
export async function ensureWeeklyPartitions(dataSource: Database, now: Date): Promise<string[]> {
  return ensurePartitionsOf(dataSource, WEEKLY_TABLES, now);
}

/** Creates the partitions of published events as {@link ensureWeeklyPartitions} creates those of logs. */
export async function ensureEventPartitions(dataSource: Database, now: Date): Promise<string[]> {
  return ensurePartitionsOf(dataSource, WEEKLY_EVENTS, now);
}

async function ensurePartitionsOf(dataSource: Database, tables: WeeklyTables, now: Date): Promise<string[]> {
  const missing = await runInDeliveryScope<LogWeek>(dataSource, { text: MISSING }, [now, tables[0].table]);
  const made: string[] = [];
  for (const week of missing)
    if (await changeWeeklyPartitions(dataSource, (run) => makeWeek(run, tables, week))) made.push(week.name);
  return made;
}

async function makeWeek(run: RunStatement, tables: WeeklyTables, week: LogWeek): Promise<boolean> {
  if (await hasPartitionsOfWeek(run, tables, week)) return false;
  const [rows] = await run<{ found: boolean }>({ text: hasRows(tables) }, [week.from, week.to]);
  if (rows?.found) return false;
  for (const { table } of tables) {
    const partition = { table, name: `${table}_${week.name}`, from: week.from, to: week.to };
    for (const text of createPartitionStatements(partition)) await run({ text }, []);
  }
  return true;
}
