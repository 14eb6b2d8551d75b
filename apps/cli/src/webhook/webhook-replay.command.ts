import { type JsonText } from '@rpm/database';
import { WebhookReplayRepository } from '@rpm/webhook-delivery';
import { WebhookReplayQuery, QueryChoice, QueryInstant, REPLAYABLE_STATUSES, type ReplayableStatus } from '@rpm/domain';
import { type Command } from 'commander';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { Refusal } from '../terminal/refusal';
import { type Replay, ReplayProgress } from './replay-progress';
import { runInterruptible } from '../terminal/interruptible';
import { withAllScopes } from '../delivery/webhook-session';
import { inOrganization } from '../trail/in-organization';
import { aboutNobody, shownList, shownRecord } from '../trail/outcome';

const READ_EVERY_MS = 500;

const COLUMNS: ColumnsByHeading<Replay> = {
  id: ({ id }) => id,
  'webhook id': ({ webhook }) => webhook.id,
  from: ({ startTimestamp }) => startTimestamp,
  to: ({ endTimestamp }) => endTimestamp,
  'log status': ({ logStatus }) => logStatus,
  status: ({ status }) => status,
  progress: ({ progress }) => `${Math.floor(progress * 100)} %`,
  queued: ({ queued }) => queued,
};

class ReplayQuery {
  @QueryInstant('Only deliveries that were created at this time or later.', 'atLeast') start?: Date;
  @QueryInstant('Only deliveries that were created before this time.', 'before', { notBelow: 'start' }) end?: Date;
  @QueryChoice('Only deliveries with this status.', REPLAYABLE_STATUSES) logStatus?: ReplayableStatus;
}

type Options = OutputOptions & OrganizationOption;

/** Adds the commands `replay`, `replays` and `cancel-replay` for webhooks. */
export function addWebhookReplayCommands(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('replay <id>')), ReplayQuery)
    .description('queue the deliveries of a period again, and wait until all of them are queued')
    .option('--detach', 'exit at once instead of waiting until all deliveries are queued')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options & { detach?: boolean }, command: Command) => {
      const output = new Output(options);
      const webhookId = readId(rawId, '<id>');
      const { start, end, logStatus } = readQuery(ReplayQuery, command);
      if (!start || !end) throw new Refusal('usage', 'Add --start and --end, such as 2026-01-31T00:00:00Z.');
      const period = { startTimestamp: start, endTimestamp: end, logStatus: logStatus ?? null };
      const interruption = new AbortController();
      await inOrganization(output, options, async ({ database, organizationId, request }) => {
        const replays = new WebhookReplayRepository(database);
        const work = async () => {
          const started = replayOf(await replays.create(withAllScopes(request), webhookId, period));
          const read = async () => replayOf(await replays.require(organizationId, webhookId, started.id));
          return options.detach ? started : follow(output, started, read, interruption.signal);
        };
        const replay = await runInterruptible(work, () => interruption.abort(), stillRunning(webhookId));
        return aboutNobody(1, () => print(output, replay));
      });
    });

  addQueryOptions(addOrganizationOption(group.command('replays <id>')), WebhookReplayQuery)
    .description('list the replays of a webhook, newest first')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options, command: Command) => {
      const output = new Output(options);
      const webhookId = readId(rawId, '<id>');
      const page = readQuery(WebhookReplayQuery, command);
      await inOrganization(output, options, async ({ database, organizationId }) => {
        const list = await new WebhookReplayRepository(database).list(organizationId, webhookId, page);
        return shownList(output, list, COLUMNS);
      });
    });

  addOrganizationOption(group.command('cancel-replay <id> <replay>'))
    .description('cancel a replay; deliveries that it has already queued are sent')
    .addOption(jsonOption())
    .action(async (rawId: string, rawReplayId: string, options: Options) => {
      const output = new Output(options);
      const [webhookId, id] = [readId(rawId, '<id>'), readId(rawReplayId, '<replay>')];
      await inOrganization(output, options, async ({ database, request }) => {
        const cancelled = await new WebhookReplayRepository(database).cancel(withAllScopes(request), webhookId, id);
        return shownRecord(output, cancelled, COLUMNS);
      });
    });
}

/** @throws Refusal `replay_cancelled` */
function print(output: Output, replay: Replay): void {
  output.record(replay, COLUMNS);
  if (replay.status === 'cancelled')
    throw new Refusal('replay_cancelled', 'Somebody cancelled the replay, or disabled the webhook.');
}

function replayOf({ text }: JsonText<Replay>): Replay {
  return JSON.parse(text) as Replay;
}

const stillRunning = (webhookId: number) =>
  `The replay continues: "rpm-admin webhook replays ${webhookId} …" shows its progress, and "rpm-admin webhook cancel-replay ${webhookId} …" cancels it.`;

/** Shows the progress of a replay until the replay ends. @throws an error when `signal` is aborted */
async function follow(output: Output, started: Replay, read: () => Promise<Replay>, signal: AbortSignal): Promise<Replay> {
  const progress = new ReplayProgress(output);
  try {
    for (let replay = started; ; replay = await read()) {
      progress.show(replay);
      if (replay.status !== 'running') return replay;
      await sleep(READ_EVERY_MS, undefined, { signal });
    }
  } finally {
    progress.end();
  }
}
