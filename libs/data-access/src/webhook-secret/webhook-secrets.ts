import { Conflict } from '@rpm/domain';
import { randomBytes } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { ConfigurationError } from '../database/configuration';
import { runInDeliveryScope, type Transaction } from '../scope/organization-scope';
import { type SecretBox } from './secret-box';

/** Maximum number of valid secrets per webhook, because each one adds a signature to the headers of a request. */
const MAX_VALID = 5;

/** Formats a secret as customers see it (Standard Webhooks, "Signature scheme"). */
export const secretText = (secret: Buffer) => `whsec_${secret.toString('base64')}`;

/** Creates a secret for a webhook that the transaction has created or locked. */
export async function addSecret(transaction: Transaction, box: SecretBox, webhookId: number): Promise<Buffer> {
  const { organizationId } = transaction;
  const secret = randomBytes(32);
  const { sealed, keyName } = box.seal(secret, { organizationId, webhookId });
  await transaction.run(ADD, [organizationId, webhookId, sealed, keyName]);
  return secret;
}

/**
 * Makes all secrets of a webhook that the transaction has locked expire after the given number of seconds, or earlier if they would expire anyway.
 * @throws Conflict when so many secrets would stay valid that no other one can be added
 */
export async function expireSecrets(transaction: Transaction, webhookId: number, afterSeconds: number): Promise<void> {
  const values = [transaction.organizationId, webhookId];
  await transaction.run(EXPIRE, [...values, afterSeconds]);
  await transaction.run(FORGET_EXPIRED, values);
  const [left] = await transaction.run<{ count: number }>(COUNT, values);
  if (left && left.count >= MAX_VALID) {
    throw new Conflict(
      `${MAX_VALID} secrets of this webhook are still valid. Wait until one has expired, or rotate with "overlapSeconds": 0, which ends all of them at once.`,
    );
  }
}

export async function forgetSecrets(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(FORGET, [transaction.organizationId, webhookId]);
}

const OF_WEBHOOK = 'where organization_id = $1 and webhook_id = $2';
const ADD = {
  name: 'add-webhook-secret',
  text: 'insert into webhook_secret (organization_id, webhook_id, sealed, key_name) values ($1, $2, $3, $4)',
};
const EXPIRE = {
  name: 'expire-webhook-secrets',
  // Without truncation, PostgreSQL could round the expiry time up to a millisecond in the future.
  text: `update webhook_secret set expire_timestamp = least(expire_timestamp, date_trunc('milliseconds', now()) + $3 * interval '1 second')
    ${OF_WEBHOOK}`,
};
const FORGET_EXPIRED = {
  name: 'forget-expired-webhook-secrets',
  text: `delete from webhook_secret ${OF_WEBHOOK} and expire_timestamp <= now()`,
};
const COUNT = { name: 'count-webhook-secrets', text: `select count(*) from webhook_secret ${OF_WEBHOOK}` };
const FORGET = { name: 'forget-webhook-secrets', text: `delete from webhook_secret ${OF_WEBHOOK}` };

/** Returns the names of keys that stored secrets need but the secret box does not have. */
export async function missingKeyNames(dataSource: DataSource, box: Pick<SecretBox, 'keyNames'>): Promise<string[]> {
  const rows = await runInDeliveryScope<{ name: string }>(dataSource, LIST_KEY_NAMES, []);
  return rows.map(({ name }) => name).filter((name) => !box.keyNames.includes(name));
}

const LIST_KEY_NAMES = {
  text: 'select key_name as name from webhook_secret union select key_name from webhook_header order by 1',
};

/**
 * Checks that this process can decrypt every stored secret. Otherwise it could not sign deliveries, and would encrypt new secrets with a key that
 * other processes lack.
 * @throws ConfigurationError
 */
export async function assertSecretsReadable(dataSource: DataSource, box: Pick<SecretBox, 'keyNames'>): Promise<void> {
  const missing = await missingKeyNames(dataSource, box);
  if (missing.length === 0) return;
  throw new ConfigurationError([
    `WEBHOOK_ENCRYPTION_KEY: secrets of webhooks are stored under ${missing.length} key(s) that this process does not have. Add them, ` +
      `comma separated, after the one that is to be used; a key that was not configured is in webhook-encryption.key in DATA_DIR of the ` +
      `process that made it.`,
  ]);
}
