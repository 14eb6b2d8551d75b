import { assertTypeReadable, type WebhookType } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { type Principal } from '../access/api-key-authenticator';
import { runScoped, type Statement } from '../database/organization-scope';
import { type WriteRequest } from '../idempotency/write';

/** Who works with webhooks. The scopes decide which types of events the caller may have sent, and whose payloads the caller may see. */
export type WebhookCaller = Pick<Principal, 'organizationId' | 'scopes'>;

export type WebhookWriteRequest = WriteRequest & WebhookCaller;

/** The scopes of whoever works on the database itself, such as `rpm-admin`: all areas. */
export const OPERATOR_SCOPES: readonly string[] = ['*'];

/**
 * Rejects callers who may not read the events of a webhook. A webhook that does not exist passes, because the operation itself
 * answers that.
 *
 * This runs before the write and not inside it: a repeated Idempotency-Key skips the write, and its stored answer may come from a key
 * that has more scopes. Nothing can change in between, because the type of a webhook never changes.
 * @throws Problem `scope_missing`
 */
export async function assertWebhookReadable(dataSource: DataSource, caller: WebhookCaller, webhookId: number): Promise<void> {
  await assertReadable(dataSource, caller, TYPE_OF_WEBHOOK, webhookId);
}

/** The same for one delivery. @throws Problem `scope_missing` */
export async function assertLogReadable(dataSource: DataSource, caller: WebhookCaller, logId: number): Promise<void> {
  await assertReadable(dataSource, caller, TYPE_OF_LOG, logId);
}

async function assertReadable(
  dataSource: DataSource,
  { organizationId, scopes }: WebhookCaller,
  statement: Statement,
  id: number,
): Promise<void> {
  const [row] = await runScoped<{ type: WebhookType }>(dataSource, organizationId, statement, [organizationId, id]);
  if (row) assertTypeReadable(scopes, row.type);
}

const TYPE_OF_WEBHOOK = {
  name: 'type-of-webhook',
  text: 'select type from webhook where organization_id = $1 and id = $2',
};
const TYPE_OF_LOG = {
  name: 'type-of-webhook-log',
  text: 'select webhook_type as type from webhook_log where organization_id = $1 and id = $2',
};
