import { FILE_FORMATS, type FileFormat, CsvRows } from '@rpm/record-import';
import { inputProperties, PageQuery } from '@rpm/domain';
import { type Command, Option } from 'commander';
import { withDatabase } from '../database/database-session';
import { type ExportTarget, openExportTarget, StdoutClosed } from './export-target';
import { fileFormatOf } from '../import/import-file';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption, requireOrganization } from '../operator/organization-option';
import { Output } from '../terminal/output';
import { addQueryOptions, readQuery } from './query-options';
import { type ResourceDefinition } from './resource';
import { type ResourceChooser, type ResourceOptions } from './resource-commands';
import { runInterruptible } from '../terminal/interruptible';

type Options = ResourceOptions & { format?: FileFormat; output?: string };

export function addExportCommand<Query extends PageQuery, Input extends object, Row>(
  group: Command,
  resource: ResourceDefinition<Query, Input, Row>,
  choose: ResourceChooser<ResourceDefinition<Query, Input, Row>> = () => resource,
): void {
  addQueryOptions(addOrganizationOption(group.command('export')), resource.query, { without: NOT_FILTERS })
    .description(`write all ${resource.noun}s that match the filters, as NDJSON or CSV`)
    .addOption(
      new Option(
        '--format <format>',
        'format of the output; by default ndjson on stdout and for .ndjson and .jsonl files, otherwise csv',
      ).choices(FILE_FORMATS),
    )
    .option('--output <file>', 'output file, which is written completely or not at all; by default stdout')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const chosen = choose(options);
      const query = readQuery(chosen.query, command);
      const format = options.format ?? (options.output === undefined ? 'ndjson' : fileFormatOf(options.output));
      const rows = format === 'csv' ? new CsvRows(chosen.paths) : null;
      await withDatabase(output, async (database) => {
        const { id } = await requireOrganization(database, options);
        const repository = new chosen.repository(database);
        const exported = await writeAll(output, options.output, async (target, progressed) => {
          if (rows) await target.write(rows.header);
          return repository.export(id, query, async (resources) => {
            await target.write(
              textOf(
                resources.map((json) => JSON.parse(json) as object),
                rows,
              ),
            );
            progressed(resources.length);
          });
        });
        if (options.output !== undefined) output.record({ exported }, { exported: (result) => result.exported });
      });
    });
}

/** Query parameters that `list` supports but `export` does not, because an export has no pages and always has the same order and representation. */
const NOT_FILTERS = [...inputProperties(PageQuery).keys(), 'sort', 'sortDescending', 'updatedAfter', 'view'];

/**
 * Formats resources as CSV rows or as NDJSON lines. The JSON is serialized again, because PostgreSQL's JSON contains blanks and, within lists, line
 * breaks.
 */
function textOf(resources: readonly object[], rows: CsvRows | null): string {
  return rows ? rows.of(resources) : resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');
}

/**
 * Writes a file completely or not at all. @param work calls `progressed` after each write with its number of lines; `progressed` throws if the export was
 * interrupted @returns the number of lines
 */
export async function writeAll(
  output: Output,
  path: string | undefined,
  work: (target: ExportTarget, progressed: (count: number) => void) => Promise<number>,
): Promise<number> {
  const target = await openExportTarget(path);
  const interruption = new AbortController();
  let written = 0;
  const progressed = (count: number) => {
    interruption.signal.throwIfAborted();
    written += count;
    if (path !== undefined) output.count(written);
  };
  try {
    const exported = await runInterruptible(
      () => work(target, progressed),
      () => interruption.abort(),
      'Interrupted. No file was written.',
    );
    await target.finish();
    return exported;
  } catch (error) {
    await target.abandon();
    if (error instanceof StdoutClosed) return written;
    throw error;
  }
}
