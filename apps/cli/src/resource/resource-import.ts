import { type ImportCounts } from '@rpm/domain';
import { importRecords } from '@rpm/record-import';
import { type PageQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { addImportOptions, type ImportOptions, runImport } from '../import/import-run';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { type ImportedResource } from './resource';

/** Numbers of records in an imported file, by outcome. */
type Counts = Record<'created' | 'duplicates' | 'rejected', number>;

const COLUMNS: ColumnsByHeading<Counts> = {
  created: ({ created }) => created,
  duplicates: ({ duplicates }) => duplicates,
  rejected: ({ rejected }) => rejected,
};

export function addImportCommand<Query extends PageQuery, Input extends object, Row>(
  group: Command,
  resource: ImportedResource<Query, Input, Row>,
): void {
  const { noun, duplicates } = resource;
  addImportOptions(addOrganizationOption(group.command('import <file>')))
    .description(`create ${noun}s from a file of any size, or from stdin ("-")`)
    .addOption(jsonOption())
    .addHelpText('after', `\n${FILE_HELP}\n\n${duplicates}`)
    .action(async (path: string, options: ImportOptions & OutputOptions) => {
      const output = new Output(options);
      const kind = { ...resource, shown: resource.paths };
      await runImport(output, path, options, {
        identity: [noun],
        importer: (database, organizationId, source, onProgress) =>
          importRecords(database, organizationId, source, kind, onProgress),
        show: (counts) => output.record(countsOf(counts), COLUMNS),
      });
    });
}

function countsOf({ stored: created, duplicates, rejected }: ImportCounts): Counts {
  return { created, duplicates, rejected };
}

const FILE_HELP = `Each line of an NDJSON file (.ndjson, .jsonl) is a JSON object in the format of the API's request body.
The first line of a CSV file contains the names of the properties of that object; the name of a nested property is its path, such as
address.city. An empty cell means that the property has no value. In a cell, the entries of a list are separated by semicolons: one;two, or
type:value;type:value if they are objects. Properties that exist only in exports are ignored.

References may name what identifies the other resource in every organization, as exports do: item.sku, manufacturer.name, site.name. This then
counts instead of the id.`;
