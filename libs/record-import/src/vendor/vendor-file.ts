import { Readable } from 'node:stream';
import { decodeText, type FileEncoding } from '../text/decode-text';

/** The bytes of a file, which can be read several times. */
export interface FileBytes {
  /** Opens the bytes at their beginning. */
  open: () => Readable;
  size: number;
}

/** A file of a vendor: its bytes, and the encoding of its text. */
export class VendorFile {
  constructor(
    readonly bytes: FileBytes,
    readonly encoding: FileEncoding,
  ) {}

  /** Opens the text of the file at its beginning. @throws UnreadableFile in the stream if the bytes are not text */
  openText(): Readable {
    return textOf(this.bytes.open(), this.encoding);
  }
}

/** Decodes a stream of bytes. An error of the bytes ends the text, and a text that nobody reads to its end closes the bytes. */
export function textOf(bytes: Readable, encoding: FileEncoding): Readable {
  const text = Readable.from(withoutSurplusMark(decodeText(bytes, encoding)));
  text.on('close', () => bytes.destroy());
  return text;
}

/** A spreadsheet that has read a byte order mark as three letters writes them as text, with quotation marks around them and before them. */
const SURPLUS_MARK = /^(?:"*(?:\uFEFF|\u00EF\u00BB\u00BF)+(?:"{2,})?|\uFEFF+)/;

async function* withoutSurplusMark(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let isFirst = true;
  for await (const chunk of chunks) {
    yield isFirst ? chunk.replace(SURPLUS_MARK, '') : chunk;
    if (chunk !== '') isFirst = false;
  }
}

/** Returns the first characters of a text, and closes it. */
export async function firstCharacters(stream: Readable, count: number): Promise<string> {
  let text = '';
  for await (const chunk of stream as AsyncIterable<string>) {
    text += chunk;
    if (text.length >= count) break;
  }
  stream.destroy();
  return text.slice(0, count);
}
