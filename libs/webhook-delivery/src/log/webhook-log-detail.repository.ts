import { Conflict, NotFound, readableWebhookTypes, type WebhookLogStatus } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { findStatement, shownOrNotFound } from '@rpm/data-access';
import { type JsonText } from '@rpm/data-access';
import { runScoped, type RunStatement, type Transaction } from '@rpm/data-access';
import { webhookLogDetail } from './webhook-log.view';
import { assertLogReadable, type WebhookCaller, type WebhookWriteRequest } from '@rpm/data-access';
import { write } from '@rpm/data-access';
import { CAN_BE_COUNTED, queueAgain } from './delivery-again';

const NOUN = 'webhook log';

/** Finds a log by organization ($1) and id ($2); the event types that the caller may read are $3. */
const FIND = findStatement({ noun: NOUN, from: 'webhook_log l', shown: webhookLogDetail('$3') });

/** A log with the requests that were made for it. What the caller may not read is null. @throws NotFound */
export async function findLog(run: RunStatement, { organizationId, scopes }: WebhookCaller, id: number): Promise<JsonText> {
  const values = [organizationId, id, readableWebhookTypes(scopes)];
  return shownOrNotFound(await run<{ json: string }>(FIND, values), { noun: NOUN });
}

/** One log, with the requests that were made for it. */
export class WebhookLogDetailRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Payload and responses are null if the caller may not read them. @throws NotFound */
  require(caller: WebhookCaller, id: number): Promise<JsonText> {
    return findLog((...statement) => runScoped(this.dataSource, caller.organizationId, ...statement), caller, id);
  }

  /**
   * One more delivery now: what is over begins anew, what waits for its time waits no longer.
   * @returns the log, pending
   * @throws NotFound, Conflict when it is being sent at this moment, or nothing is sent to its webhook, Problem `scope_missing`
   */
  async resend(request: WebhookWriteRequest, id: number): Promise<JsonText> {
    await assertLogReadable(this.dataSource, request, id);
    return write(this.dataSource, request, async (transaction) => {
      const values = [request.organizationId, id];
      const [log] = await transaction.run<LockedLog>(LOCK, values);
      if (!log) throw new NotFound(NOUN);
      if (log.isDeleted) throw new Conflict('The webhook was deleted: its deliveries are kept, and made no more.');
      if (!log.enabled) throw new Conflict('The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.');
      if (log.status === 'pending') await hasten(transaction, id);
      else await beginAnew(transaction, id);
      return findLog((...statement) => transaction.run(...statement), request, id);
    });
  }
}

interface LockedLog {
  status: WebhookLogStatus;
  enabled: boolean;
  isDeleted: boolean;
}

async function beginAnew(transaction: Transaction, id: number): Promise<void> {
  const rows = await transaction.run(REVIVE, [transaction.organizationId, id]);
  if (rows.length === 0) throw new Conflict('It was sent as often as can be counted.');
}

async function hasten(transaction: Transaction, id: number): Promise<void> {
  const rows = await transaction.run(HASTEN, [transaction.organizationId, id]);
  if (rows.length > 0) return;
  throw new Conflict('It is being sent at this moment. Look at the log in half a minute, and resend it if that has failed.');
}

const LOCK = {
  name: 'lock-webhook-log',
  text: `select l.status, w.enabled, w.delete_timestamp is not null as "isDeleted"
    from webhook_log l join webhook w on w.organization_id = l.organization_id and w.id = l.webhook_id
    where l.organization_id = $1 and l.id = $2 for update of l`,
};

/** Whoever else would do this waits for the log, and then finds it pending. */
const REVIVE = {
  name: 'resend-webhook-log',
  text: `with revived as (
      update webhook_log l set status = 'pending' where l.organization_id = $1 and l.id = $2 and ${CAN_BE_COUNTED} returning l.*
    ) ${queueAgain('revived')}`,
};

/**
 * What is due already stays in its place. A row that somebody has locked is being taken, or is being written down: waiting for it would
 * be in vain, and could be for one that waits for the log.
 */
const HASTEN = {
  name: 'hasten-webhook-delivery',
  text: `with waiting as (
      select d.ctid as place from webhook_delivery d join webhook_log l
        on l.organization_id = d.organization_id and l.webhook_id = d.webhook_id and l.id = d.log_id
      where l.organization_id = $1 and l.id = $2 and (d.owner is null or d.due_timestamp <= now() or d.due_timestamp = 'infinity')
      for update of d skip locked
    ), hastened as (
      update webhook_delivery d set due_timestamp = now(), owner = null
      where d.ctid = any(array(select place from waiting)) and d.due_timestamp > now()
    )
    select 1 from waiting`,
};
