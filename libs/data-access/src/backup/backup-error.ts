/**
 * Error: a backup cannot be created, read or restored. The message says what to do and contains no data of rows. `refused`: nothing is wrong with the
 * file; `unreadable`: the file is not a complete backup; `different`: the restored data are not those of the backup.
 */
export class BackupError extends Error {
  constructor(
    readonly code: 'refused' | 'unreadable' | 'different',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
