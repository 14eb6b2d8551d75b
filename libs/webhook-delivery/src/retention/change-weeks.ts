import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sqlStateOf, type StatementRunner, unnamedStatement } from '@rpm/database';

/** Tables that are partitioned by UTC week, each with the column that determines the week of a row. A week has a partition in all of them or in none. */
export type WeeklyTables = readonly [WeeklyTable, ...WeeklyTable[]];

interface WeeklyTable {
  table: string;
  column: string;
}

/** The tables of webhook logs. */
export const WEEKLY_TABLES: WeeklyTables = [
  { table: 'webhook_log', column: 'create_timestamp' },
  { table: 'webhook_log_payload', column: 'log_create_timestamp' },
  { table: 'webhook_attempt', column: 'log_create_timestamp' },
];

/** The table of packed bodies. Its partitions are changed separately, because an older process creates and removes only the partitions of the logs. */
export const WEEKLY_BODIES: WeeklyTables = [{ table: 'webhook_bodies', column: 'day' }];

export const WEEKLY_EVENTS: WeeklyTables = [{ table: 'published_event', column: 'publish_timestamp' }];

/** A week that starts at midnight on Monday, named by its ISO 8601 year and number, such as `2026w47`. */
export interface LogWeek {
  name: string;
  from: Date;
  /** End of the week: midnight on the next Monday, exclusive. */
  to: Date;
}

/** SQL for the columns of a {@link LogWeek}, computed from its first midnight in UTC, the timestamp `week` without time zone. */
export const WEEK = `to_char(week, 'IYYY"w"IW') as name, week at time zone 'UTC' as "from", (week + interval '1 week') at time zone 'UTC' as "to"`;

/** Key of the advisory lock that serializes processes which add or remove weeks. */
const WEEKS_LOCK = 7_260_463_005;

/**
 * Time limit for waiting for a table lock. It is shorter than PostgreSQL's deadlock timeout, because a waiting transaction blocks all later users of
 * the locked table.
 */
const LOCK_TIMEOUT_MS = 300;
const TRIES = 30;
/**
 * SQLSTATEs of errors after which the transaction is retried: lock_not_available, deadlock_detected, and check_violation, which means that a row has
 * arrived in the default partition.
 */
const PASSING = ['55P03', '40P01', '23514'];

const LIMIT_TIMES = unnamedStatement<{ lockTimeout: string }>(
  `select set_config('lock_timeout', $lockTimeout, true), set_config('statement_timeout', '60s', true)`,
);
const LOCK = unnamedStatement<{ key: number }>('select pg_advisory_xact_lock($key)');

/**
 * Runs a transaction that adds or removes partitions while webhook logs are written and read. The transaction is retried if it conflicts with another
 * one.
 */
export async function changeWeeklyPartitions<T>(database: Database, change: (runner: StatementRunner) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.inTransaction('delivery', async (transaction) => {
        // Dropping a large table may take longer than the statement timeout of API requests.
        await transaction.run(LIMIT_TIMES, { lockTimeout: `${LOCK_TIMEOUT_MS}ms` });
        await transaction.run(LOCK, { key: WEEKS_LOCK });
        return change(transaction);
      });
    } catch (error) {
      if (tries === TRIES || !PASSING.includes(sqlStateOf(error) ?? '')) throw error;
      await wait(LOCK_TIMEOUT_MS * (0.5 + Math.random()));
    }
  }
}

/** The statement queries `pg_class`, because `to_regclass` may return a state from before the lock was acquired. */
const HAS_WEEK = unnamedStatement<{ relation: string }, { found: boolean }>(
  `select exists (select from pg_class where relname = $relation and pg_table_is_visible(oid)) as found`,
);

export interface Horizon {
  /** The time before which rows are removed. */
  horizon: Date;
}

/** Returns SQL that lists the weeks that ended before the argument `$horizon` and for which a table has partitions, by name, oldest first. */
export const endedWeeks = (table: string) => `
  select name from (
    select right(c.relname, 7) as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = '${table}'::regclass and c.relname ~ '^${table}_[0-9]{4}w[0-9]{2}$'
  ) partition
  where to_date(name, 'IYYY"w"IW')::timestamp + interval '1 week' <= $horizon::timestamptz at time zone 'UTC'
  order by to_date(name, 'IYYY"w"IW')`;

/** Drops the partition of a week of a table, unless another process has done so. */
export async function dropWeekOf(database: Database, tables: WeeklyTables, week: Pick<LogWeek, 'name'>): Promise<void> {
  await changeWeeklyPartitions(database, async (runner) => {
    if (!(await hasPartitionsOfWeek(runner, tables, week))) return;
    for (const { table } of tables) await runner.run(unnamedStatement(`drop table ${table}_${week.name}`), {});
  });
}

/** Returns whether the partitions of the given week exist. */
export async function hasPartitionsOfWeek(
  runner: StatementRunner,
  [{ table }]: WeeklyTables,
  { name }: Pick<LogWeek, 'name'>,
): Promise<boolean> {
  const [row] = await runner.run(HAS_WEEK, { relation: `${table}_${name}` });
  return row?.found ?? false;
}
