import { type FileFormat, type ImportSource } from '@rpm/record-import';
import { createHash } from 'node:crypto';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { extname } from 'node:path';
import { OPERATOR } from '../access/operator-request';
import { Refusal } from '../terminal/refusal';
import { terminal } from '../terminal/terminal';

export const STDIN = '-';

/** Options for opening a file to import. */
export interface ImportFileOptions {
  format: FileFormat | undefined;
  rejectPath: string;
  /** Options that must be equal for an interrupted import of the same file to be resumed; null if such imports cannot be resumed. */
  identity: readonly unknown[] | null;
}

/** An opened file and the number of bytes that were read so far; `size` is null for a pipe. */
export interface OpenedImportFile {
  source: ImportSource;
  size: number | null;
  bytesRead(): number;
}

/** Opens the file to import, or stdin. @throws Refusal `file_unavailable` */
export async function openImportFile(
  path: string,
  { format: chosen, rejectPath, identity }: ImportFileOptions,
): Promise<OpenedImportFile> {
  const format = chosen ?? fileFormatOf(path);
  if (path === STDIN) {
    const source = { stream: terminal().stdin, format, rejectPath, fingerprint: null, actor: OPERATOR };
    return { source, size: null, bytesRead: () => 0 };
  }
  const handle = await openFile(path);
  const stats = await handle.stat();
  const stream = handle.createReadStream();
  // An import from a pipe cannot be resumed: a pipe has no size, and a second run could not recognize its content.
  const isFile = stats.isFile();
  const how = identity && isFile ? [await realpath(path), stats.size, stats.mtimeMs, format, rejectPath, ...identity] : null;
  const source = { stream, format, rejectPath, fingerprint: how && fingerprintOf(how), actor: OPERATOR };
  return { source, size: isFile ? stats.size : null, bytesRead: () => stream.bytesRead };
}

/** Returns a hash of the file's properties and the import options. An interrupted import is resumed if the hash is the same. */
function fingerprintOf(how: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(how)).digest('hex');
}

export function fileFormatOf(path: string): FileFormat {
  return ['.ndjson', '.jsonl'].includes(extname(path).toLowerCase()) ? 'ndjson' : 'csv';
}

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
