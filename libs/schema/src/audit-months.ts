import { type Database, sqlStateOf, type StatementRunner, unnamedStatement } from '@rpm/database';

/** Number of months after the present one for which the audit trail has partitions. */
const AHEAD = 3;

/** Smallest number of months ahead at which nobody needs to act. */
export const FEWEST_MONTHS_AHEAD = 2;

/** SQL for the name of the partition of the month that begins `n` months after the present one. */
const PARTITION = `to_char(date_trunc('month', now() at time zone 'UTC') + make_interval(months => n), '"audit_event_"YYYY_MM')`;

const MISSING = unnamedStatement<object, { months: number }>(
  `select n as months from generate_series(0, ${AHEAD}) n where to_regclass(${PARTITION}) is null order by n`,
);

/** Months before the present one that have no partition, from the month of an instant on; at most ten years. */
const MISSING_EARLIER = unnamedStatement<{ since: Date }, { months: number }>(`
  select n as months from generate_series(-120, -1) n
  where date_trunc('month', now() at time zone 'UTC') + make_interval(months => n + 1) > $since::timestamptz at time zone 'UTC'
    and to_regclass(${PARTITION}) is null order by n`);

const STATE = unnamedStatement<object, AuditMonths>(`
  select (select count(*)::integer from generate_series(1, ${AHEAD}) n where to_regclass(${PARTITION}) is not null) as ahead,
    pg_relation_size('audit_event_rest') > 0 as "hasOtherRows"`);

/** Key of the advisory lock that serializes processes which create months. The number is arbitrary. */
const MONTHS_LOCK = 7_260_463_006;

/** The lock timeout keeps writers of the audit trail from waiting behind this transaction. */
const PREPARE = unnamedStatement<{ key: number }>(`select set_config('lock_timeout', '1s', true), pg_advisory_xact_lock($key)`);

const CREATE = unnamedStatement<{ months: number }>('select create_audit_month($months)');

/**
 * SQLSTATEs after which a month is left to the next run: lock_not_available, check_violation if the default partition has rows of the month, and duplicate_table if
 * another process has just created it, because a session may not know a new table by its name until it locks some table.
 */
const LATER = ['55P03', '23514', '42P07'];

/** The partitions of the audit trail. */
export interface AuditMonths {
  /** Number of months after the present one that have partitions; at most three are counted. */
  ahead: number;
  /** Whether the default partition has rows, because their months had no partitions. */
  hasOtherRows: boolean;
}

/** Reads the state of the partitions of the audit trail. */
export async function findAuditMonths(database: Database): Promise<AuditMonths> {
  const [state] = await database.run('unscoped', STATE, {});
  return state ?? { ahead: 0, hasOtherRows: false };
}

/**
 * Creates the partitions of the audit trail for this month and the next three. Several processes may run it at once, also while rows are added. Rows of a month
 * without a partition are stored in the default partition.
 */
export async function ensureAuditMonths(database: Database): Promise<void> {
  await createMonths(database, await database.run('unscoped', MISSING, {}));
}

/**
 * Creates the partitions of the audit trail from the month of an instant up to this month, for rows whose time is past. A month of which the default partition
 * has rows already is left out, and its further rows are stored there, too.
 */
export async function ensureAuditMonthsSince(database: Database, since: Date): Promise<void> {
  await createMonths(database, await database.run('unscoped', MISSING_EARLIER, { since }));
}

async function createMonths(database: Database, missing: readonly { months: number }[]): Promise<void> {
  for (const { months } of missing) {
    const create = async (runner: StatementRunner) => {
      await runner.run(PREPARE, { key: MONTHS_LOCK });
      await runner.run(CREATE, { months });
    };
    await database.inTransaction('unscoped', create).catch((error: unknown) => {
      if (!LATER.includes(sqlStateOf(error) ?? '')) throw error;
    });
  }
}
