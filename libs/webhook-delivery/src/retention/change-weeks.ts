import { setTimeout as wait } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { sqlStateOf } from '@rpm/data-access';
import { inDelivery, type RunStatement } from '@rpm/data-access';

/** What is cut into weeks of UTC alike: a week is a partition of all of them, or of none. */
export const WEEKLY_TABLES = [
  { table: 'webhook_log', column: 'create_timestamp' },
  { table: 'webhook_log_payload', column: 'log_create_timestamp' },
  { table: 'webhook_attempt', column: 'log_create_timestamp' },
] as const;

/** One that begins at midnight of a Monday, such as `2026w47`: the ISO 8601 number of the week and of its year. */
export interface Week {
  name: string;
  from: Date;
  /** Not within. */
  to: Date;
}

/** The columns of a {@link Week}, of a timestamp `week` without time zone. */
export const WEEK = `to_char(week, 'IYYY"w"IW') as name, week at time zone 'UTC' as "from", (week + interval '1 week') at time zone 'UTC' as "to"`;

/** Of processes that add or remove weeks, one does and the others wait. */
const WEEKS_LOCK = 7_260_463_005;

/** Everybody who comes after a waiting lock waits with it, so it must give up soon, and before PostgreSQL looks for deadlocks. */
const LOCK_TIMEOUT_MS = 300;
const TRIES = 30;
/** lock_not_available, deadlock_detected, and check_violation: a row came into the DEFAULT partition meanwhile. */
const PASSING = ['55P03', '40P01', '23514'];

/** Runs a transaction that changes weeks while logs are written and read, again when it was in somebody's way. */
export async function changeWeeks<T>(dataSource: DataSource, change: (run: RunStatement) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await inDelivery(dataSource, async (run) => {
        // Dropping a large table may take longer than a request's statements may.
        await run({ text: `select set_config('lock_timeout', $1, true), set_config('statement_timeout', '60s', true)` }, [
          `${LOCK_TIMEOUT_MS}ms`,
        ]);
        await run({ text: 'select pg_advisory_xact_lock($1)' }, [WEEKS_LOCK]);
        return change(run);
      });
    } catch (error) {
      if (tries === TRIES || !PASSING.includes(sqlStateOf(error) ?? '')) throw error;
      await wait(LOCK_TIMEOUT_MS * (0.5 + Math.random()));
    }
  }
}

/** Looks at the rows of the catalogue: what `to_regclass` knows may be older than the lock that was waited for. */
const HAS_WEEK = `select exists (select from pg_class where relname = $1 and pg_table_is_visible(oid)) as found`;

/** Whether the partitions of a week are there. */
export async function hasWeek(run: RunStatement, { name }: Week): Promise<boolean> {
  const [row] = await run<{ found: boolean }>({ text: HAS_WEEK }, [`webhook_log_${name}`]);
  return row?.found ?? false;
}
