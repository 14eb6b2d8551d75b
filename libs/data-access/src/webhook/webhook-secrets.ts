import { Conflict } from '@rpm/domain';
import { randomBytes } from 'node:crypto';
import { type Transaction, statement } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';

/** Maximum number of valid secrets per webhook, because each one adds a signature to the headers of a request. */
const MAX_VALID = 5;

/** Formats a secret as customers see it (Standard Webhooks, "Signature scheme"). */
export const secretText = (secret: Buffer) => `whsec_${secret.toString('base64')}`;

/** Creates a secret for a webhook that the transaction has created or locked. */
export async function addSecret(transaction: Transaction, box: SecretBox, webhookId: number): Promise<Buffer> {
  const { organizationId } = transaction;
  const secret = randomBytes(32);
  const { sealed, keyName } = box.seal(secret, { organizationId, webhookId });
  await transaction.run(ADD, { webhookId, sealed, keyName });
  return secret;
}

/**
 * Makes all secrets of a webhook that the transaction has locked expire after the given number of seconds, or earlier if they would expire anyway.
 * @throws Conflict when so many secrets would stay valid that no other one can be added
 */
export async function expireSecrets(transaction: Transaction, webhookId: number, afterSeconds: number): Promise<void> {
  await transaction.run(EXPIRE, { webhookId, afterSeconds });
  await transaction.run(FORGET_EXPIRED, { webhookId });
  const [left] = await transaction.run(COUNT, { webhookId });
  if (left && left.count >= MAX_VALID) {
    throw new Conflict(
      `${MAX_VALID} secrets of this webhook are still valid. Wait until one has expired, or rotate with "overlapSeconds": 0, which ends all of them at once.`,
    );
  }
}

export async function forgetSecrets(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(FORGET, { webhookId });
}

const OF_WEBHOOK = 'where organization_id = $organizationId and webhook_id = $webhookId';
const ADD = statement<{ webhookId: number; sealed: Buffer; keyName: string }>({
  name: 'add-webhook-secret',
  text: 'insert into webhook_secret (organization_id, webhook_id, sealed, key_name) values ($organizationId, $webhookId, $sealed, $keyName)',
});
const EXPIRE = statement<{ webhookId: number; afterSeconds: number }>({
  name: 'expire-webhook-secrets',
  // Without truncation, PostgreSQL could round the expiry time up to a millisecond in the future.
  text: `update webhook_secret set expire_timestamp = least(expire_timestamp, date_trunc('milliseconds', now()) + $afterSeconds * interval '1 second')
    ${OF_WEBHOOK}`,
});
const FORGET_EXPIRED = statement<{ webhookId: number }>({
  name: 'forget-expired-webhook-secrets',
  text: `delete from webhook_secret ${OF_WEBHOOK} and expire_timestamp <= now()`,
});
const COUNT = statement<{ webhookId: number }, { count: number }>({
  name: 'count-webhook-secrets',
  text: `select count(*) from webhook_secret ${OF_WEBHOOK}`,
});
const FORGET = statement<{ webhookId: number }>({
  name: 'forget-webhook-secrets',
  text: `delete from webhook_secret ${OF_WEBHOOK}`,
});
