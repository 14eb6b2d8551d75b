import { decodeText, type FileEncoding, UnreadableFile } from '@rpm/record-import';
import { terminal } from '../terminal/terminal';
import { openFile, STDIN } from './open-file';

/** Maximum size of a file that is read as a whole, which equals the maximum size of a request body of the API. */
const MAX_BYTES = 1024 * 1024;

interface TextFileOptions {
  /** The encoding of a file without a byte order mark; undefined if the command has no option for it. */
  encoding?: FileEncoding;
  /** Advice for a file that is too large. */
  adviceIfTooLarge?: string;
}

/** Reads a small text file, or stdin, as a whole. @throws UnreadableFile, Refusal `file_unavailable` */
export async function readTextFile(path: string, { encoding, adviceIfTooLarge }: TextFileOptions = {}): Promise<string> {
  const stream = path === STDIN ? terminal().stdin : (await openFile(path)).createReadStream();
  const advice = adviceIfTooLarge === undefined ? '' : ` ${adviceIfTooLarge}`;
  let text = '';
  for await (const part of decodeText(limited(stream, advice), encoding)) text += part;
  return text;
}

async function* limited(bytes: AsyncIterable<Buffer>, advice: string): AsyncGenerator<Buffer, void> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new UnreadableFile(`The file is larger than 1 MiB.${advice}`);
    yield chunk;
  }
}
