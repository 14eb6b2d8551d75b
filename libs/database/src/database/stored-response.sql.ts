import { type Database } from './database';
import { type Preparation } from '../driver/preparation';
import { preparation } from '../statement/preparation';
import { statement } from '../statement/statement';
import { type Transaction } from '../transaction/transaction';
import { type ResponseDetails } from '../json/json-text';

/** The stored response to a request that had an Idempotency-Key. */
export interface StoredResponse {
  /** SHA-256 of the request's method, path and body. */
  requestHash: Buffer;
  /** The stored body of the response, which is encrypted if it contains a secret. */
  text: string;
  details: ResponseDetails;
}

/** Locks an idempotency key until the transaction ends. @returns false if another transaction holds the lock */
export async function lockKey(transaction: Transaction, key: string): Promise<boolean> {
  const [lock] = await transaction.run(LOCK_KEY, lockedKey(transaction.organizationId, key));
  return lock?.isLocked === 'true';
}

/** Returns the statement that locks an idempotency key, to be sent before the statement that needs the lock. */
export function keyLock(organizationId: number, key: string): Preparation {
  return preparation(LOCK_KEY, lockedKey(organizationId, key));
}

const lockedKey = (organizationId: number, key: string) => ({ lockedKey: `${organizationId} ${key}` });

/** The setting that tells later statements of the transaction whether the key is locked. */
export const KEY_IS_LOCKED = 'rpm.key_is_locked';

export const LOCK_KEY = statement<{ lockedKey: string }, { isLocked: 'true' | 'false' }>({
  name: 'lock-idempotency-key',
  text: `select set_config('${KEY_IS_LOCKED}', pg_try_advisory_xact_lock(hashtextextended($lockedKey, 0))::text, true) as "isLocked"`,
});

/** Time for which an idempotent response is stored (specification, section 1). */
const LIFE = `interval '24 hours'`;

/** SQL that finds the response that is stored for an idempotency key. */
export async function findResponse(transaction: Transaction, key: string): Promise<StoredResponse | null> {
  const [row] = await transaction.run(FIND_RESPONSE, { key });
  return row ? { ...row, details: detailsOf(row.details) } : null;
}

/** SQL that selects the stored responses that have not expired. */
export const STORED_RESPONSE = `
  select "requestHash", text, details from (
    select organization_id, key, request_hash as "requestHash", answer as text, headers as details from idempotency_key
    where create_timestamp > now() - ${LIFE}
  ) stored_response`;

export const FIND_RESPONSE = statement<{ key: string }, Omit<StoredResponse, 'details'> & { details: StoredDetails }>({
  name: 'find-idempotency-key',
  text: `${STORED_RESPONSE} where organization_id = $organizationId and key = $key`,
});

/** Details as this or an earlier release stored them. Earlier releases stored response headers, or used other names for `isVoided` and `entityTag`. */
export type StoredDetails = ResponseDetails & {
  Duplicate?: 'true';
  'Entered-In-Error'?: 'true';
  ETag?: string;
  isEnteredInError?: true;
  version?: string;
};

export function detailsOf({
  Duplicate: duplicate,
  'Entered-In-Error': enteredInError,
  ETag: etag,
  isEnteredInError,
  version = etag?.slice(1, -1),
  ...details
}: StoredDetails): ResponseDetails {
  return {
    ...details,
    ...(duplicate !== undefined && { outcome: 'duplicate' }),
    ...((enteredInError !== undefined || isEnteredInError) && { isVoided: true }),
    ...(version !== undefined && { entityTag: version }),
  };
}

/** SQL that replaces an outdated response to an earlier request with the same key. */
export const STORE_RESPONSE_ON_CONFLICT = `
  on conflict (organization_id, key) do update set request_hash = excluded.request_hash, answer = excluded.answer,
    headers = excluded.headers, create_timestamp = excluded.create_timestamp`;

/** SQL that stores the response to a request, replacing an outdated one. */
export async function storeResponse(transaction: Transaction, response: StoredResponse & { key: string }): Promise<void> {
  await transaction.run(STORE_RESPONSE, response);
}

export const STORE_RESPONSE = statement<StoredResponse & { key: string }>({
  name: 'keep-idempotent-answer',
  text: `insert into idempotency_key (organization_id, key, request_hash, answer, headers) values ($organizationId, $key, $requestHash, $text, $details)
    ${STORE_RESPONSE_ON_CONFLICT}`,
});

/** Maximum number of responses that one statement deletes. */
export const RESPONSES_AT_ONCE = 1_000;

/** SQL condition: a row of `idempotency_key` is no longer needed. */
export const IS_OUTDATED_RESPONSE = `create_timestamp <= now() - ${LIFE}`;

/** Deletes outdated responses, because they contain patients' data. @returns the number of deleted responses, at most 1,000 */
export async function deleteOutdatedResponses(database: Database, organizationId: number): Promise<number> {
  return (await database.run({ organizationId }, DELETE_OUTDATED_RESPONSES, {})).length;
}

export const DELETE_OUTDATED_RESPONSES = statement<object>({
  name: 'forget-old-answers',
  text: `delete from idempotency_key where organization_id = $organizationId and key = any(array(
    select key from idempotency_key where organization_id = $organizationId and ${IS_OUTDATED_RESPONSE} limit ${RESPONSES_AT_ONCE})) returning 1`,
});
