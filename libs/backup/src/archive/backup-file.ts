import { createReadStream } from 'node:fs';
import { link, lstat, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error';
import { AGE_HEADER, type BackupOrigin, decrypt, encrypt } from './encryption';
import { type Entry, tarEntries } from './tar';

/** Suffix of an unfinished backup. The file is renamed once the backup is complete and on the disk. */
const UNFINISHED = '.part';
/** The first bytes of a file that gzip wrote. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b]);

export interface WriteOptions {
  /** Public key in the age format; without it, the file is not encrypted. */
  encryptTo?: string | undefined;
  origin: BackupOrigin;
  /** Stops writing and removes the unfinished file. */
  signal?: AbortSignal | undefined;
}

/**
 * Writes an archive to a new file, which only its owner can read. A file of that name is either complete and on the disk, or does not exist.
 * @throws BackupError when the file exists, also as a symbolic link, or cannot be created
 */
export async function writeBackupFile(
  path: string,
  content: () => AsyncIterable<Buffer>,
  { encryptTo, origin, signal }: WriteOptions,
): Promise<void> {
  const part = path + UNFINISHED;
  await assertNew(path);
  // `wx` neither overwrites a file nor follows a symbolic link.
  const file = await open(part, 'wx', 0o600).catch((error: unknown) => refuse(part, error));
  try {
    await writeAll(file, content, encryptTo, origin, signal);
    await publish(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function writeAll(
  file: FileHandle,
  content: () => AsyncIterable<Buffer>,
  encryptTo: string | undefined,
  origin: BackupOrigin,
  signal: AbortSignal | undefined,
): Promise<void> {
  // The stream flushes the file to the disk before it closes it.
  const target = file.createWriteStream({ flush: true });
  const options = { signal: signal ?? new AbortController().signal };
  if (encryptTo === undefined) await pipeline(content, createGzip(), target, options);
  else
    await pipeline(content, createGzip(), (source: AsyncIterable<Buffer>) => encrypt(source, encryptTo, origin), target, options);
}

/**
 * Gives the complete file its name by a hard link, because a link never replaces another file, and a rename does. Some file systems have no links, so a
 * rename is the fallback.
 */
async function publish(part: string, path: string): Promise<void> {
  try {
    await link(part, path);
    await rm(part);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) return refuse(path, error);
    await assertNew(path);
    await rename(part, path);
  }
}

async function assertNew(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found) refuse(path, Object.assign(new Error(), { code: 'EEXIST' }));
}

/** Makes the new name in the folder survive a power failure. Some file systems cannot do this for folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function refuse(path: string, cause: unknown): never {
  const code = codeOf(cause);
  const advice = path.endsWith(UNFINISHED) ? 'remove it unless another backup is being written to it' : 'name another file';
  const detail = code === 'EEXIST' ? `${path} exists already; ${advice}.` : `${path} cannot be written (${code}).`;
  throw new BackupError('refused', detail, { cause });
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown';

/**
 * Opens a backup. @param identities text of an identity file: the secret key (`AGE-SECRET-KEY-1…`) of an encrypted backup
 * @returns its entries, which throw a BackupError if the file turns out to be damaged
 */
export async function openBackupFile(path: string, identities?: string): Promise<AsyncGenerator<Entry, void>> {
  const start = await startOf(path, AGE_HEADER.length);
  const isEncrypted = start.toString('latin1') === AGE_HEADER;
  if (!isEncrypted && !start.subarray(0, 2).equals(GZIP_HEADER)) {
    throw new BackupError('unreadable', `${path} is not a backup of this service.`);
  }
  if (isEncrypted && identities === undefined) {
    throw new BackupError('refused', 'The backup is encrypted. Name the file with the secret key: --identity FILE.');
  }
  if (!isEncrypted || identities === undefined) return tarEntries(gunzip(() => createReadStream(path)));
  return tarEntries(gunzip(() => decrypt(createReadStream(path), identities)));
}

/** @param open opens the source once somebody reads: an error of a stream that nobody reads would end the process */
async function* gunzip(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  const plain = createGunzip();
  // An error of the source must also end the loop that reads the entries.
  const ended = pipeline(open(), plain).catch(() => undefined);
  try {
    yield* plain as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('unreadable', 'The file is incomplete or damaged. Copy it again, or use another backup.', {
      cause: error,
    });
  } finally {
    plain.destroy();
    await ended;
  }
}

/** Reads the first bytes of a file. @throws BackupError when it cannot be read, such as a folder */
export async function startOf(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new BackupError('refused', `${path} cannot be opened (${codeOf(cause)}).`, { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0).catch((cause: unknown) => {
      throw new BackupError('refused', `${path} cannot be read (${codeOf(cause)}).`, { cause });
    });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
