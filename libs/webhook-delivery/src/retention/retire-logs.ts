import { type Database, type StatementRunner, unnamedStatement } from '@rpm/database';
import { lockTotals } from '../log/fold-totals';
import { changeWeeklyPartitions, hasPartitionsOfWeek, WEEK, type LogWeek, WEEKLY_TABLES } from './change-weeks';
import { deleteLogs } from './delete-logs';
import { retireBodies } from './retire-bodies';

export interface RetireOptions {
  /** Minimum number of UTC days for which webhook logs are kept. */
  days: number;
  now: Date;
  /** Whether to return the logs that would be removed without removing them. */
  dryRun?: boolean;
  /** Called after the logs of each week have been removed. */
  onWeek?: (week: RetiredWeek) => void;
}

export interface RetiredWeek {
  /** ISO 8601 week such as `2026w47`. */
  week: string;
  /** Number of removed logs, of all organizations together. */
  logs: number;
}

type OldWeek = LogWeek & { isPartition: boolean; logs: number };

const DAY_MS = 86_400_000;

/** SQL that lists the weeks that have partitions and ended before the horizon, and the weeks without partitions that have logs from before it. */
const OLD_WEEKS = unnamedStatement<{ horizon: Date }, OldWeek>(`
  with horizon as (select ($horizon::timestamptz at time zone 'UTC')::date as day),
    counted as (
      select date_trunc('week', create_day::timestamp) as week, sum(count)::bigint as logs
      from (select create_day, count from webhook_log_cell union all select create_day, count from webhook_log_delta) as counts
      where create_day < (select day from horizon)
      group by 1),
    partition as (
      select to_date(right(c.relname, 7), 'IYYY"w"IW')::timestamp as week
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'webhook_log'::regclass and c.relname ~ '^webhook_log_[0-9]{4}w[0-9]{2}$')
  select ${WEEK}, partition.week is not null as "isPartition", coalesce(logs, 0) as logs
  from counted full join partition using (week), horizon
  where case when partition.week is null then logs > 0 else week + interval '1 week' <= horizon.day end
  order by week`);

const IN_WEEK = `create_day >= ($from at time zone 'UTC')::date and create_day < ($to at time zone 'UTC')::date`;

const FORGET_WEEK = unnamedStatement<Pick<LogWeek, 'from' | 'to'>, { logs: number }>(`
  with queued as (delete from webhook_delivery where log_create_timestamp >= $from and log_create_timestamp < $to),
    retried as (delete from webhook_log_retried_cell where ${IN_WEEK}),
    cells as (delete from webhook_log_cell where ${IN_WEEK} returning count),
    deltas as (delete from webhook_log_delta where ${IN_WEEK} returning count)
  select coalesce(sum(count), 0)::bigint as logs from (select count from cells union all select count from deltas) as counts`);

/** Deletes attempts that were stored in the default partition after the partitions of their week had been removed. Their logs no longer exist. */
const FORGET_LATECOMERS = unnamedStatement<{ horizon: Date }>(`
  with over as (select date_trunc('week', $horizon::timestamptz at time zone 'UTC') at time zone 'UTC' as instant)
  delete from webhook_attempt where log_create_timestamp < (select instant from over)`);

/**
 * Removes outdated webhook logs of all organizations with their payloads, attempts and queued deliveries. Weeks with partitions are removed at once
 * by dropping the partitions; logs of other weeks are deleted in batches. Several processes may run it at once. @returns the weeks from which logs
 * were removed, oldest first
 */
export async function retireLogs(database: Database, options: RetireOptions): Promise<RetiredWeek[]> {
  const { days, now, dryRun = false, onWeek = () => undefined } = options;
  const horizon = new Date(Math.floor(now.getTime() / DAY_MS - days) * DAY_MS);
  const retired: RetiredWeek[] = [];
  for (const old of await database.run('delivery', OLD_WEEKS, { horizon })) {
    const logs = dryRun ? old.logs : await retireWeek(database, old, horizon);
    // The result is null if another process has already dropped the partitions of this week.
    if (logs === null) continue;
    const week = { week: old.name, logs };
    retired.push(week);
    onWeek(week);
  }
  if (dryRun) return retired;
  await database.run('delivery', FORGET_LATECOMERS, { horizon });
  await retireBodies(database, horizon);
  return retired;
}

async function retireWeek(database: Database, week: OldWeek, horizon: Date): Promise<number | null> {
  if (week.isPartition) return changeWeeklyPartitions(database, (runner) => dropWeek(runner, week));
  const to = week.to < horizon ? week.to : horizon;
  const deleted = await deleteLogs(database, { from: week.from, to });
  return deleted === 0 ? null : deleted;
}

/** Dropping a partition fires no triggers, so the totals of the week are deleted in the same transaction. */
async function dropWeek(runner: StatementRunner, week: LogWeek): Promise<number | null> {
  if (!(await hasPartitionsOfWeek(runner, WEEKLY_TABLES, week))) return null;
  await lockTotals(runner);
  const tables = WEEKLY_TABLES.map(({ table }) => table);
  // Every transaction locks the tables of webhook logs in the same order, so that transactions cannot deadlock.
  await runner.run(unnamedStatement(`lock table only ${tables.join(', only ')} in access exclusive mode`), {});
  await runner.run(unnamedStatement(`drop table ${tables.map((table) => `${table}_${week.name}`).join(', ')}`), {});
  const [row] = await runner.run(FORGET_WEEK, week);
  return row?.logs ?? 0;
}
