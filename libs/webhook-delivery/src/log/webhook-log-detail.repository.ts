import {
  Conflict,
  NotFound,
  type Page,
  type PageRequest,
  readableWebhookTypes,
  type WebhookAttemptView,
  type WebhookLogDetailView,
  type WebhookLogStatus,
  type WebhookType,
  patientsOfQuotedEvents,
} from '@rpm/domain';
import {
  type Database,
  firstOrNotFound,
  type JsonText,
  type OrganizationRunner,
  statement,
  type Transaction,
} from '@rpm/database';
import { listWebhookAttempts } from './webhook-attempts';
import { bodiesOfRows, packedColumns, type PackedRow } from '../bodies/bodies-of-log';
import { type DeliveryBodies } from '../bodies/packed-bodies';
import { isReadable, webhookLogDetail } from './webhook-log.view';
import { assertLogReadable, type WebhookCaller, type WebhookWriteRequest } from '@rpm/data-access';
import { type PackedDelivery, unpackDeliveries } from './unpack-deliveries.sql';
import { markSuperseded } from './mark-superseded';
import { CAN_BE_RESENT, requeueDelivery } from './requeue-delivery';

const NOUN = 'webhook log';

export const FIND = statement<{ id: number; readable: WebhookType[] }, PackedRow & { json: string }>({
  name: 'find-webhook-log',
  text: `select ${webhookLogDetail('$readable')}::text as json, ${packedColumns(isReadable('$readable'))}
    from webhook_log log where log.organization_id = $organizationId and log.id = $id`,
});

/** Finds a webhook log with its requests. Properties that the caller may not read are null. @throws NotFound */
export async function findLog(
  runner: OrganizationRunner,
  { scopes }: WebhookCaller,
  id: number,
): Promise<JsonText<WebhookLogDetailView>> {
  const rows = await runner.run(FIND, { id, readable: readableWebhookTypes(scopes) });
  const [bodies] = await bodiesOfRows(rows);
  const filled = bodies ? rows.map(({ json }) => ({ json: withBodies(json, bodies) })) : rows;
  return firstOrNotFound(filled, { noun: NOUN, json: webhookLogDetail, about: patientsOfQuotedEvents });
}

/** Adds the bodies of the only request to the JSON of a log whose bodies are in `webhook_bodies`. */
function withBodies(json: string, { body, responseBody }: DeliveryBodies): string {
  const log = JSON.parse(json) as WebhookLogDetailView;
  return JSON.stringify({ ...log, payload: body, attempts: log.attempts.map((attempt) => ({ ...attempt, responseBody })) });
}

/** Reads and resends a single webhook log. */
export class WebhookLogDetailRepository {
  constructor(private readonly database: Database) {}

  /** Returns a webhook log with its requests. Payload and responses are null if the caller may not read them. @throws NotFound */
  require(caller: WebhookCaller, id: number): Promise<JsonText<WebhookLogDetailView>> {
    return findLog(this.database.alone(caller), caller, id);
  }

  /** Lists the requests of a delivery, newest first. Responses are null if the caller may not read them. @throws NotFound */
  attempts(caller: WebhookCaller, id: number, request: PageRequest): Promise<Page<JsonText<WebhookAttemptView>>> {
    return listWebhookAttempts(this.database.alone(caller), caller, id, request);
  }

  /**
   * Resends a delivery now: a finished delivery starts again, and a waiting one becomes due at once. @returns the log with status pending @throws
   * NotFound @throws Conflict when the delivery is being sent at this moment, or when its webhook is disabled or deleted @throws Problem
   * `scope_missing`
   */
  async resend(request: WebhookWriteRequest, id: number): Promise<JsonText<WebhookLogDetailView>> {
    await assertLogReadable(this.database, request, id);
    return this.database.write(request, async (transaction) => {
      const [log] = await transaction.run(LOCK, { id });
      if (!log) throw new NotFound(NOUN);
      if (log.isDeleted) throw new Conflict('The webhook was deleted, so its deliveries cannot be sent again.');
      if (!log.enabled) throw new Conflict('The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.');
      if (log.status === 'pending') await hasten(transaction, id);
      else await beginAnew(transaction, id, { ...log, organizationId: request.organizationId, logId: id, body: null });
      return findLog(transaction, request, id);
    });
  }
}

interface LockedLog extends Pick<PackedDelivery, 'webhookId' | 'logCreateTimestamp' | 'messageId'> {
  status: WebhookLogStatus;
  enabled: boolean;
  isDeleted: boolean;
}

async function beginAnew(transaction: Transaction, id: number, delivery: PackedDelivery): Promise<void> {
  await unpackDeliveries(transaction, [delivery]);
  const [kept] = await transaction.run(HAS_BODY, { id });
  if (!kept) throw new Conflict('The body of the delivery was removed, so that it can no longer be sent.');
  const rows = await transaction.run(REVIVE, { id });
  if (rows.length === 0) throw new Conflict('The delivery has reached the maximum number of attempts and cannot be sent again.');
}

async function hasten(transaction: Transaction, id: number): Promise<void> {
  const rows = await transaction.run(HASTEN, { id });
  if (rows.length > 0) return;
  throw new Conflict(
    'The delivery is being sent at this moment. Read the log again in half a minute, and resend it if it has failed.',
  );
}

const LOCK = statement<{ id: number }, LockedLog>({
  name: 'lock-webhook-log',
  text: `select l.status, l.webhook_id as "webhookId", l.create_timestamp as "logCreateTimestamp", l.message_id as "messageId", w.enabled, w.delete_timestamp is not null as "isDeleted"
    from webhook_log l join webhook w on w.organization_id = l.organization_id and w.id = l.webhook_id
    where l.organization_id = $organizationId and l.id = $id for update of l`,
});

const HAS_BODY = statement<{ id: number }>({
  name: 'webhook-log-has-body',
  text: `select 1 from webhook_log l join webhook_log_payload b on b.organization_id = l.organization_id and b.log_id = l.id
      and b.log_create_timestamp = l.create_timestamp
    where l.organization_id = $organizationId and l.id = $id`,
});

/** Makes a finished delivery pending again. A concurrent request waits for the row lock and then finds the delivery pending. */
const REVIVE = statement<{ id: number }>({
  name: 'resend-webhook-log',
  text: `with revived as (
      update webhook_log l set status = 'pending' where l.organization_id = $organizationId and l.id = $id and ${CAN_BE_RESENT} returning l.*
    ), marked as (${markSuperseded('revived')}
    ) ${requeueDelivery('revived')}`,
});

/**
 * Makes a waiting delivery due now. A delivery that is already due keeps its place in the queue. Locked rows are skipped: a sender is claiming or
 * finishing them, and waiting for a sender that in turn waits for the log would deadlock.
 */
const HASTEN = statement<{ id: number }>({
  name: 'hasten-webhook-delivery',
  text: `with waiting as (
      select d.ctid as place from webhook_delivery d join webhook_log l
        on l.organization_id = d.organization_id and l.webhook_id = d.webhook_id and l.id = d.log_id
      where l.organization_id = $organizationId and l.id = $id and (d.owner is null or d.due_timestamp <= now() or d.due_timestamp = 'infinity')
      for update of d skip locked
    ), hastened as (
      update webhook_delivery d set due_timestamp = now(), owner = null
      where d.ctid = any(array(select place from waiting)) and d.due_timestamp > now()
    )
    select 1 from waiting`,
});
