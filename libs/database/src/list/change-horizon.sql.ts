import { statement } from '../statement/statement';
import { writeLocksOn } from './write-locks.sql';

/**
 * SQL that stores in a setting the time before which all changes of some tables are visible to the next statement: the present time or, if it is earlier, the start
 * of the oldest open transaction that holds a write lock on one of the tables. It needs three properties of the rest of the system:
 *
 * 1. The time of a change is the time of the clock, after the transaction has locked the table. A transaction that is not seen here has either ended, so that
 * the next statement sees its changes, or it locks the table later, so that its changes have a later time than this statement.
 * 2. PostgreSQL makes changes visible before it releases the locks.
 * 3. The next statement takes a new snapshot (read committed).
 *
 * PostgreSQL does not show when a prepared transaction started, or one whose session this role may not see. Until such a transaction ends, the stored time is
 * `-infinity`.
 *
 * The other settings make PostgreSQL read the changes in the order of an index: row-level security hides from it how many rows there are.
 */
export const BEFORE_CHANGES = statement<{ tables: readonly string[]; sort: 'on' | 'off'; workers: '0' }>({
  name: 'before-changes',
  text: `
    select set_config('enable_sort', $sort, true), set_config('max_parallel_workers_per_gather', $workers, true),
      set_config('rpm.change_horizon', (
        select least(now(), min(case
          when l.pid is null then '-infinity'
          when a.xact_start is not null then a.xact_start
          when a.pid is not null and (a.state is null or a.state = 'disabled') then '-infinity'
        end))
        from (select * from ${writeLocksOn('any ($tables::regclass[]::oid[])')}) l left join pg_stat_activity a on a.pid = l.pid
      )::text, true)`,
});

/** SQL for the time that {@link BEFORE_CHANGES} has stored. */
export const CHANGE_HORIZON = `(select current_setting('rpm.change_horizon')::timestamptz(3))`;
