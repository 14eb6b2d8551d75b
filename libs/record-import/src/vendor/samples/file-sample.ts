import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadingKindName } from '@rpm/domain';

/** A reading that a file contains. Its time is local unless the file states an instant, or the sample answers the question of the zone. */
export interface ExpectedReading {
  kind: ReadingKindName;
  /** Whether a continuous monitor or another instrument has measured the value. Both are items of their own. */
  series: 'continuous' | 'meter';
  local?: string;
  instant?: string;
  /** The values by name. Null stands for the limit of a range that the file does not state. Of a list, any value is right. */
  values: Readonly<Record<string, number | string | boolean | null | readonly number[]>>;
  manual?: boolean;
}

/** The readings that a reader must find in a file, and the questions that it must ask. */
export interface ExpectedFile {
  format: string;
  source: string;
  verified: string;
  sure: 'two independent readers' | 'one reader' | 'one remark';
  encoding: 'utf-8' | 'utf-8 with BOM' | 'utf-16le with BOM' | 'windows-1252';
  separator?: ',' | ';' | 'tab';
  locale: string;
  /** The unit of each value that has several, and how it is known. */
  unit: Readonly<Record<string, string | null>>;
  dateOrder?: { order: string | null; known: string };
  /** The answers under which the readings are as expected, apart from the patient. */
  answers?: Readonly<Record<string, string>>;
  questions: readonly ('patient' | 'timeZone' | 'limits' | 'dateOrder' | 'unit' | 'columns')[];
  /** Names in the file, which a reader compares with the chosen patient. */
  people?: readonly Readonly<Record<string, string>>[];
  devices?: readonly string[];
  readings: readonly ExpectedReading[];
  /** Lines without a reading, counted from 1; entries of a JSON array likewise. */
  skipped: readonly { line: number; reason: string }[];
  note?: string;
}

export interface FileSample {
  /** Format and case, such as `clarity/us-mgdl`. */
  name: string;
  /** Name of the file in its folder. */
  file: string;
  content: Buffer;
  expected: ExpectedFile;
}

/** Reads all sample files, in the order of their names. */
export function fileSamples(): FileSample[] {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name: format }) => samplesOf(format));
}

function samplesOf(format: string): FileSample[] {
  const names = readdirSync(join(__dirname, format));
  return names
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => {
      const name = file.slice(0, file.lastIndexOf('.'));
      const expected = readFileSync(join(__dirname, format, `${name}.expected.json`), 'utf8');
      return {
        name: `${format}/${name}`,
        file,
        content: readFileSync(join(__dirname, format, file)),
        // The spec of the samples checks that the files have this form.
        expected: JSON.parse(expected) as ExpectedFile,
      };
    });
}

/** Decodes a sample file by the encoding that the sample states. */
export function decoded({ content, expected }: FileSample): string {
  const encoding = expected.encoding.replace(' with BOM', '');
  return new TextDecoder(encoding, { fatal: true }).decode(content);
}
