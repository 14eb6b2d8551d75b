/**
 * SQL for the id of a transaction before which all changes of totals were added to the totals; null if it is not known. Each addition of changes stores it in
 * `webhook_log_fold`. A restored row is ignored: its `xmin` differs from the transaction id that it contains. An old snapshot, such as that of a backup, keeps all earlier rows; the current one is the last one of the index.
 */
const FOLDED_BEFORE = `(
  select f.before_transaction_id from webhook_log_fold f where f.xmin = f.transaction_id::xid order by f.transaction_id desc limit 1
)`;

/**
 * SQL condition for rows of `webhook_log_delta`. All changes that are not added to the totals yet meet it. PostgreSQL then reads no earlier changes, of which an old
 * snapshot keeps any number of deleted ones. Without the subquery around `coalesce`, row-level security would prevent the use of the index.
 */
export const MAY_BE_UNFOLDED = `transaction_id >= (select coalesce(${FOLDED_BEFORE}, '0'::xid8))`;
