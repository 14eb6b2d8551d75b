import { FILE_FORMATS, type FileFormat } from '@rpm/record-import';
import { type PageQuery } from '@rpm/domain';
import { type Command, Option } from 'commander';
import { CsvRows } from './csv-rows';
import { withDatabase } from '../database/database-session';
import { type ExportTarget, openTarget, ReaderGone } from './export-target';
import { formatOf } from '../import/input-file';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption, requireOrganization } from '../access/organization-option';
import { Output } from '../terminal/output';
import { addQueryOptions, PAGE_OPTIONS, readQuery } from './query-options';
import { type Resource } from './resource';
import { type Choose, type ResourceOptions } from './resource-commands';
import { stoppable } from '../terminal/stoppable';

type Options = ResourceOptions & { format?: FileFormat; output?: string };

export function addExportCommand<Query extends PageQuery, Input extends object, Shown>(
  group: Command,
  resource: Resource<Query, Input, Shown>,
  choose: Choose<Resource<Query, Input, Shown>> = () => resource,
): void {
  const filters = Object.entries(resource.options).filter(([name]) => !(name in PAGE_OPTIONS) && !(name in NOT_FOR_ALL));
  addQueryOptions(addOrganizationOption(group.command('export')), Object.fromEntries(filters) as typeof resource.options)
    .description(`write all ${resource.noun}s that match, as NDJSON or CSV`)
    .addOption(
      new Option('--format <format>', 'to write; told by the name of the file, else csv; ndjson on stdout').choices(FILE_FORMATS),
    )
    .option('--output <file>', 'written whole or not at all; stdout unless given')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const chosen = choose(options);
      const query = readQuery(chosen.query, chosen.options, command);
      const format = options.format ?? (options.output === undefined ? 'ndjson' : formatOf(options.output));
      const rows = format === 'csv' ? new CsvRows(chosen.paths) : null;
      await withDatabase(output, async (database) => {
        const { id } = await requireOrganization(database, options);
        const repository = new chosen.repository(database);
        const exported = await writeAll(output, options.output, async (target, goOn) => {
          if (rows) await target.write(rows.header);
          return repository.export(id, query, async (resources) => {
            await target.write(
              textOf(
                resources.map((json) => JSON.parse(json) as object),
                rows,
              ),
            );
            goOn(resources.length);
          });
        });
        if (options.output !== undefined) output.record({ exported }, { exported: (result) => result.exported });
      });
    });
}

/** An export has an order of its own. */
const NOT_FOR_ALL = { sort: true, sortDescending: true };

/** Serializes again what PostgreSQL wrote, because its JSON contains blanks and, within lists, line breaks. */
function textOf(resources: readonly object[], rows: CsvRows | null): string {
  return rows ? rows.of(resources) : resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');
}

/** @param work is told to stop by an error of `goOn`, which it calls with what was just written */
async function writeAll(
  output: Output,
  path: string | undefined,
  work: (target: ExportTarget, goOn: (count: number) => void) => Promise<number>,
): Promise<number> {
  const target = await openTarget(path);
  const interruption = new AbortController();
  let written = 0;
  const goOn = (count: number) => {
    interruption.signal.throwIfAborted();
    written += count;
    if (path !== undefined) output.count(written);
  };
  try {
    const exported = await stoppable(
      () => work(target, goOn),
      () => interruption.abort(),
      'Interrupted. Nothing was kept.',
    );
    await target.finish();
    return exported;
  } catch (error) {
    await target.abandon();
    if (error instanceof ReaderGone) return written;
    throw error;
  }
}
