import { statement } from '@rpm/database';

/**
 * SQL that announces to the triggers of this transaction that all rows of an organization are inserted or deleted. A change of a part, such as a line
 * of an order, then does not change the version of the whole.
 */
export const MOVE_ORGANIZATION = statement({
  name: 'announce-moved-organization',
  text: `select set_config('rpm.moves_organization', 'on', true)`,
});

/** SQL that keeps other processes from counting readings until the end of the transaction. The totals of lists stay exact during this time. */
export const LOCK_READING_COUNTS = statement({
  name: 'lock-reading-counts',
  text: 'select from reading_count_state order by kind for no key update',
});
