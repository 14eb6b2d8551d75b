import { appendFile } from 'node:fs/promises';

/** Adds a checkpoint to a file, which only its owner can write. The file is created if there is none. */
export async function appendCheckpoint(file: string, note: string): Promise<void> {
  await appendFile(file, `${note}\n`, { mode: 0o644 });
}
