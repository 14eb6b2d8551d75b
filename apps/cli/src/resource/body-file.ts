import { UnreadableFile } from '@rpm/record-import';
import { type Readable } from 'node:stream';
import { openFile, STDIN } from '../import/input-file';
import { terminal } from '../terminal/terminal';

/** Maximum size of a JSON body in a file, which is the same as that of a request to the API. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads one JSON object from a file or from stdin. It cannot be given as a command-line option, because shells store command lines in their history
 * and other users of the machine can see them. @throws UnreadableFile, Refusal `file_unavailable`
 */
export async function readBodyFile(path: string): Promise<object> {
  const stream = path === STDIN ? terminal().stdin : (await openFile(path)).createReadStream();
  const value = parse(await readAll(stream));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnreadableFile('The file does not contain one JSON object.');
  }
  return value;
}

async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new UnreadableFile('The file is larger than 1 MiB. Use "import" for many records.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** Parses JSON. The message of the JSON parser is not printed, because it quotes the text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableFile('The file is not JSON.', { cause });
  }
}
