import { type FileHandle, open } from 'node:fs/promises';
import { Refusal } from '../terminal/refusal';

/** The file name that stands for the standard input. */
export const STDIN = '-';

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'is not readable for you',
  EPERM: 'is not readable for you',
  ENAMETOOLONG: 'has a name that is too long',
};

/** Opens a file for reading. @throws Refusal `file_unavailable` */
export async function openFile(path: string): Promise<FileHandle> {
  const handle = await open(path, 'r').catch((cause: unknown) => {
    const code = String((cause as NodeJS.ErrnoException).code);
    const reason = REASONS[code] ?? `cannot be opened (${code})`;
    throw new Refusal('file_unavailable', `${JSON.stringify(path)} ${reason}. Name a file, or - for stdin.`, [], { cause });
  });
  if (!(await handle.stat()).isDirectory()) return handle;
  await handle.close();
  throw new Refusal('file_unavailable', `${JSON.stringify(path)} is a folder. Name a file.`);
}
