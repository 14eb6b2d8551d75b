import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../../text/unreadable-file';
import { textOf, type VendorFile } from '../vendor-file';

/** A file of an archive. */
export interface ZipEntry {
  /** The last part of its path. It is only compared with the names that formats use, and never opened as a path. */
  name: string;
  /** Its place in the archive, because two files in different folders may have the same name. */
  place: number;
  /** Opens the text of the file. @throws UnreadableFile also in the stream */
  open: () => Promise<Readable>;
}

/** Largest archive. Archives of vendors have a few megabytes, and are read in memory. */
const MAX_ARCHIVE_BYTES = 128 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
/** Maximum ratio between unpacked and packed sizes. Texts are packed to about a tenth. */
const MAX_RATIO = 200;
/** Small files may have a larger ratio. */
const MIN_BYTES_OF_RATIO = 1024 * 1024;
const ARCHIVE_NAME = /\.(?:zip|gz|tgz|tar|7z|rar)$/i;

const ADVICE = 'Unpack it, and import the file with the readings.';
const DAMAGED = `The archive is damaged, protected by a password, or not as large as it says. ${ADVICE}`;
const NESTED = `The archive contains another archive. ${ADVICE}`;

/**
 * The files of an archive in their order. Whatever the archive says about itself, it unpacks to no more than that: a file that is larger than its stated size is
 * refused while it is read. @throws UnreadableFile
 */
export async function* zipEntries({ bytes, encoding }: VendorFile): AsyncGenerator<ZipEntry, void> {
  if (bytes.size > MAX_ARCHIVE_BYTES) throw new UnreadableFile(`The archive is larger than 128 MiB. ${ADVICE}`);
  const archive = await openArchive(await buffer(bytes.open()));
  let [place, unpacked] = [0, 0];
  try {
    if (archive.entryCount > MAX_ENTRIES) throw new UnreadableFile(`The archive has more than 2,000 files. ${ADVICE}`);
    for (let entry = await nextEntry(archive); entry; entry = await nextEntry(archive)) {
      const { fileName, compressedSize, uncompressedSize } = entry;
      if (fileName.endsWith('/')) continue;
      if (ARCHIVE_NAME.test(fileName)) throw new UnreadableFile(NESTED);
      unpacked += uncompressedSize;
      if (unpacked > MAX_UNPACKED_BYTES) throw new UnreadableFile(`The archive unpacks to more than 1 GiB. ${ADVICE}`);
      // Files of an archive can share their packed bytes, so the ratio of the whole archive counts, too.
      if (isBomb(uncompressedSize, compressedSize) || isBomb(unpacked, bytes.size))
        throw new UnreadableFile(`The archive unpacks to more than 200 times its size. ${ADVICE}`);
      const opened = entry;
      const name = fileName.split(/[\\/]/).at(-1) ?? '';
      yield { name, place: place++, open: async () => textOf(await openEntry(archive, opened), encoding) };
    }
  } finally {
    archive.close();
  }
}

const isBomb = (unpacked: number, packed: number) => unpacked > MIN_BYTES_OF_RATIO && unpacked > packed * MAX_RATIO;

function openArchive(content: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, archive) =>
      error ? reject(new UnreadableFile(DAMAGED, { cause: error })) : resolve(archive),
    );
  });
}

function nextEntry(archive: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      archive.removeListener('entry', found);
      archive.removeListener('end', ended);
      archive.removeListener('error', failed);
    };
    const found = (entry: Entry) => {
      settle();
      resolve(entry);
    };
    const ended = () => {
      settle();
      resolve(null);
    };
    const failed = (cause: Error) => {
      settle();
      reject(new UnreadableFile(DAMAGED, { cause }));
    };
    archive.on('entry', found).on('end', ended).on('error', failed);
    archive.readEntry();
  });
}

function openEntry(archive: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) =>
      error ? reject(new UnreadableFile(DAMAGED, { cause: error })) : resolve(Readable.from(undamaged(stream))),
    );
  });
}

/** The bytes of a file. Its packed bytes may be damaged, or may unpack to another number of bytes than the archive states. */
async function* undamaged(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let isFirst = true;
  try {
    for await (const chunk of stream) {
      if (isFirst && isArchive(chunk)) throw new UnreadableFile(NESTED);
      isFirst = false;
      yield chunk;
    }
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile(DAMAGED, { cause });
  }
}

/** Returns whether bytes are the beginning of a zip archive. @param start at least four bytes */
export function isArchive(start: Buffer): boolean {
  return ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(start.toString('latin1', 0, 4));
}
