import { type FileHead, headOfText, type ZipEntryHead } from '../file-head';
import { type LineReader, tableRows } from '../table-rows';
import { firstCharacters, type VendorFile } from '../vendor-file';
import { type VendorRow } from '../vendor-row';
import { zipEntries } from './zip-entries';

const HEAD_CHARACTERS = 16 * 1024;

/** Lists the text files of an archive with their first lines. @throws UnreadableFile if the archive is damaged or too large */
export async function listZipEntries(file: VendorFile): Promise<ZipEntryHead[]> {
  const heads: ZipEntryHead[] = [];
  for await (const { name, place, open } of zipEntries(file)) {
    if (/\.(csv|txt|tsv)$/i.test(name))
      heads.push({ place, head: headOfText(await firstCharacters(await open(), HEAD_CHARACTERS)) });
  }
  return heads;
}

/** Returns the reader of a table; null if the format does not contain such a table. */
type ReaderOf = (head: ZipEntryHead['head']) => LineReader | null;

/** Reads a file that is a table, or an archive of tables. @throws UnreadableFile */
export function tableOrZipRows(file: VendorFile, head: FileHead, readerOf: ReaderOf): AsyncGenerator<readonly VendorRow[], void> {
  const reader = readerOf(head);
  return reader ? tableRows(file.openText(), head.separator, reader) : zipRows(file, head, readerOf);
}

/** Reads the tables of an archive one after the other. Their lines are numbered across all of them, so that each line has a number of its own. */
async function* zipRows(file: VendorFile, { entries }: FileHead, readerOf: ReaderOf): AsyncGenerator<readonly VendorRow[], void> {
  let before = 0;
  for await (const { place, open } of zipEntries(file)) {
    const head = entries.find((entry) => entry.place === place)?.head;
    const reader = head ? readerOf(head) : null;
    if (!head || !reader) continue;
    let last = before;
    for await (const rows of tableRows(await open(), head.separator, reader)) {
      const numbered = rows.map((row) => ({ ...row, line: row.line + before }));
      last = numbered.at(-1)?.line ?? last;
      yield numbered;
    }
    before = last;
  }
}
