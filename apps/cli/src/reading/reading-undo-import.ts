import { countUndo, undoFileImport, FIND_FILE_IMPORT_BY_NUMBER, type UndoResult } from '@rpm/data-access';
import { type FileImportUndoView, Problem } from '@rpm/domain';
import { type Command } from 'commander';
import { OPERATOR } from '../operator/operator-request';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { runInterruptible } from '../terminal/interruptible';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { inOrganization } from '../trail/in-organization';
import { aboutNobody, shownRecord } from '../trail/outcome';

const COLUMNS: ColumnsByHeading<UndoResult> = {
  voided: ({ voided }) => voided,
  kept: ({ kept }) => kept,
  'archived patients': ({ archivedPatients }) => archivedPatients,
  'kept readings': ({ keptReadings }) => keptReadings.map(({ kind, id }) => `${kind} ${id}`).join(', '),
};

const PREVIEW_COLUMNS: ColumnsByHeading<FileImportUndoView> = {
  'would be voided': ({ readingCount }) => readingCount,
  'would be kept': ({ keptCount }) => keptCount,
};

/** Adds the command that undoes an import of a file of a vendor. */
export function addUndoImportCommand(group: Command): void {
  addOrganizationOption(group.command('undo-import <number>'))
    .description('void the readings that an import of a file has stored, except those that somebody has changed')
    .option('--dry-run', 'only print how many readings would be voided and kept')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (raw: string, options: OutputOptions & OrganizationOption & { dryRun?: boolean }) => {
      const output = new Output(options);
      const number = readId(raw, '<number>');
      await inOrganization(output, options, async ({ database, organizationId, trail }) => {
        const [found] = await database.run({ organizationId }, FIND_FILE_IMPORT_BY_NUMBER, { number });
        if (!found)
          throw new Problem(
            'not_found',
            'No import has this number. "rpm-admin reading imports" lists the imports with their numbers.',
          );
        if (options.dryRun === true) {
          const counted = await database.inTransaction({ organizationId }, (transaction) => countUndo(transaction, found));
          return shownRecord(output, counted, PREVIEW_COLUMNS);
        }
        await trail.begin();
        let isInterrupted = false;
        const work = () =>
          undoFileImport(database, { organizationId, actor: OPERATOR }, found.id, {
            isOver: () => isInterrupted,
            onProgress: (voided) => output.progress(`${voided} readings voided`),
            audit: (transaction, { patients, rows }) => trail.change(transaction, patients, rows),
          });
        const result = await runInterruptible(work, () => (isInterrupted = true), RESUME);
        if (!result.isDone) throw new Refusal('interrupted', RESUME);
        return aboutNobody(result.voided, () => output.record(result, COLUMNS));
      });
    });
}

const RESUME = 'Interrupted. Run the same command again to continue.';

const HELP = `
The result of "reading import" names the number of the import. Readings that somebody has changed since are kept, and the first hundred are listed.
The file of an import that a browser has sent and nobody has started is deleted.
Patients that the import created are archived if nothing else refers to them. An undo that was interrupted continues when the command runs again.

Examples:
  $ rpm-admin reading undo-import 17 --organization "North Clinic" --dry-run
  $ rpm-admin reading undo-import 17 --organization "North Clinic"`;
