import { type ImportCounts } from '@rpm/domain';
import { importRecords } from '@rpm/record-import';
import { type PageQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { addImportOptions, type ImportOptions, runImport } from '../import/import-run';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption } from '../access/organization-option';
import { type Columns, Output, type OutputOptions } from '../terminal/output';
import { type ImportedResource } from './resource';

/** What became of a file of records. */
type Counts = Record<'created' | 'duplicates' | 'rejected', number>;

const COLUMNS: Columns<Counts> = {
  created: ({ created }) => created,
  duplicates: ({ duplicates }) => duplicates,
  rejected: ({ rejected }) => rejected,
};

export function addImportCommand<Query extends PageQuery, Input extends object, Shown>(
  group: Command,
  resource: ImportedResource<Query, Input, Shown>,
): void {
  const { noun, sameWhen } = resource;
  addImportOptions(addOrganizationOption(group.command('import <file>')))
    .description(`create the ${noun}s of a file of any size, or from stdin ("-")`)
    .addOption(jsonOption())
    .addHelpText('after', `\n${FILE_HELP}\n\nA ${noun} ${sameWhen}`)
    .action(async (path: string, options: ImportOptions & OutputOptions) => {
      const output = new Output(options);
      const kind = { ...resource, shown: resource.paths };
      await runImport(output, path, options, {
        identity: [noun],
        importer: (database, organizationId, source, onProgress) =>
          importRecords(database, organizationId, source, kind, onProgress),
        show: (counts) => output.record(ofRecords(counts), COLUMNS),
      });
    });
}

function ofRecords({ stored: created, duplicates, rejected }: ImportCounts): Counts {
  return { created, duplicates, rejected };
}

const FILE_HELP = `Each line of an NDJSON file (.ndjson, .jsonl) is the body of the API's POST. A CSV file names members of that body in its first
line, those of nested objects by a path such as address.city; an empty cell is no value, and lists are written one;two, those of
objects type:value;type:value. What an export shows and no body may hold is read past.`;
