import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, and what the archive says about it if that is not true. */
export interface ZippedFile {
  name: string;
  content: Buffer | string;
  /** Packed by default; a stored file has its bytes as they are. */
  isStored?: boolean;
  /** The size that the archive states; by default that of the content. */
  statedSize?: number;
  /** The packed size that the archive states. */
  statedPackedSize?: number;
  /** The flags of the entry; 1 means that it is protected by a password. */
  flags?: number;
}

/** Writes an archive. @param options repeats every file in the list of contents, without its bytes; states another number of files */
export function zipOf(files: readonly ZippedFile[], { times = 1, statedCount }: { times?: number; statedCount?: number } = {}) {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const content = Buffer.from(file.content);
    const packed = file.isStored === true ? content : deflateRawSync(content, { level: 9 });
    const name = Buffer.from(file.name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(file.flags ?? 0, 2);
    head.writeUInt16LE(file.isStored === true ? 0 : 8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(file.statedPackedSize ?? packed.length, 14);
    head.writeUInt32LE(file.statedSize ?? content.length, 18);
    head.writeUInt16LE(name.length, 22);
    locals.push(Buffer.from('PK\u0003\u0004', 'latin1'), head, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, place, name]));
    offset += 30 + name.length + packed.length;
  }
  const contents = Buffer.concat(Array.from({ length: times }, () => entries).flat());
  const end = Buffer.alloc(18);
  const count = statedCount ?? entries.length * times;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(contents.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, contents, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
