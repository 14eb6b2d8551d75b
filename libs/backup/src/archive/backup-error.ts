import { sqlStateOf } from '@rpm/database';

/**
 * Error: a backup cannot be created, read or restored. The message contains advice, but no data of rows. `refused`: the file is valid, but the
 * operation is not permitted; `unrecorded`: the audit trail cannot record the operation; `unreadable`: the file is not a complete backup; `different`: the restored data differ from those in the backup.
 */
export class BackupError extends Error {
  constructor(
    readonly code: 'refused' | 'unrecorded' | 'unreadable' | 'different',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * SQLSTATEs with which PostgreSQL refuses values: invalid values, violated constraints, exceeded limits, errors that triggers raise, and partitions that
 * exist already or have no valid range.
 */
const REFUSED_VALUES = /^(22|23|54|P0|42P07|42P17)/;

/**
 * Runs statements whose values come from a file. PostgreSQL's error about such a value becomes a BackupError, because the file, which somebody may have
 * changed, is wrong. @param values names the values for the message
 */
export async function withValuesOfFile<T>(values: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const sqlState = sqlStateOf(cause);
    if (sqlState === null || !REFUSED_VALUES.test(sqlState)) throw cause;
    const detail = `The file is damaged, or was changed: the database refuses ${values} (SQLSTATE ${sqlState}). Use another file.`;
    throw new BackupError('unreadable', detail, { cause });
  }
}
