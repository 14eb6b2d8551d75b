/**
 * SQL for the locks `l` that open transactions hold on a table because they have inserted, changed or deleted rows, or are about to. A transaction
 * acquires such a lock before it writes, and releases it after its changes are visible to others. Readers, such as backups, do not hold such locks.
 * @param relation SQL for the oid of the table, or `any (…)` for several tables
 */
export const writeLocksOn = (relation: string) => `
  pg_locks l
  where l.locktype = 'relation' and l.granted and l.relation = ${relation}
    and l.database = (select oid from pg_database where datname = current_database())
    and l.mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`;
