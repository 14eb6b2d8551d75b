import { type VendorFormatName } from '@rpm/domain';
import { type FileHead } from './file-head';
import { type PersonInFile } from './person-in-file';
import { type VendorFile } from './vendor-file';
import { type VendorRow } from './vendor-row';

/** The certainty of a format that a file has it. `possible` means that a person must confirm the format. */
export interface Detection {
  certainty: 'certain' | 'possible';
  /** The properties of the file by which the format was recognized, without values of the file. */
  reasons: string[];
}

/** The origin of the facts about a format. */
export interface FormatFacts {
  source: string;
  readOn: string;
  /** `vendor`: the vendor documents the format. `readers`: two independent programs read it. `one-source`: only one source describes it. */
  by: 'vendor' | 'readers' | 'one-source';
}

/** The order of day, month and year in the dates of a file. */
export type DateOrder = 'dmy' | 'mdy';

/** The limits at which instruments report values beyond their range. */
export interface UnmarkedLimits {
  /** The lowest and the highest values of a continuous monitor by unit; the highest one differs between countries. */
  continuous: Readonly<Record<string, { low: number; high: readonly number[] }>>;
  /** The lowest and the highest values of a meter by unit. */
  meter: Readonly<Record<string, { low: number; high: readonly number[] }>>;
}

/** The role of a column in a file whose columns a person has named. */
export interface FormatOptions {
  /** Roles of columns, by the number of the column from 0; only for the format `columns`. */
  columns: Readonly<Record<number, string>> | null;
}

/** One reading of a file from its beginning to its end. */
export interface FormatReader {
  /** The rows in the order of the file, in groups, because a promise for each row would take most of the time. */
  rows: AsyncIterable<readonly VendorRow[]>;
  /** Returns what the file says about its patient, as far as it has been read. */
  person: () => PersonInFile;
}

/** A format of files that a vendor or an app writes. */
export interface VendorFormat {
  name: VendorFormatName;
  title: string;
  facts: FormatFacts;
  /** Whether continuous and single readings of one serial number stand in one file, so that the meter needs a serial number of its own. */
  combines?: boolean;
  /** The limits of its instruments, if values beyond them stand in the file as these limits, without a marker. Only a person can say whether such a value was measured. */
  unmarkedLimits?: UnmarkedLimits;
  /** The order of day and month in its dates, if it is the same in all files. */
  dateOrder?: DateOrder;
  /** @returns null if the file does not have this format */
  detect: (head: FileHead) => Detection | null;
  /** @throws UnreadableFile */
  read: (file: VendorFile, head: FileHead, options: FormatOptions) => FormatReader;
}
