import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ArchiveRefused } from './archive-refused';

/** Number of characters that are compressed at once. */
const CHUNK = 64 * 1024;

/**
 * Writes lines to a new compressed file, which only its owner can read. The file has another name until it is complete and on the disk, so that a file with the
 * final name is always complete. @throws ArchiveRefused if the file exists already, or cannot be written
 */
export async function writeNewFile(path: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  const handle = await open(part, 'wx', 0o600).catch((cause: unknown) => {
    throw new ArchiveRefused(`No file can be written to ${JSON.stringify(dirname(path))} (${codeOf(cause)}).`, { cause });
  });
  try {
    await pipeline(Readable.from(chunksOf(lines)), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) await handle.writeFile(chunk);
    });
    await handle.sync();
    // Unlike a renamed file, a linked one never replaces another.
    await link(part, path).catch((cause: unknown) => {
      throw new ArchiveRefused(
        `${path} cannot be created (${codeOf(cause)}). The folder must be on a disk that has hard links.`,
        { cause },
      );
    });
  } finally {
    await handle.close();
    await unlink(part);
  }
  await syncFolder(dirname(path));
}

async function* chunksOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer, void> {
  let text = '';
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Makes sure that the name of a new file outlives a crash of the machine. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** The lines of a file, and the SHA-256 of its bytes, which is known when all lines were read. */
export interface FileLines {
  lines: AsyncIterable<string>;
  digest: () => Buffer;
}

/** Reads the lines of a compressed file. Reading them fails with the error of the disk or of the compression. */
export function readFileLines(path: string): FileLines {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  let digest: Buffer | null = null;
  const read = async function* () {
    const text = createGunzip();
    const copied = pipeline(createReadStream(path), hashing, text);
    // A failure destroys `text`, so that reading from it fails with the same error.
    copied.catch(() => undefined);
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of text as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  };
  return { lines: read(), digest: () => (digest ??= hash.digest()) };
}

/** Returns the code of an error of the operating system, such as `ENOENT`. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? 'unknown';
