import { type Readable } from 'node:stream';
import { type VendorRow } from '../vendor-row';
import { JsonObjectSplitter } from './json-objects';

/** Reads the objects of a JSON array in groups. @param read converts the object with a number, counted from 1 @throws UnreadableFile */
export async function* jsonRows(
  text: Readable,
  read: (object: Readonly<Record<string, unknown>>, number: number) => VendorRow,
): AsyncGenerator<readonly VendorRow[], void> {
  const splitter = new JsonObjectSplitter();
  let count = 0;
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const rows = splitter.push(chunk).map((object) => read(object, ++count));
      if (rows.length > 0) yield rows;
    }
    splitter.end();
  } finally {
    text.destroy();
  }
}
