import { type FileFormat, type ImportCounts, type ImportProgress, importReadings } from '@rpm/data-access';
import { type Database } from './database-session';
import { ImportProgressDisplay } from './import-progress-display';
import { type Input } from './input-file';
import { type Output } from './output';
import { Refusal } from './refusal';

export interface ImportOptions {
  format?: FileFormat;
  timeZone?: string;
  rejectedFile?: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Imports and tells how it goes. The first Ctrl-C lets the batch that is being stored finish; a second one is not caught.
 * @throws Refusal `interrupted`
 */
export async function runImport(output: Output, database: Database, organizationId: number, input: Input): Promise<ImportCounts> {
  const display = new ImportProgressDisplay(output, input);
  let dealtWith = 0;
  const interruption = new AbortController();
  const interrupt = () => {
    interruption.abort();
    input.source.stream.destroy(new Error('interrupted'));
  };
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    return await importReadings(database, organizationId, input.source, (progress) => {
      dealtWith = progress.records;
      remark(progress, display);
      display.show(progress);
    });
  } catch (error) {
    if (dealtWith > 0) display.remark(`${dealtWith} records were dealt with before the import ended.`);
    // What cutting off the stream makes of the rest of the file is not the file's fault.
    throw interruption.signal.aborted ? new Refusal('interrupted', whatNow(input), [], { cause: error }) : error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    display.end();
  }
}

/** Says, once each, what the caller may not expect. */
function remark({ resumedAt, readAsUtc }: ImportProgress, display: ImportProgressDisplay): void {
  if (resumedAt > 0) display.remark(`Going on after ${resumedAt} records that an earlier run dealt with.`);
  if (readAsUtc > 0) display.remark('Timestamps without a time zone are read as UTC: --time-zone says otherwise.');
}

function whatNow({ source }: Input): string {
  return source.fingerprint === null
    ? 'Interrupted. Import the same readings again: those that are stored already count as duplicates.'
    : 'Interrupted. Run the same command again: it goes on where it was.';
}
