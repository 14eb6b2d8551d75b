import { FILE_ENCODINGS, type FileEncoding } from '@rpm/record-import';
import { Option } from 'commander';

export interface EncodingOption {
  encoding: FileEncoding;
}

/** The option `--encoding` of commands that read texts from a file. */
export function encodingOption(): Option {
  return new Option('--encoding <name>', 'encoding of a file without a byte order mark; files with one may also be UTF-16')
    .choices(FILE_ENCODINGS)
    .default('utf-8' satisfies FileEncoding);
}

/** Reason for refusing `--encoding` where a command may read a file, but is not given one. */
export const NO_FILE = 'Leave it out: it is for a file, and none is named.';
