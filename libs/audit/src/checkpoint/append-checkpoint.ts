import { appendFile } from 'node:fs/promises';

/** Error: a checkpoint was made, but cannot be added to the file of `AUDIT_CHECKPOINT_FILE`. */
export class CheckpointFileUnwritable extends Error {
  /** Node's code of the reason, such as `EACCES`. */
  readonly code: string;

  constructor(cause: unknown) {
    const { code } = Object(cause) as { code?: unknown };
    const reason = typeof code === 'string' ? code : 'unknown reason';
    super(`AUDIT_CHECKPOINT_FILE: the checkpoint cannot be added to the file (${reason}).`, { cause });
    this.name = 'CheckpointFileUnwritable';
    this.code = reason;
  }
}

/** Adds a checkpoint to a file, which only its owner can write. The file is created if there is none. @throws CheckpointFileUnwritable */
export async function appendCheckpoint(file: string, note: string): Promise<void> {
  await appendFile(file, `${note}\n`, { mode: 0o644 }).catch((cause: unknown) => {
    throw new CheckpointFileUnwritable(cause);
  });
}
