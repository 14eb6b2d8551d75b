/**
 * That `l` is the log that `other` names, by all columns of all its keys: whichever of their indexes is taken, one entry is read. By one
 * key alone the planner may take another's index for its first columns, and what happened in one transaction has one instant.
 * @param names what its columns are called there
 */
export const sameLog = (other: string, names = { id: 'id', createTimestamp: 'create_timestamp' }) =>
  `l.organization_id = ${other}.organization_id and l.id = ${other}.${names.id} and l.create_timestamp = ${other}.${names.createTimestamp}
    and l.webhook_id = ${other}.webhook_id and l.message_id = ${other}.message_id`;
