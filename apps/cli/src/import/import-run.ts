import { dryRun, FILE_FORMATS, type FileFormat, type ImportProgress, type ImportSource } from '@rpm/record-import';
import { type ImportCounts } from '@rpm/domain';
import { type Command, Option } from 'commander';
import { type Database, withDatabase } from '../database/database-session';
import { ImportProgressDisplay } from './import-progress-display';
import { type Input, openInput } from './input-file';
import { type OrganizationOption, requireOrganization } from '../access/organization-option';
import { type Output } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { chooseRejectedFile } from './rejected-file';
import { stoppable } from '../terminal/stoppable';

export interface ImportOptions extends OrganizationOption {
  format?: FileFormat;
  rejectedFile?: string;
  dryRun?: boolean;
}

export function addImportOptions(command: Command): Command {
  return command
    .addOption(new Option('--format <format>', 'of the file; told by its name, else csv').choices(FILE_FORMATS))
    .option('--rejected-file <path>', 'where rejected lines are told; beside the file unless given')
    .option('--dry-run', 'read and check everything and say what would happen, but store nothing');
}

type Progress = ImportProgress & { readAsUtc?: number; total?: number };

/** Stores the records of a file and returns their numbers by outcome. */
export type Importer = (
  database: Database,
  organizationId: number,
  source: ImportSource,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
) => Promise<ImportCounts>;

/** The parts of an import that depend on the type of record. */
interface Run {
  /**
   * Options that must be equal for an interrupted import of the same file to be resumed; null if such imports cannot be resumed.
   */
  identity: readonly unknown[] | null;
  importer: Importer;
  show: (counts: ImportCounts) => void;
  /** The verb for a processed record, such as "shipped"; by default "stored". */
  done?: string;
}

/**
 * Imports a file, showing its progress, then prints the numbers of records.
 * @throws Refusal `lines_rejected`, `interrupted`
 */
export async function runImport(
  output: Output,
  path: string,
  options: ImportOptions,
  { identity, importer, show, done = 'stored' }: Run,
): Promise<void> {
  const rejectPath = await chooseRejectedFile(path, options);
  const isDry = options.dryRun ?? false;
  const input = await openInput(path, { format: options.format, rejectPath, identity: isDry ? null : identity });
  try {
    const counts = await withDatabase(output, async (database) => {
      const { id } = await requireOrganization(database, options);
      const display = new ImportProgressDisplay(output, input, done);
      const work = (target: Database) =>
        follow(
          display,
          input,
          (tell, signal) => importer(target, id, input.source, tell, signal),
          isDry ? NOTHING : whatNow(input),
        );
      return isDry ? dryRun(database, id, work) : work(database);
    });
    show(counts);
    if (isDry) output.notice(`This was a dry run: nothing was ${done}.`);
    if (counts.rejected > 0) throw linesRejected(counts.rejected, rejectPath, isDry, done);
  } finally {
    input.source.stream.destroy();
  }
}

/** Lets the batch that is being stored finish after the first Ctrl-C. A second Ctrl-C ends the process at once. */
async function follow(
  display: ImportProgressDisplay,
  input: Input,
  work: (onProgress: (progress: Progress) => void, signal: AbortSignal) => Promise<ImportCounts>,
  ifInterrupted: string,
): Promise<ImportCounts> {
  const interruption = new AbortController();
  let dealtWith = 0;
  const follower = (progress: Progress) => {
    dealtWith = progress.records;
    remark(progress, display);
    display.show(progress);
  };
  try {
    return await stoppable(
      () => work(follower, interruption.signal),
      () => {
        interruption.abort();
        input.source.stream.destroy(new Error('interrupted'));
      },
      ifInterrupted,
    );
  } catch (error) {
    if (dealtWith > 0) display.remark(`${dealtWith} records were dealt with before the import ended.`);
    throw error;
  } finally {
    display.end();
  }
}

/** Prints, once each, notices about surprising circumstances. */
function remark({ resumedAt, readAsUtc = 0 }: Progress, display: ImportProgressDisplay): void {
  if (resumedAt > 0) display.remark(`Going on after ${resumedAt} records that an earlier run dealt with.`);
  if (readAsUtc > 0) display.remark('Timestamps without a time zone are read as UTC: --time-zone says otherwise.');
}

const NOTHING = 'Interrupted. Nothing was done.';

function whatNow({ source }: Input): string {
  return source.fingerprint === null
    ? 'Interrupted. Run the same again: what is done already counts as duplicates.'
    : 'Interrupted. Run the same command again: it goes on where it was.';
}

function linesRejected(count: number, path: string, isDry: boolean, done: string): Refusal {
  const lines = count === 1 ? '1 line' : `${count} lines`;
  const verb = isDry ? 'would not be' : count === 1 ? 'was not' : 'were not';
  return new Refusal('lines_rejected', `${lines} ${verb} ${done}: see ${path} for which and why.`);
}
