import { InvalidInput, type WebhookHeaderInput } from '@rpm/domain';
import { type Transaction, statement } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';

/**
 * Stores the request headers of a webhook that the transaction has created or locked, in place of the earlier ones. A header without a value keeps its
 * stored value.
 * @throws InvalidInput if there is no stored value
 */
export async function storeWebhookHeaders(
  transaction: Transaction,
  box: SecretBox,
  webhookId: number,
  headers: readonly WebhookHeaderInput[],
): Promise<void> {
  const { organizationId } = transaction;
  const stored = headers.some(({ value }) => isMissing(value)) ? await openHeaders(transaction, box, webhookId) : [];
  const values = headers.map(({ name, value }, at) => {
    const known = isMissing(value) ? stored.find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1] : value;
    if (isMissing(known)) throw valueRequired(at);
    return [name, known] as const;
  });
  if (values.length === 0) return forgetWebhookHeaders(transaction, webhookId);
  const { sealed, keyName } = box.seal(Buffer.from(JSON.stringify(Object.fromEntries(values))), { organizationId, webhookId });
  await transaction.run(STORE, { webhookId, names: headers.map(({ name }) => name), sealed, keyName });
}

/** Deletes the request headers of a webhook. */
export async function forgetWebhookHeaders(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(FORGET, { webhookId });
}

/** Returns whether a webhook has request headers. */
export async function hasWebhookHeaders(transaction: Transaction, webhookId: number): Promise<boolean> {
  return (await transaction.run(FIND, { webhookId })).length > 0;
}

/** Returns the error of a header without a value. */
export const valueRequired = (at: number) =>
  new InvalidInput([{ pointer: `/headers/${at}/value`, code: 'required', detail: 'Send the value of this header.' }]);

const isMissing = (value: string | null | undefined): value is null | undefined => value === undefined || value === null;

async function openHeaders(transaction: Transaction, box: SecretBox, webhookId: number): Promise<[string, string][]> {
  const { organizationId } = transaction;
  const [row] = await transaction.run(FIND, { webhookId });
  if (!row) return [];
  return Object.entries(JSON.parse(box.open(row, { organizationId, webhookId }).toString()) as Record<string, string>);
}

const OF_WEBHOOK = 'where organization_id = $organizationId and webhook_id = $webhookId';
const FIND = statement<{ webhookId: number }, { sealed: Buffer; keyName: string }>({
  name: 'find-webhook-headers',
  text: `select sealed, key_name as "keyName" from webhook_header ${OF_WEBHOOK}`,
});
const STORE = statement<{ webhookId: number; names: string[]; sealed: Buffer; keyName: string }>({
  name: 'store-webhook-headers',
  text: `insert into webhook_header (organization_id, webhook_id, names, sealed, key_name) values ($organizationId, $webhookId, $names, $sealed, $keyName)
    on conflict (organization_id, webhook_id) do update set names = excluded.names, sealed = excluded.sealed, key_name = excluded.key_name`,
});
const FORGET = statement<{ webhookId: number }>({
  name: 'forget-webhook-headers',
  text: `delete from webhook_header ${OF_WEBHOOK}`,
});
