import { assertTypesReadable, type WebhookType } from '@rpm/domain';
import { type Principal } from '../access/token-authenticator';
import { type Database, type WriteRequest, type NamedStatement, statement } from '@rpm/database';

/** The caller of an operation on webhooks. Its scopes decide which event types it may subscribe to and whose payloads it may read. */
export type WebhookCaller = Pick<Principal, 'organizationId' | 'scopes'>;

export type WebhookWriteRequest = WriteRequest & WebhookCaller;

/** The scopes of an operator with direct access to the database, such as the user of `rpm-admin`: all areas, and the audit trail. */
export const OPERATOR_SCOPES: readonly string[] = ['*', 'audit:read'];

/**
 * Rejects callers who may not read the events of a webhook. An unknown webhook passes this check, because the operation itself reports it. The check
 * runs before the write, not within it: a repeated Idempotency-Key skips the write, and the stored response may have been created for a key with more
 * scopes. Types that are added in between are checked again within the write.
 * @throws Problem `scope_missing`
 */
export async function assertWebhookReadable(database: Database, caller: WebhookCaller, webhookId: number): Promise<void> {
  await assertReadable(database, caller, TYPES_OF_WEBHOOK, webhookId);
}

/** Rejects callers who may not read the event of a delivery. @throws Problem `scope_missing` */
export async function assertLogReadable(database: Database, caller: WebhookCaller, logId: number): Promise<void> {
  await assertReadable(database, caller, TYPE_OF_LOG, logId);
}

async function assertReadable(
  database: Database,
  { organizationId, scopes }: WebhookCaller,
  statement: FindTypes,
  id: number,
): Promise<void> {
  const [row] = await database.run({ organizationId }, statement, { id });
  if (row) assertTypesReadable(scopes, row.types);
}

type FindTypes = NamedStatement<{ id: number }, { types: WebhookType[] }>;

const TYPES_OF_WEBHOOK: FindTypes = statement({
  name: 'types-of-webhook',
  text: 'select types from webhook where organization_id = $organizationId and id = $id',
});
const TYPE_OF_LOG: FindTypes = statement({
  name: 'type-of-webhook-log',
  text: 'select array[webhook_type] as types from webhook_log where organization_id = $organizationId and id = $id',
});
