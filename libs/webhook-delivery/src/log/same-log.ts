/**
 * Returns an SQL condition: `l` is the log that the row `other` refers to. It compares the columns of all keys of `webhook_log`, so that the
 * lookup reads one entry in whichever index the planner chooses. With the columns of one key only, the planner may use a prefix of another index and
 * read all logs of a transaction, which have the same timestamp. @param names names of the columns in `other`
 */
export const sameLog = (other: string, names = { id: 'id', createTimestamp: 'create_timestamp' }) =>
  `l.organization_id = ${other}.organization_id and l.id = ${other}.${names.id} and l.create_timestamp = ${other}.${names.createTimestamp}
    and l.webhook_id = ${other}.webhook_id and l.message_id = ${other}.message_id`;
