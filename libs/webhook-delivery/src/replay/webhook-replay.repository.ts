import {
  Conflict,
  type Page,
  type PageRequest,
  Webhook,
  type WebhookReplayInput,
  type WebhookReplayView,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  lockEntity,
  findOne,
  type FindByIdDefinition,
  findInTransaction,
  firstOrNotFound,
  type JsonText,
  type ListDefinition,
  listPage,
  type OrganizationRunner,
  statement,
  type WriteRequest,
} from '@rpm/database';
import { WEBHOOK_REPLAY } from './webhook-replay.view';
import { assertWebhookReadable, type WebhookWriteRequest, WEBHOOK_RESOURCE } from '@rpm/data-access';

/** The webhook must exist, because replays of a deleted webhook are not listed. */
const RESOURCE: FindByIdDefinition<WebhookReplayView> = {
  noun: 'webhook replay',
  from: `(select r.*, w.create_timestamp as webhook_create_timestamp from webhook_replay r
    join webhook w on w.organization_id = r.organization_id and w.id = r.webhook_id and w.delete_timestamp is null) r`,
  json: WEBHOOK_REPLAY,
  about: nobody,
};

const LIST: ListDefinition<{ webhookId: number }, WebhookReplayView> = {
  ...RESOURCE,
  conditions: { webhookId: 'r.webhook_id = $' },
  order: 'r.id desc',
  sorts: { id: ['r.id'] },
};

/**
 * Creates, lists and cancels replays. A replay sends all deliveries of a webhook in a time range again; `advanceReplay` processes the replay in the
 * background.
 */
export class WebhookReplayRepository {
  constructor(private readonly database: Database) {}

  /** Lists replays, newest first. @throws NotFound */
  async list(organizationId: number, webhookId: number, request: PageRequest): Promise<Page<JsonText<WebhookReplayView>>> {
    await findOne(this.database, organizationId, WEBHOOK_RESOURCE, webhookId);
    return listPage(this.database, organizationId, LIST, { webhookId }, request);
  }

  /** Returns a replay. @throws NotFound */
  require(organizationId: number, webhookId: number, id: number): Promise<JsonText<WebhookReplayView>> {
    return find(this.database.alone({ organizationId }), { webhookId, id });
  }

  /** Creates a replay of a webhook's deliveries. @throws NotFound @throws Conflict when the webhook is disabled @throws Problem `scope_missing` */
  async create(request: WebhookWriteRequest, webhookId: number, given: WebhookReplayInput): Promise<JsonText<WebhookReplayView>> {
    await assertWebhookReadable(this.database, request, webhookId);
    return this.database.write(request, async (transaction) => {
      await findInTransaction(transaction, WEBHOOK_RESOURCE, webhookId);
      const { enabled } = await lockEntity(transaction, Webhook, webhookId, WEBHOOK_RESOURCE.noun);
      if (!enabled) throw new Conflict('The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.');
      const { startTimestamp, endTimestamp, logStatus = null } = given;
      const [row] = await transaction.run(CREATE, { webhookId, startTimestamp, endTimestamp, logStatus });
      return findInTransaction(transaction, RESOURCE, row?.id ?? 0);
    });
  }

  /** Cancels a replay. Deliveries that the replay has already queued are still sent. @throws NotFound @throws Conflict when the replay is done */
  cancel(request: WriteRequest, webhookId: number, id: number): Promise<JsonText<WebhookReplayView>> {
    return this.database.write(request, async (transaction) => {
      const cancelled = await transaction.run(CANCEL, { webhookId, id });
      const shown = await find(transaction, { webhookId, id });
      if (cancelled.length === 0) throw new Conflict('The replay is done and cannot be cancelled.');
      return shown;
    });
  }
}

/** The key of a replay. */
interface ReplayKey {
  webhookId: number;
  id: number;
}

async function find(runner: OrganizationRunner, key: ReplayKey): Promise<JsonText<WebhookReplayView>> {
  return firstOrNotFound(await runner.run(FIND, key), RESOURCE);
}

const FIND = statement<ReplayKey, { json: string }>({
  name: 'find-webhook-replay-of-webhook',
  text: `select ${RESOURCE.json}::text as json from ${RESOURCE.from} where r.organization_id = $organizationId and r.webhook_id = $webhookId and r.id = $id`,
});
interface CreateArguments {
  webhookId: number;
  startTimestamp: Date;
  endTimestamp: Date;
  logStatus: string | null;
}

const CREATE = statement<CreateArguments, { id: number }>({
  name: 'create-webhook-replay',
  text: `insert into webhook_replay (organization_id, webhook_id, start_timestamp, end_timestamp, log_status, cursor_timestamp, status)
    values ($organizationId, $webhookId, $startTimestamp, $endTimestamp, $logStatus, $startTimestamp, 'running') returning id`,
});
/** Cancels a replay. The statement waits until a part that is being queued at this moment is finished. */
const CANCEL = statement<ReplayKey>({
  name: 'cancel-webhook-replay',
  text: `update webhook_replay set status = 'cancelled'
    where organization_id = $organizationId and webhook_id = $webhookId and id = $id and status <> 'done' returning 1`,
});
