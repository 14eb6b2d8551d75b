import { type Database } from '@rpm/database';
import { dryRun, FILE_FORMATS, type FileFormat, type ImportProgress, type ImportSource } from '@rpm/record-import';
import { type ImportCounts } from '@rpm/domain';
import { type Command, Option } from 'commander';
import { type EncodingOption, encodingOption } from '../file/encoding-option';
import { ImportFile } from './import-file';
import { ImportProgressDisplay } from './import-progress-display';
import { type OrganizationOption } from '../operator/organization-option';
import { type Output } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { chooseFileForRejectedRecords } from './rejected-file';
import { runInterruptible } from '../terminal/interruptible';
import { type CommandTrail } from '../trail/command-trail';
import { inOrganization } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

export interface ImportOptions extends OrganizationOption, EncodingOption {
  format?: FileFormat | undefined;
  rejectedFile?: string;
  dryRun?: boolean;
}

/** The options that {@link addImportOptions} adds. */
export const IMPORT_OPTIONS = ['--format', '--encoding', '--rejected-file', '--dry-run'];

const FORMAT_OPTION = new Option(
  '--format <format>',
  'format of the file; by default ndjson for .ndjson and .jsonl files, otherwise csv',
).choices(FILE_FORMATS);

/** @param format the option `--format`, if the command knows other formats, too */
export function addImportOptions(command: Command, format = FORMAT_OPTION): Command {
  return command
    .addOption(format)
    .addOption(encodingOption())
    .option('--rejected-file <path>', 'file for rejected lines and their errors; by default, a file beside the input file')
    .option('--dry-run', 'read and validate the file and report what would happen, but store nothing');
}

type Progress = ImportProgress & { readAsUtc?: number; total?: number };

/** Function that stores the records of a file and returns their numbers by outcome. */
export type Importer<Counts extends ImportCounts> = (
  database: Database,
  organizationId: number,
  source: ImportSource,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
) => Promise<Counts>;

/** The parts of an import that differ between types of records. */
interface Run<Counts extends ImportCounts> {
  /**
   * Options that must be equal for an interrupted import of the same file to be resumed; null if such imports cannot be resumed.
   */
  identity: readonly unknown[] | null;
  importer: Importer<Counts>;
  show: (counts: Counts) => void;
  /** The participle that messages use for processed records, such as "shipped"; by default "stored". */
  done?: string;
}

/**
 * Imports a file, showing its progress, then prints the numbers of records.
 * @throws Refusal `lines_rejected`, `interrupted`
 */
export async function runImport<Counts extends ImportCounts>(
  output: Output,
  path: string,
  options: ImportOptions,
  { identity, importer, show, done = 'stored' }: Run<Counts>,
): Promise<void> {
  const rejectPath = await chooseFileForRejectedRecords(path, options);
  const isDry = options.dryRun ?? false;
  const { format, encoding } = options;
  const input = await ImportFile.open(path, { format, encoding, rejectPath, identity: isDry ? null : identity });
  try {
    await inOrganization(output, options, async ({ database, organizationId: id, trail }) => {
      await trail.begin();
      const source = { ...input.source, audit: isDry ? outside(trail) : within(trail) };
      const display = new ImportProgressDisplay(output, input, done);
      const work = (target: Database) =>
        follow(
          display,
          input,
          (onProgress, signal) => importer(target, id, source, onProgress, signal),
          isDry ? NOTHING_STORED : adviceAfterInterruption(input),
        );
      const counts = await (isDry ? dryRun(database, id, work) : work(database));
      return aboutNobody(counts.stored + counts.duplicates + counts.rejected, () => {
        show(counts);
        if (isDry) output.notice(`This was a dry run: nothing was ${done}.`);
        if (counts.rejected > 0) throw linesRejected(counts.rejected, rejectPath, isDry, done);
      });
    });
  } finally {
    await input.close();
  }
}

/** Records each batch in the transaction that stores it. */
const within =
  (trail: CommandTrail): ImportSource['audit'] =>
  (transaction, { patients, rows }) =>
    trail.change(transaction, patients, rows);

/** Records each batch of a dry run outside its transaction, which is rolled back. */
const outside =
  (trail: CommandTrail): ImportSource['audit'] =>
  (_transaction, { patients, rows }) =>
    trail.dryChange(patients, rows);

/** Lets the import finish storing its current batch after the first Ctrl-C. A second Ctrl-C ends the process at once. */
async function follow<Counts extends ImportCounts>(
  display: ImportProgressDisplay,
  input: ImportFile,
  work: (onProgress: (progress: Progress) => void, signal: AbortSignal) => Promise<Counts>,
  ifInterrupted: string,
): Promise<Counts> {
  const interruption = new AbortController();
  let processed = 0;
  const follower = (progress: Progress) => {
    processed = progress.records;
    remark(progress, display);
    display.show(progress);
  };
  try {
    return await runInterruptible(
      () => work(follower, interruption.signal),
      () => {
        interruption.abort();
        input.interrupt();
      },
      ifInterrupted,
    );
  } catch (error) {
    if (processed > 0) display.remark(`${processed} records were processed before the import ended.`);
    throw error;
  } finally {
    display.end();
  }
}

/** Prints notices that the import was resumed or that timestamps are read as UTC. Each notice is printed only once. */
function remark({ resumedAt, readAsUtc = 0 }: Progress, display: ImportProgressDisplay): void {
  if (resumedAt > 0) display.remark(`Resuming after ${resumedAt} records that an earlier run processed.`);
  if (readAsUtc > 0) display.remark('Timestamps without an offset are read as UTC. Use --time-zone if they are local times.');
}

const NOTHING_STORED = 'Interrupted. Nothing was stored.';

function adviceAfterInterruption({ source }: ImportFile): string {
  return source.fingerprint === null
    ? 'Interrupted. Run the import again with the same input: stored records then count as duplicates.'
    : 'Interrupted. Run the same command again to resume.';
}

function linesRejected(count: number, path: string, isDry: boolean, done: string): Refusal {
  const lines = count === 1 ? '1 line' : `${count} lines`;
  const verb = isDry ? 'would not be' : count === 1 ? 'was not' : 'were not';
  return new Refusal('lines_rejected', `${lines} ${verb} ${done}: see ${path} for the lines and their errors.`);
}
