import { type AuthenticationKind } from '@rpm/domain';
import { type Database, statement, type Transaction } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';
import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Returns a new secret in the form in which vendors of a kind of authentication expect it; null if the kind has none. */
export function newSourceSecret(kind: AuthenticationKind): string | null {
  if (kind === 'token') return null;
  if (kind === 'standardWebhooks') return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The SHA-1 of a secret in hexadecimal, which uploaders of Nightscout send instead of the secret. */
export const apiSecretOf = (secret: string) => hash('sha1', secret);

/** Stores the secret of a source that the transaction has created, or whose former secret it has moved away. */
export async function storeSourceSecret(
  transaction: Transaction,
  box: SecretBox,
  sourceId: number,
  secret: string,
): Promise<void> {
  const { organizationId } = transaction;
  await transaction.run(STORE, { sourceId, ...box.seal(Buffer.from(secret), { organizationId, sourceId }) });
}

/** Makes the present secret of a source the former one, which stays valid for some seconds. An older one ends. */
export async function retireSourceSecret(transaction: Transaction, sourceId: number, overlapSeconds: number): Promise<void> {
  await transaction.run(FORGET_FORMER, { sourceId });
  await transaction.run(RETIRE, { sourceId, overlapSeconds });
  await transaction.run(FORGET_EXPIRED, { sourceId });
}

/** Returns whether a former secret of a source is still valid. */
export async function hasFormerSourceSecret(transaction: Transaction, sourceId: number): Promise<boolean> {
  return (await transaction.run(FIND_FORMER, { sourceId })).length > 0;
}

/** Returns the valid secrets of a source, the present one first. @throws UnreadableSecret */
export async function findSourceSecrets(
  database: Database,
  box: SecretBox,
  organizationId: number,
  sourceId: number,
): Promise<string[]> {
  const rows = await database.run({ organizationId }, FIND, { sourceId }, { needsPrimary: true });
  return rows.map((row) => box.open(row, { organizationId, sourceId }).toString());
}

const OF_SOURCE = 'organization_id = $organizationId and source_id = $sourceId';
const IS_VALID = '(expire_timestamp is null or expire_timestamp > now())';

const STORE = statement<{ sourceId: number; sealed: Buffer; keyName: string }>({
  name: 'store-ingest-source-secret',
  text: `insert into ingest_source_secret (organization_id, source_id, number, sealed, key_name)
    values ($organizationId, $sourceId, 1, $sealed, $keyName)`,
});
const FORGET_FORMER = statement<{ sourceId: number }>({
  name: 'forget-former-ingest-source-secret',
  text: `delete from ingest_source_secret where ${OF_SOURCE} and number = 2`,
});
const RETIRE = statement<{ sourceId: number; overlapSeconds: number }>({
  name: 'retire-ingest-source-secret',
  // Without truncation, PostgreSQL could round the expiry time up to a millisecond in the future.
  text: `update ingest_source_secret set number = 2,
      expire_timestamp = date_trunc('milliseconds', now()) + $overlapSeconds * interval '1 second'
    where ${OF_SOURCE} and number = 1`,
});
const FORGET_EXPIRED = statement<{ sourceId: number }>({
  name: 'forget-expired-ingest-source-secrets',
  text: `delete from ingest_source_secret where ${OF_SOURCE} and not ${IS_VALID}`,
});
const FIND_FORMER = statement<{ sourceId: number }, { number: number }>({
  name: 'find-former-ingest-source-secret',
  text: `select number from ingest_source_secret where ${OF_SOURCE} and number = 2 and ${IS_VALID}`,
});
const FIND = statement<{ sourceId: number }, { sealed: Buffer; keyName: string }>({
  name: 'find-ingest-source-secrets',
  text: `select sealed, key_name as "keyName" from ingest_source_secret where ${OF_SOURCE} and ${IS_VALID} order by number`,
});
