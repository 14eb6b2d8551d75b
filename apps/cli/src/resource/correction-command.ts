import { type Database, type JsonText, type WriteRequest } from '@rpm/database';
import { CORRECTION_PREVIEW_VIEW, type InputClass, readInput, type View } from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { type Command } from 'commander';
import { addOperationCommand, attributeErrorsTo, runOperation } from './operation-command';
import { numberOrText } from './body-options';
import { type ResourceOptions } from './resource-commands';
import { type ColumnsByHeading } from '../terminal/output';
import { columnsByPath } from './view-paths';

/** An option of a correction: its flags, its description, and the property of the body that it sets, such as `patient.id`. */
type CorrectionOption = readonly [flags: string, description: string, property: string];

export const PATIENT_OPTIONS: readonly CorrectionOption[] = [
  ['--patient-id <id>', 'id of the patient', 'patient.id'],
  [
    '--patient-external-identifier <text>',
    "identifier of the patient in the customer's own system",
    'patient.externalIdentifier',
  ],
];

export const EVENT_TIMESTAMP: CorrectionOption = [
  '--event-timestamp <time>',
  'when it happened; now by default',
  'eventTimestamp',
];

export const REASON: CorrectionOption = [
  '--reason <text>',
  'why the correction is made, for colleagues; histories show it',
  'reason',
];

interface CorrectionCommand<Body extends object> {
  usage: string;
  description: string;
  input: InputClass<Body>;
  options: readonly CorrectionOption[];
  /** The columns of the result; by default, the properties of `view`. */
  columns?: ColumnsByHeading<never>;
  view: View;
  /** Text that follows the options on the help page. */
  help?: string;
  /** The view of the result of a dry run. */
  preview?: View;
  run: (database: Database, request: WriteRequest, id: number, body: Body, otherId: string) => Promise<JsonText>;
}

/** Adds a command for a correction that may change any number of readings; `--dry-run` only counts them. */
export function addCorrectionCommand<Body extends object>(
  group: Command,
  {
    usage,
    description,
    input,
    options: all,
    view,
    columns,
    help,
    preview = CORRECTION_PREVIEW_VIEW,
    run,
  }: CorrectionCommand<Body>,
): void {
  const command = addOperationCommand(group, usage, description).option('--dry-run', 'only print how many readings would change');
  for (const [flags, text] of all) command.option(flags, text);
  if (help !== undefined) command.addHelpText('after', help);
  command.action(async (id: string, ...rest: unknown[]) => {
    const options = command.opts<ResourceOptions & { dryRun?: boolean } & Record<string, unknown>>();
    const otherId = typeof rest[0] === 'string' ? rest[0] : '';
    const body = await attributeErrorsTo('the options', () => readInput(input, bodyOf(all, options), 'body'));
    const { dryRun = false } = options;
    const shown = dryRun ? columnsByPath(viewPathsOf(preview)) : (columns ?? columnsByPath(viewPathsOf(view)));
    await runOperation(id, options, shown, (database, request, resourceId) =>
      run(database, { ...request, dryRun }, resourceId, body, otherId),
    );
  });
}

function bodyOf(all: readonly CorrectionOption[], options: Readonly<Record<string, unknown>>): object {
  const body: Record<string, unknown> = {};
  for (const [flags, , property] of all) {
    const name = flags.replace(/^--(\S+).*/, '$1').replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
    const raw = options[name];
    if (raw === undefined) continue;
    const value = typeof raw === 'string' && /id$|seconds$/i.test(property) ? numberOrText(raw) : raw;
    const [outer = '', inner] = property.split('.');
    body[outer] = inner === undefined ? value : { ...(body[outer] as object | undefined), [inner]: value };
  }
  return body;
}
