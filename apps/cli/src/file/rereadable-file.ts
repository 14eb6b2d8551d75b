import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { Refusal } from '../terminal/refusal';
import { terminal } from '../terminal/terminal';
import { openFile, STDIN } from './open-file';

/**
 * Opens a file that can be read several times. Standard input and pipes are copied to a temporary file that has no name any more, so no other user can
 * open it and nothing remains when the process is killed. @throws Refusal `file_unavailable`
 */
export async function openRereadableFile(path: string): Promise<{ handle: FileHandle; isCopy: boolean }> {
  if (path === STDIN) return { handle: await copyOf(terminal().stdin), isCopy: true };
  const handle = await openFile(path);
  if ((await handle.stat()).isFile()) return { handle, isCopy: false };
  return { handle: await copyOf(handle.createReadStream()), isCopy: true };
}

async function copyOf(source: Readable): Promise<FileHandle> {
  let copy: FileHandle | null = null;
  try {
    copy = await openUnnamedFile();
    for await (const chunk of source as AsyncIterable<Buffer>) await copy.writeFile(chunk);
    return copy;
  } catch (cause) {
    await copy?.close();
    const code = String((cause as NodeJS.ErrnoException).code);
    const detail = `The input cannot be copied to ${tmpdir()} (${code}). Name a file instead, or set TMPDIR to a folder with more space.`;
    throw new Refusal('file_unavailable', detail, [], { cause });
  }
}

async function openUnnamedFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-admin-'));
  try {
    return await open(join(folder, 'input'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
