import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Name of the file with the encryption key that is used if none is configured. Without this file, the secrets of all webhooks are lost, so it must be
 * part of every backup.
 */
export const KEY_FILE = 'webhook-encryption.key';

/**
 * Returns a key of 32 random bytes, in base64, from a file in a data folder; the first call creates it. If several processes create one at once, one succeeds
 * and all use that key. A process that dies meanwhile leaves no partial file.
 */
export async function readOrCreateKey(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  const kept = await readFile(file, 'utf8').catch(nullIfMissing);
  if (kept !== null) return kept.trim();
  await mkdir(dataDir, { recursive: true });
  await make(file);
  return (await readFile(file, 'utf8')).trim();
}

/** Writes the key to a temporary file and links it to the final name; linking fails if another process was faster. */
async function make(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${randomBytes(32).toString('base64')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
