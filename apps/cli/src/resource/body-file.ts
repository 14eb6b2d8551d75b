import { type FileEncoding, UnreadableFile } from '@rpm/record-import';
import { readTextFile } from '../file/text-file';

/**
 * Reads one JSON object from a file or from stdin. It cannot be given as a command-line option, because shells store command lines in their history
 * and other users of the machine can see them. @throws UnreadableFile, Refusal `file_unavailable`
 */
export async function readBodyFile(path: string, encoding: FileEncoding): Promise<object> {
  const value = parse(await readTextFile(path, { encoding, adviceIfTooLarge: 'Use "import" for many records.' }));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnreadableFile('The file does not contain one JSON object.');
  }
  return value;
}

/** Parses JSON. The message of the JSON parser is not printed, because it quotes the text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableFile('The file is not JSON.', { cause });
  }
}
