import { BackupError } from './backup-error';

/** A file within an archive. */
export interface Entry {
  name: string;
  content: Buffer;
}

const BLOCK = 512;
/** Maximum size of a part of a table. Tables are written in parts of a few megabytes; a larger part contains one huge row. */
const MAX_PART = 2 ** 31;
/** Maximum size of other entries, such as the manifest, which are parsed as a whole. */
const MAX_DESCRIPTION = 64 * 1024 * 1024;
/** Prefix in the names of the entries that contain rows of tables. */
export const PARTS_FOLDER = 'tables/';
/** Prefix in the names of the entries that contain the audit trail of an organization. */
export const TRAIL_FOLDER = 'audit/';
const END = Buffer.alloc(2 * BLOCK);
const CHECKSUM = { at: 148, length: 8 };

/** Returns an entry as an ustar archive contains it (POSIX.1-1988): a header and the content, filled up to whole blocks. */
export function tarEntry({ name, content }: Entry, modified: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (name.length > 100) throw new Error('The name is too long for an archive.');
  header.write(name, 0, 'ascii');
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'ascii');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(content.length, 124, 12);
  octal(Math.floor(modified.getTime() / 1000), 136, 12);
  header.write('0', 156, 'ascii');
  header.write('ustar\0' + '00', 257, 'ascii');
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM.at, 'ascii');
  return Buffer.concat([header, content, Buffer.alloc(paddingOf(content.length))]);
}

/** The end of an archive. */
export const TAR_END: Buffer = END;

/** Reads the entries of an archive that consists of plain files. @throws BackupError when it is another file, or damaged */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<Entry, void> {
  const bytes = new ByteReader(source);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.equals(END.subarray(BLOCK))) return;
    const size = parseInt(header.toString('ascii', 124, 136), 8);
    const checksum = parseInt(header.toString('ascii', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length), 8);
    const isFile = ['0', '\0'].includes(header.toString('latin1', 156, 157));
    const name = header.toString('ascii', 0, 100).replace(/\0.*$/s, '');
    const hasRows = name.startsWith(PARTS_FOLDER) || name.startsWith(TRAIL_FOLDER);
    const limit = hasRows ? MAX_PART : MAX_DESCRIPTION;
    if (checksum !== checksumOf(header) || !isFile || !(size >= 0 && size <= limit)) throw damaged();
    const content = await bytes.take(size);
    await bytes.take(paddingOf(size));
    yield { name, content };
  }
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

const damaged = () => new BackupError('unreadable', 'The file is not a backup of this service, or it is damaged.');

/** Returns the checksum of a header: the sum of its bytes, where the bytes of the checksum itself count as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) {
    sum += at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length ? 0x20 : byte;
  }
  return sum;
}

/** Reads a stream in pieces of a given size. */
class ByteReader {
  private readonly iterator: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.iterator = source[Symbol.asyncIterator]();
  }

  async take(size: number): Promise<Buffer> {
    const parts = [this.rest];
    let length = this.rest.length;
    while (length < size) {
      const next = await this.iterator.next();
      if (next.done) throw new BackupError('unreadable', 'The file is incomplete. Copy it again, or use another backup.');
      parts.push(next.value);
      length += next.value.length;
    }
    const all = parts.length === 1 ? this.rest : Buffer.concat(parts);
    this.rest = all.subarray(size);
    return all.subarray(0, size);
  }
}
