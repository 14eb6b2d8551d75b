import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the key is kept that nobody has configured. Without it the secrets of all webhooks are lost: it belongs in the backup. */
export const KEY_FILE = 'webhook-encryption.key';

/**
 * The key of a data folder in base64, made the first time. Of several processes that make one at once one succeeds, and all find that
 * one; a process that dies meanwhile leaves no half of a key.
 */
export async function keyOfFolder(dataDir: string): Promise<string> {
  const file = join(dataDir, KEY_FILE);
  const kept = await readFile(file, 'utf8').catch(nullIfMissing);
  if (kept !== null) return kept.trim();
  await mkdir(dataDir, { recursive: true });
  await make(file);
  return (await readFile(file, 'utf8')).trim();
}

/** Written whole under another name, and then given its own, which fails when another process was faster. */
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
