import {
  type IngestBodyView,
  type IngestMessageDetailView,
  IngestMessageQuery,
  type IngestMessageView,
  IngestReplayInput,
  type IngestReplayView,
  IngestTestInput,
  type IngestTestView,
} from '@rpm/domain';
import { type Command } from 'commander';
import { readTextFile } from '../file/text-file';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { numberOrText, withBody } from '../resource/body-options';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { columnsOf } from '../resource/view-paths';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { aboutNobody, shown } from '../trail/outcome';
import { withMessages } from './ingest-session';
import { shownPart } from './shown-part';

type Options = OutputOptions & OrganizationOption;

const outcomesOf = (outcomes: IngestMessageView['outcomes']) =>
  outcomes.map(({ outcome, count }) => `${outcome} ${count}`).join(', ');

const COLUMNS: ColumnsByHeading<IngestMessageView> = {
  ...columnsOf<IngestMessageView>('id', 'sourceId', 'receiveTimestamp', 'state', 'bytes'),
  outcomes: ({ outcomes }) => outcomesOf(outcomes),
};

export const PART_COLUMNS = columnsOf<IngestMessageDetailView['parts'][number]>(
  ...([
    'ordinal',
    'pointer',
    'kind',
    'outcome',
    'code',
    'path',
    'deviceKey',
    'personKey',
    'readingTimestamp',
    'readingId',
  ] as const),
);

const REPLAY_COLUMNS: ColumnsByHeading<IngestReplayView> = {
  messages: ({ messageCount }) => messageCount,
  'without body': ({ expiredCount }) => expiredCount,
  outcomes: ({ outcomes }) =>
    outcomes.map(({ outcome, code, count }) => `${outcome}${code === null ? '' : ` (${code})`} ${count}`).join(', '),
  'readings that differ': ({ changeCount }) => changeCount,
  'marked as entered in error': ({ voidedCount }) => voidedCount,
  'kept because somebody else has changed them': ({ keptCount }) => keptCount,
};

/** Adds the commands for messages: `list`, `show` and `body`. */
export function addIngestMessageCommands(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('list')), IngestMessageQuery)
    .description('list messages that sources have received, newest first')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const query = readQuery(IngestMessageQuery, command);
      await withMessages(output, options, async ({ messages, organizationId }) => {
        const answer = await messages.list(organizationId, query);
        return shownPart(output, answer, COLUMNS, 'No message was found.');
      });
    });

  addOrganizationOption(group.command('show <id>'))
    .description('print what became of each part of a message')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await withMessages(output, options, async ({ messages, organizationId }) => {
        const answer = await messages.require(organizationId, id);
        return shown([answer], () => output.list((JSON.parse(answer.text) as IngestMessageDetailView).parts, PART_COLUMNS));
      });
    });

  addOrganizationOption(group.command('body <id>'))
    .description('print the body of a message as the vendor sent it; the audit trail records this')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await withMessages(output, options, async ({ messages, organizationId }) => {
        const answer = await messages.body(organizationId, id);
        return shown([answer], () =>
          output.record(JSON.parse(answer.text) as IngestBodyView, columnsOf<IngestBodyView>('mediaType', 'encoding', 'body')),
        );
      });
    });
}

/** Adds the options of the command that processes messages again. */
export function defineIngestReplayCommand(command: Command): void {
  addOrganizationOption(command)
    .description('process messages of a source again, as its adapter and its mapping read them now')
    .requiredOption('--source-id <id>', 'source of the messages', numberOrText)
    .option('--message-id <id>', 'only this message', numberOrText)
    .option('--code <code>', 'only messages with a part that has this code')
    .option('--start-timestamp <time>', 'only messages that were received at this time or later')
    .option('--end-timestamp <time>', 'only messages that were received before this time')
    .option('--void-missing', 'mark readings as entered in error if their message does not contain them any more')
    .option('--dry-run', 'change nothing, and print what would change')
    .addOption(jsonOption())
    .action(async (options: Options & { dryRun?: boolean }, own: Command) => {
      const output = new Output(options);
      const paths = ['sourceId', 'messageId', 'code', 'startTimestamp', 'endTimestamp', 'voidMissing'] as const;
      await withBody(IngestReplayInput, paths, own, (input) =>
        withMessages(output, options, async ({ replays, request, trail }) => {
          if (options.dryRun === true) {
            const answer = await replays.replay({ ...request, dryRun: true }, input);
            return shown([answer], () => printReplay(output, JSON.parse(answer.text) as IngestReplayView));
          }
          await trail.begin();
          const { audit: _audit, ...unrecorded } = request;
          const report = await replays.replayAll(unrecorded, input, (messages) => output.count(messages));
          return aboutNobody(report.changeCount, () => printReplay(output, report));
        }),
      );
    });
}

function printReplay(output: Output, replay: IngestReplayView): void {
  output.record(replay, REPLAY_COLUMNS);
  if (replay.changes.length > 0)
    output.progress(`With --json, the values of ${replay.changes.length} of these readings are printed before and after.`);
  if (replay.dryRun) output.progress('Nothing was changed: this was a dry run.');
}

/** Adds the options of the command that tries a message out. */
export function defineIngestTestCommand(command: Command): void {
  addOrganizationOption(command)
    .description('print the parts of a message, and what would become of them; nothing is stored')
    .argument('<source id>', 'source that would receive the message')
    .argument('<file>', 'file with the body')
    .option('--media-type <type>', 'media type of the message', 'application/json')
    .option('--path <rest>', 'what follows the token in the path of the URL')
    .addOption(jsonOption())
    .action(async (rawId: string, file: string, options: Options & Pick<IngestTestInput, 'mediaType' | 'path'>) => {
      const output = new Output(options);
      const id = readId(rawId, '<source id>');
      const body = await readTextFile(file);
      const { mediaType = null, path = null } = options;
      await withMessages(output, options, async ({ trial, request }) => {
        const answer = await trial.try(request, id, { body, mediaType, path });
        return shown([answer], () => output.list((JSON.parse(answer.text) as IngestTestView).parts, PART_COLUMNS));
      });
    });
}
