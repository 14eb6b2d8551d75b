import { type DataSource } from 'typeorm';
import { runInDeliveryScope, type RunStatement } from '@rpm/data-access';
import { changeWeeks, hasWeek, WEEK, type Week, WEEKLY_TABLES } from './change-weeks';

/** Number of future weeks for which partitions exist. */
const AHEAD = 4;

const MISSING = `
  select ${WEEK}
  from date_trunc('week', $1::timestamptz at time zone 'UTC') as present,
    generate_series(present, present + ${AHEAD} * interval '1 week', interval '1 week') as week
  where to_regclass('webhook_log_' || to_char(week, 'IYYY"w"IW')) is null
  order by week`;

/** SQL condition: the default partition contains rows of the week. */
const HAS_ROWS = `select ${WEEKLY_TABLES.map(
  ({ table, column }) => `exists (select from ${table} where ${column} >= $1 and ${column} < $2)`,
).join(' or ')} as found`;

/**
 * Creates the partitions of this week and the next four, so that old logs can be removed by the week. Several processes may call it at once, and
 * while logs are written. A week that already has rows in the default partition, such as the week of an upgrade, stays there. @returns the names of
 * the created weeks
 */
export async function ensureWeeks(dataSource: DataSource, now: Date): Promise<string[]> {
  const missing = await runInDeliveryScope<Week>(dataSource, { text: MISSING }, [now]);
  const made: string[] = [];
  for (const week of missing) if (await changeWeeks(dataSource, (run) => makeWeek(run, week))) made.push(week.name);
  return made;
}

async function makeWeek(run: RunStatement, week: Week): Promise<boolean> {
  if (await hasWeek(run, week)) return false;
  const [rows] = await run<{ found: boolean }>({ text: HAS_ROWS }, [week.from, week.to]);
  if (rows?.found) return false;
  const [from, to] = [week.from.toISOString(), week.to.toISOString()];
  for (const { table } of WEEKLY_TABLES) {
    const partition = `${table}_${week.name}`;
    /*
     * `create table … partition of` would block all other transactions, so the table is created first and attached afterwards. It has no
     * identity column of its own, because PostgreSQL 17 gives a partition that of its parent and rejects another one.
     */
    await run({ text: `create table ${partition} (like ${table} including all excluding identity)` }, []);
    await run({ text: `alter table ${partition} enable row level security, force row level security` }, []);
    await run({ text: `alter table ${table} attach partition ${partition} for values from ('${from}') to ('${to}')` }, []);
  }
  return true;
}
