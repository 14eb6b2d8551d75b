import { type JsonText } from '@rpm/data-access';
import { WebhookReplayRepository } from '@rpm/webhook-delivery';
import { PageQuery, QueryChoice, QueryInstant, REPLAYABLE_STATUSES, type ReplayableStatus } from '@rpm/domain';
import { type Command } from 'commander';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption, requireOrganization } from '../access/organization-option';
import { type Columns, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, PAGE_OPTIONS, type QueryOptions, readQuery } from '../resource/query-options';
import { Refusal } from '../terminal/refusal';
import { type Replay, ReplayProgress } from './replay-progress';
import { stoppable } from '../terminal/stoppable';
import { requestOf } from './webhook-session';

const LOOK_EVERY_MS = 500;

const COLUMNS: Columns<Replay> = {
  id: ({ id }) => id,
  'webhook id': ({ webhookId }) => webhookId,
  from: ({ startTimestamp }) => startTimestamp,
  to: ({ endTimestamp }) => endTimestamp,
  'only status': ({ status }) => status,
  state: ({ state }) => state,
  progress: ({ progress }) => `${Math.floor(progress * 100)} %`,
  queued: ({ queued }) => queued,
};

class ReplayQuery {
  @QueryInstant('Only deliveries of events of this instant or later.', 'atLeast') start?: Date;
  @QueryInstant('Only deliveries of events before this instant.', 'before', { notBelow: 'start' }) end?: Date;
  @QueryChoice('Only deliveries of this status.', REPLAYABLE_STATUSES) status?: ReplayableStatus;
}

const OPTIONS: QueryOptions<ReplayQuery> = {
  start: ['--start <timestamp>', 'deliveries of events of then or later'],
  end: ['--end <timestamp>', 'deliveries of events from before then'],
  status: ['--status <status>', `only those that are ${REPLAYABLE_STATUSES.join(', ')}`],
};

type Options = OutputOptions & OrganizationOption;

/** `replay`, `replays`, `cancel-replay` */
export function addWebhookReplayCommands(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('replay <id>')), OPTIONS)
    .description('make the deliveries of a period again, and wait until all of them are queued')
    .option('--detach', 'do not wait')
    .addOption(jsonOption())
    .action(async (given: string, options: Options & { detach?: boolean }, command: Command) => {
      const output = new Output(options);
      const webhookId = readId(given, '<id>');
      const { start, end, status } = readQuery(ReplayQuery, OPTIONS, command);
      if (!start || !end) throw new Refusal('usage', 'Give --start and --end, such as 2026-01-31T00:00:00Z.');
      const period = { startTimestamp: start, endTimestamp: end, status: status ?? null };
      const leaving = new AbortController();
      const work = () =>
        withReplays(output, options, async (replays, organizationId) => {
          const begun = replayOf(await replays.create(requestOf(organizationId), webhookId, period));
          const look = async () => replayOf(await replays.require(organizationId, webhookId, begun.id));
          return options.detach ? begun : follow(output, begun, look, leaving.signal);
        });
      const replay = await stoppable(work, () => leaving.abort(), goesOn(webhookId));
      output.record(replay, COLUMNS);
      if (replay.state === 'cancelled')
        throw new Refusal('replay_cancelled', 'Somebody cancelled the replay, or disabled the webhook.');
    });

  addQueryOptions(addOrganizationOption(group.command('replays <id>')), PAGE_OPTIONS)
    .description('list the replays of a webhook, newest first')
    .addOption(jsonOption())
    .action(async (given: string, options: Options, command: Command) => {
      const output = new Output(options);
      const webhookId = readId(given, '<id>');
      const page = readQuery(PageQuery, PAGE_OPTIONS, command);
      await withReplays(output, options, async (replays, organizationId) => {
        output.shownPage(await replays.list(organizationId, webhookId, page), COLUMNS);
      });
    });

  addOrganizationOption(group.command('cancel-replay <id> <replay>'))
    .description('end a replay; what it has queued is sent')
    .addOption(jsonOption())
    .action(async (given: string, givenReplay: string, options: Options) => {
      const output = new Output(options);
      const [webhookId, id] = [readId(given, '<id>'), readId(givenReplay, '<replay>')];
      await withReplays(output, options, async (replays, organizationId) => {
        output.record(replayOf(await replays.cancel(requestOf(organizationId), webhookId, id)), COLUMNS);
      });
    });
}

async function withReplays<T>(
  output: Output,
  options: OrganizationOption,
  work: (replays: WebhookReplayRepository, organizationId: number) => Promise<T>,
): Promise<T> {
  return withDatabase(output, async (database: Database) => {
    const { id } = await requireOrganization(database, options);
    return work(new WebhookReplayRepository(database), id);
  });
}

function replayOf({ text }: JsonText): Replay {
  return JSON.parse(text) as Replay;
}

const goesOn = (webhookId: number) =>
  `The replay goes on without you: "rpm-admin webhook replays ${webhookId} …" shows how far it is, and "rpm-admin webhook cancel-replay ${webhookId} …" ends it.`;

/** Until it is over, or nobody waits for it any more: then it throws. */
async function follow(output: Output, begun: Replay, look: () => Promise<Replay>, signal: AbortSignal): Promise<Replay> {
  const progress = new ReplayProgress(output);
  try {
    for (let replay = begun; ; replay = await look()) {
      progress.show(replay);
      if (replay.state !== 'running') return replay;
      await sleep(LOOK_EVERY_MS, undefined, { signal });
    }
  } finally {
    progress.end();
  }
}
