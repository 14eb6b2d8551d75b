import { Conflict, type Page, type PageRequest, Webhook, type WebhookReplayInput, type WebhookReplayView } from '@rpm/domain';
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
  runScoped,
  type RunStatement,
  write,
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
  constructor(private readonly dataSource: Database) {}

  /** Lists replays, newest first. @throws NotFound */
  async list(organizationId: number, webhookId: number, request: PageRequest): Promise<Page<JsonText<WebhookReplayView>>> {
    await findOne(this.dataSource, organizationId, WEBHOOK_RESOURCE, webhookId);
    return listPage(this.dataSource, organizationId, LIST, { webhookId }, request);
  }

  /** Returns a replay. @throws NotFound */
  require(organizationId: number, webhookId: number, id: number): Promise<JsonText<WebhookReplayView>> {
    return find((...statement) => runScoped(this.dataSource, organizationId, ...statement), [organizationId, webhookId, id]);
  }

  /** Creates a replay of a webhook's deliveries. @throws NotFound @throws Conflict when the webhook is disabled @throws Problem `scope_missing` */
  async create(request: WebhookWriteRequest, webhookId: number, given: WebhookReplayInput): Promise<JsonText<WebhookReplayView>> {
    await assertWebhookReadable(this.dataSource, request, webhookId);
    return write(this.dataSource, request, async (transaction) => {
      const { organizationId } = request;
      await findInTransaction(transaction, WEBHOOK_RESOURCE, webhookId);
      const { enabled } = await lockEntity(transaction, Webhook, webhookId, WEBHOOK_RESOURCE.noun);
      if (!enabled) throw new Conflict('The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.');
      const values = [organizationId, webhookId, given.startTimestamp, given.endTimestamp, given.logStatus ?? null];
      const [row] = await transaction.run<{ id: number }>(CREATE, values);
      return findInTransaction(transaction, RESOURCE, row?.id ?? 0);
    });
  }

  /** Cancels a replay. Deliveries that the replay has already queued are still sent. @throws NotFound @throws Conflict when the replay is done */
  cancel(request: WriteRequest, webhookId: number, id: number): Promise<JsonText<WebhookReplayView>> {
    return write(this.dataSource, request, async (transaction) => {
      const values = [request.organizationId, webhookId, id];
      const run: RunStatement = (...statement) => transaction.run(...statement);
      const cancelled = await run(CANCEL, values);
      const shown = await find(run, values);
      if (cancelled.length === 0) throw new Conflict('The replay is done and cannot be cancelled.');
      return shown;
    });
  }
}

async function find(run: RunStatement, values: number[]): Promise<JsonText<WebhookReplayView>> {
  return firstOrNotFound(await run<{ json: string }>(FIND, values), RESOURCE);
}

const FIND = {
  name: 'find-webhook-replay-of-webhook',
  text: `select ${RESOURCE.json}::text as json from ${RESOURCE.from} where r.organization_id = $1 and r.webhook_id = $2 and r.id = $3`,
};
const CREATE = {
  name: 'create-webhook-replay',
  text: `insert into webhook_replay (organization_id, webhook_id, start_timestamp, end_timestamp, log_status, cursor_timestamp, status)
    values ($1, $2, $3, $4, $5, $3, 'running') returning id`,
};
/** Cancels a replay. The statement waits until a part that is being queued at this moment is finished. */
const CANCEL = {
  name: 'cancel-webhook-replay',
  text: `update webhook_replay set status = 'cancelled'
    where organization_id = $1 and webhook_id = $2 and id = $3 and status <> 'done' returning 1`,
};
