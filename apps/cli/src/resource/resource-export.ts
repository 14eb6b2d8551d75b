import { FILE_FORMATS, type FileFormat, CsvRows } from '@rpm/record-import';
import { inputProperties, PageQuery, REQUEST_ENDS } from '@rpm/domain';
import { type Command, Option } from 'commander';
import { type ExportTarget, openExportTarget, StdoutClosed } from './export-target';
import { fileFormatOf } from '../import/import-file';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption } from '../operator/organization-option';
import { Output } from '../terminal/output';
import { addQueryOptions, readQuery } from './query-options';
import { type ResourceDefinition } from './resource';
import { type ResourceChooser, type ResourceOptions } from './resource-commands';
import { runInterruptible } from '../terminal/interruptible';
import { inOrganization } from '../trail/in-organization';
import { aboutNobody, type Outcome, patientsOf } from '../trail/outcome';

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
      await inOrganization(output, options, async ({ database, organizationId, trail }) => {
        const repository = new chosen.repository(database);
        await trail.begin();
        const written = await writeAll(output, options.output, async (target, progressed) => {
          if (rows) await target.write(rows.header);
          return repository.export(organizationId, query, async (resources) => {
            await trail.part(patientsOf(resources), resources.length);
            await target.write(
              textOf(
                resources.map(({ text }) => JSON.parse(text) as object),
                rows,
              ),
            );
            progressed(resources.length);
          });
        });
        const { count: exported } = written;
        return ended(written, () => {
          if (options.output !== undefined) output.record({ exported }, { exported: (result) => result.exported });
        });
      });
    });
}

/** Query parameters that `list` supports but `export` does not, because an export has no pages and always has the same order and representation. */
const NOT_FILTERS = [...inputProperties(PageQuery).keys(), 'sort', 'sortDescending', 'updatedAfter', 'view', 'afterPatientId'];

/**
 * Formats resources as CSV rows or as NDJSON lines. The JSON is serialized again, because PostgreSQL's JSON contains blanks and, within lists, line
 * breaks.
 */
function textOf(resources: readonly object[], rows: CsvRows | null): string {
  return rows ? rows.of(resources) : resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');
}

/** The end of an export. */
interface Written {
  /** Number of lines. */
  count: number;
  /** Whether everything was written. Otherwise the program that reads stdout has closed the pipe. */
  isComplete: boolean;
}

/** Returns the outcome of an export whose parts were recorded before they were written. */
export const ended = ({ count, isComplete }: Written, print: () => void): Outcome => ({
  ...aboutNobody(count, print),
  ...(!isComplete && { status: REQUEST_ENDS.brokenOff }),
});

/**
 * Writes a file completely or not at all. @param work calls `progressed` after each write with its number of lines; `progressed` throws if the export was
 * interrupted. It returns the number of lines.
 */
export async function writeAll(
  output: Output,
  path: string | undefined,
  work: (target: ExportTarget, progressed: (count: number) => void) => Promise<number>,
): Promise<Written> {
  const target = await openExportTarget(path);
  const interruption = new AbortController();
  let written = 0;
  const progressed = (count: number) => {
    interruption.signal.throwIfAborted();
    written += count;
    if (path !== undefined) output.count(written);
  };
  try {
    const count = await runInterruptible(
      () => work(target, progressed),
      () => interruption.abort(),
      'Interrupted. No file was written.',
    );
    await target.finish();
    return { count, isComplete: true };
  } catch (error) {
    await target.abandon();
    if (error instanceof StdoutClosed) return { count: written, isComplete: false };
    throw error;
  }
}
