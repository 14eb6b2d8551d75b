import { listFileImports } from '@rpm/data-access';
import { type FileImportEntryView, type FileImportListView, FileImportQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { columnsOf } from '../resource/view-paths';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { inOrganization } from '../trail/in-organization';
import { shown } from '../trail/outcome';

const COLUMNS: ColumnsByHeading<FileImportEntryView> = {
  ...columnsOf<FileImportEntryView>('number', 'state', 'format'),
  patient: ({ patient }) => patient?.id ?? null,
  stored: ({ counts }) => counts.stored,
  duplicates: ({ counts }) => counts.duplicates,
  rejected: ({ counts }) => counts.rejected,
  voided: ({ counts }) => counts.voided,
  ...columnsOf<FileImportEntryView>('actor', 'createTimestamp'),
};

/** Adds the command that lists imports of files, with the number by which each is undone. */
export function addImportsCommand(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('imports')), FileImportQuery)
    .description('list imports of files, newest first, with the number that "reading undo-import" needs')
    .addOption(jsonOption())
    .action(async (options: OutputOptions & OrganizationOption, command: Command) => {
      const output = new Output(options);
      const query = readQuery(FileImportQuery, command);
      await inOrganization(output, options, async ({ database, organizationId }) => {
        const answer = await listFileImports(database, organizationId, query);
        const list = JSON.parse(answer.text) as FileImportListView;
        const print = () => {
          output.list(list.content, COLUMNS, list);
          if (options.json !== true && list.hasMore && list.cursor !== null)
            output.notice(`There are older rows: --after ${list.cursor}`);
          if (list.content.length === 0) output.progress('No file was imported.');
        };
        return { ...shown([answer], print), rows: list.content.length };
      });
    });
}
