import { type JsonText } from '@rpm/database';
import {
  IngestAliasInput,
  IngestAliasQuery,
  type IngestAliasView,
  IngestBindInput,
  IngestDiscardInput,
  type IngestProgressView,
  type IngestQuarantineGroupView,
  IngestQuarantineInput,
  IngestQuarantineQuery,
} from '@rpm/domain';
import { type Command } from 'commander';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { numberOrText, withBody } from '../resource/body-options';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { columnsOf } from '../resource/view-paths';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { type Outcome, shown, shownRecord } from '../trail/outcome';
import { withMessages } from './ingest-session';
import { shownPart } from './shown-part';
import { untilNothingRemains } from './until-nothing-remains';

type Options = OutputOptions & OrganizationOption;

const COLUMNS = columnsOf<IngestQuarantineGroupView>(
  ...([
    'id',
    'sourceId',
    'code',
    'deviceKey',
    'personKey',
    'count',
    'firstTimestamp',
    'lastTimestamp',
    'action',
    'isReleasing',
  ] as const),
);
const PROGRESS = columnsOf<IngestProgressView>('changed', 'remaining');
const ALIAS_COLUMNS = columnsOf<IngestAliasView>(
  ...(['id', 'sourceId', 'kind', 'value', 'deviceId', 'patientId', 'startTimestamp', 'endTimestamp'] as const),
);

/** Adds the commands for quarantined parts: `list`, `bind`, `retry`, `accept` and `discard`. */
export function addIngestQuarantineCommands(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('list')), IngestQuarantineQuery)
    .description('list the groups of parts that wait, with the action that mends each')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const query = readQuery(IngestQuarantineQuery, command);
      await withMessages(output, options, async ({ quarantine, organizationId }) => {
        const answer = await quarantine.list(organizationId, query);
        return shownPart(output, answer, COLUMNS, 'Nothing waits in quarantine.');
      });
    });

  onGroup(group.command('bind'))
    .description('connect the text of a group with a device or a patient, and process its parts again')
    .option('--device-id <id>', 'device that the text stands for', numberOrText)
    .option('--patient-id <id>', 'patient whom the text stands for', numberOrText)
    .option('--start-timestamp <time>', 'since when the text stands for it')
    .option('--end-timestamp <time>', 'until when the text stands for it')
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      await withBody(
        IngestBindInput,
        ['group.id', 'device.id', 'patient.id', 'startTimestamp', 'endTimestamp'],
        command,
        (input) =>
          withMessages(output, options, async ({ quarantine, request }) =>
            beingProcessed(output, await quarantine.bind(request, input), ALIAS_COLUMNS),
          ),
      );
    });

  onGroup(group.command('retry'))
    .description('process the parts of a group again')
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      await withBody(IngestQuarantineInput, ['group.id'], command, (input) =>
        withMessages(output, options, async ({ quarantine, request }) =>
          beingProcessed(output, await quarantine.retry(request, input), COLUMNS),
        ),
      );
    });

  onGroup(group.command('accept'))
    .description('replace the values of stored readings by those of conflicting parts')
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      await withBody(IngestQuarantineInput, ['group.id'], command, (input) =>
        withMessages(output, options, async ({ quarantine, request }) =>
          changeAll(output, () => quarantine.accept(request, input)),
        ),
      );
    });

  onGroup(group.command('discard'))
    .description('decide that the parts of a group are not to be recorded')
    .requiredOption('--reason <text>', 'why they are not to be recorded')
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      await withBody(IngestDiscardInput, ['group.id', 'reason'], command, (input) =>
        withMessages(output, options, async ({ quarantine, request }) =>
          changeAll(output, () => quarantine.discard(request, input)),
        ),
      );
    });
}

/** Adds the commands for aliases: `list`, `add` and `remove`. */
export function addIngestAliasCommands(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('list')), IngestAliasQuery)
    .description('list the texts in messages, and the devices and patients they stand for')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const query = readQuery(IngestAliasQuery, command);
      await withMessages(output, options, async ({ aliases, organizationId }) => {
        const answer = await aliases.list(organizationId, query);
        return shownPart(output, answer, ALIAS_COLUMNS, 'There are no aliases.');
      });
    });

  addOrganizationOption(group.command('add'))
    .description('connect a text in the messages of a source with a device or a patient')
    .requiredOption('--source-id <id>', 'source of the messages', numberOrText)
    .requiredOption('--kind <kind>', 'device or person')
    .requiredOption('--value <text>', 'the text, as messages contain it')
    .option('--device-id <id>', 'device that the text stands for', numberOrText)
    .option('--patient-id <id>', 'patient whom the text stands for', numberOrText)
    .option('--start-timestamp <time>', 'since when the text stands for it')
    .option('--end-timestamp <time>', 'until when the text stands for it')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const paths = ['sourceId', 'kind', 'value', 'device.id', 'patient.id', 'startTimestamp', 'endTimestamp'] as const;
      await withBody(IngestAliasInput, paths, command, (input) =>
        withMessages(output, options, async ({ aliases, request }) =>
          shownRecord(output, await aliases.create(request, input), ALIAS_COLUMNS),
        ),
      );
    });

  addOrganizationOption(group.command('remove <id>'))
    .description('remove an alias; readings that were recorded by it stay as they are')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await withMessages(output, options, async ({ aliases, request }) => {
        const answer = await aliases.delete(request, id);
        return shown([answer], () => output.record({ id }, { id: (row) => row.id }));
      });
    });
}

/** Prints a record, and how to find out what becomes of the parts that the background work of the service processes again. */
const beingProcessed = <Row>(output: Output, answer: JsonText, columns: ColumnsByHeading<Row>): Outcome =>
  shown([answer], () => {
    output.record(JSON.parse(answer.text) as Row, columns);
    output.progress(
      'The service processes the parts again within seconds, if it runs. "rpm-admin ingest quarantine list …" shows those that still wait.',
    );
  });

/** Repeats a request until it has changed all parts of the group, and prints how many. */
async function changeAll(output: Output, step: () => Promise<JsonText<IngestProgressView>>): Promise<Outcome> {
  const { answers, total } = await untilNothingRemains(step, (changed) => output.count(changed));
  return shown(answers, () => output.record(total, PROGRESS));
}

const onGroup = (command: Command): Command =>
  addOrganizationOption(command)
    .requiredOption('--group-id <id>', 'group, as "ingest quarantine list" prints it', numberOrText)
    .addOption(jsonOption());
