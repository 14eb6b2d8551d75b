import { isAscii } from 'node:buffer';
import { UnreadableFile } from './unreadable-file';

/** Encodings of files that begin without a byte order mark. */
export const FILE_ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** Byte order marks and the encodings that they announce. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
const LONGEST_MARK = 3;

/**
 * Decodes the bytes of a text file. A byte order mark decides between UTF-8 and UTF-16 and is removed. Every byte becomes the character that it stands
 * for, or the file is rejected. @param encoding the encoding of a file without a byte order mark; undefined means UTF-8 where a command has no option
 * for it @throws UnreadableFile that names the line; UTF-8 that was declared as windows-1252 is recognized at the end of the file
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding?: FileEncoding): AsyncGenerator<string, void> {
  let head: Uint8Array = new Uint8Array();
  let decoder: LineDecoder | null = null;
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.decode(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < LONGEST_MARK) continue;
    decoder = LineDecoder.of(head, encoding);
    yield decoder.decode(head);
  }
  if (decoder) yield decoder.end();
  else {
    decoder = LineDecoder.of(head, encoding);
    yield decoder.decode(head) + decoder.end();
  }
}

const LINE_FEED = 0x0a;
/** The characters that the decoder returns for the five bytes that windows-1252 leaves undefined. */
const UNDEFINED_IN_WINDOWS_1252 = /[\u0081\u008D\u008F\u0090\u009D]/;

const ADVICE = 'Save it as UTF-8';
/** No program can recognize windows-1252 with certainty, so the user has to name it. */
const ADVICE_WITH_OPTION = `${ADVICE}, or add --encoding windows-1252 if a Windows program wrote it`;

/** Decodes a file in pieces that end with a line, so that an error can name its line. */
class LineDecoder {
  private readonly decoder: InstanceType<typeof TextDecoder>;
  /**
   * Second decoder, which decodes a file that was declared as windows-1252 as UTF-8, to recognize a wrong declaration. Null as soon as a byte is not
   * valid UTF-8.
   */
  private utf8: InstanceType<typeof TextDecoder> | null;
  private hasOnlyAscii = true;
  private line = 1;

  private constructor(
    private readonly encoding: FileEncoding | 'utf-16le' | 'utf-16be',
    private readonly advice: string,
  ) {
    this.decoder = new TextDecoder(encoding, { fatal: true });
    this.utf8 = encoding === 'windows-1252' ? new TextDecoder('utf-8', { fatal: true }) : null;
  }

  /** @param head the first bytes of the file: at least as many as the longest byte order mark has, or the whole file if it is shorter */
  static of(head: Uint8Array, given?: FileEncoding): LineDecoder {
    const mark = MARKS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte));
    const encoding = mark?.encoding ?? given ?? 'utf-8';
    return new LineDecoder(encoding, given !== undefined && encoding === 'utf-8' && !mark ? ADVICE_WITH_OPTION : ADVICE);
  }

  decode(chunk: Uint8Array): string {
    // ASCII is valid in these encodings, so that no line has to be named.
    if (!this.encoding.startsWith('utf-16') && isAscii(chunk) && !chunk.includes(0)) return this.decodePiece(chunk, true);
    let text = '';
    // In UTF-16LE, the byte of the line feed is followed by a zero, which belongs to the line.
    const length = this.encoding === 'utf-16le' ? 2 : 1;
    for (let start = 0; start < chunk.length;) {
      const at = chunk.indexOf(LINE_FEED, start);
      const end = at === -1 ? chunk.length : at + length;
      text += this.decodePiece(chunk.subarray(start, end), true);
      start = end;
    }
    return text;
  }

  /** Returns the text after the last complete line. @throws UnreadableFile if the last character is cut off */
  end(): string {
    const text = this.decodePiece(new Uint8Array(), false);
    if (this.utf8 && !this.hasOnlyAscii) throw new UnreadableFile('The file is UTF-8. Leave out --encoding windows-1252.');
    return text;
  }

  private decodePiece(piece: Uint8Array, stream: boolean): string {
    const text = this.attempt(() => this.decoder.decode(piece, { stream }));
    if (text === null) throw this.unreadable(`is not ${this.encoding.slice(0, 6).toUpperCase()}`);
    if (text.includes('\0')) throw this.unreadable('is not text, or UTF-16 without a byte order mark');
    if (this.encoding === 'windows-1252') {
      if (UNDEFINED_IN_WINDOWS_1252.test(text)) throw this.unreadable('is not windows-1252');
      if (piece.some((byte) => byte > 0x7f)) this.hasOnlyAscii = false;
      const { utf8 } = this;
      if (utf8 && this.attempt(() => utf8.decode(piece, { stream })) === null) this.utf8 = null;
    }
    this.line += text.split('\n').length - 1;
    return text;
  }

  private attempt(decode: () => string): string | null {
    try {
      return decode();
    } catch {
      return null;
    }
  }

  private unreadable(reason: string): UnreadableFile {
    return new UnreadableFile(`The file ${reason} (line ${this.line}). ${this.advice}.`);
  }
}
