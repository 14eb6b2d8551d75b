import { Problem } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { sqlStateOf } from '../database/database-error';
import { type ResponseDetails, JsonText } from '../resource/json-text';
import { inOrganization, type RunStatement, runScoped, type Transaction } from '../database/organization-scope';

/** The organization that makes a change, and the conditions under which the change applies. */
export interface WriteRequest {
  organizationId: number;
  /** The change is carried out only if the resource has one of these versions; null if it may have any. */
  expectedVersions: readonly string[] | null;
  /** Requests with the same key are carried out once, no matter how often they arrive. */
  idempotency: Idempotency | null;
}

export interface Idempotency {
  key: string;
  /** Returns the SHA-256 of method, path and body, which identifies a request. It is called only after the body was read. */
  requestHash: () => Buffer;
}

/** Encrypts and decrypts stored responses that contain secrets. */
export interface Envelope {
  close(text: string): string;
  open(kept: string): string;
}

const PLAIN: Envelope = { close: (text) => text, open: (kept) => kept };

const MAX_TRIES = 3;

const listeners = new WeakMap<DataSource, () => void>();

/** Registers a listener that is called after every committed write, which may have created events. */
export function onWrite(dataSource: DataSource, listener: () => void): void {
  listeners.set(dataSource, listener);
}

/**
 * Carries out a write in a transaction together with its idempotency key: key and response are stored if and only if the write is. A problem is not
 * stored, so a corrected request may use the same key. @throws Problem also when the key belongs to another request or to one that is still running
 */
export async function write(
  dataSource: DataSource,
  { organizationId, idempotency }: Pick<WriteRequest, 'organizationId' | 'idempotency'>,
  work: (transaction: Transaction) => Promise<JsonText>,
  envelope: Envelope = PLAIN,
): Promise<JsonText> {
  const attempt = async (transaction: Transaction) => {
    const earlier = idempotency && (await takeKey(transaction, idempotency, envelope));
    if (earlier) return earlier;
    const answer = await work(transaction);
    if (idempotency) await keepAnswer(transaction, idempotency, new JsonText(envelope.close(answer.text), answer.details));
    return answer;
  };
  return retried(dataSource, () => inOrganization(dataSource, organizationId, attempt, 'force_generic_plan'));
}

/** Carries out a write that consists of one statement. It takes one round trip, unless a response must be stored with it. */
export function writeInOneStatement(
  dataSource: DataSource,
  request: Pick<WriteRequest, 'organizationId' | 'idempotency'>,
  work: (run: RunStatement) => Promise<JsonText>,
): Promise<JsonText> {
  if (request.idempotency) {
    return write(dataSource, request, (transaction) => work((...statement) => transaction.run(...statement)));
  }
  return retried(dataSource, () => work((...statement) => runScoped(dataSource, request.organizationId, ...statement)));
}

/** Retries a transaction that PostgreSQL has aborted because of a deadlock. */
async function retried<T>(dataSource: DataSource, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const done = await attempt();
      listeners.get(dataSource)?.();
      return done;
    } catch (error) {
      const isPassing = ['40001', '40P01'].includes(sqlStateOf(error) ?? '');
      if (!isPassing || tries === MAX_TRIES) throw error;
    }
  }
}

/** Acquires the lock in its own statement first, so that the next statement reads what others have committed. */
async function takeKey(
  transaction: Transaction,
  { key, requestHash }: Idempotency,
  envelope: Envelope,
): Promise<JsonText | null> {
  const { organizationId } = transaction;
  const [lock] = await transaction.run<{ taken: boolean }>(LOCK_KEY, [`${organizationId} ${key}`]);
  if (!lock?.taken) {
    throw new Problem('idempotency_key_in_use', 'A request with this Idempotency-Key is still at work. Try again in a moment.');
  }
  const [kept] = await transaction.run<{ request_hash: Buffer; answer: string; details: StoredDetails }>(FIND_KEY, [
    organizationId,
    key,
  ]);
  if (!kept) return null;
  if (!kept.request_hash.equals(requestHash())) {
    throw new Problem(
      'idempotency_key_reused',
      'This Idempotency-Key came with another request. Use a new one for this request.',
    );
  }
  return new JsonText(envelope.open(kept.answer), { ...detailsOf(kept.details), isReplayed: true });
}

async function keepAnswer(transaction: Transaction, { key, requestHash }: Idempotency, answer: JsonText): Promise<void> {
  const { organizationId } = transaction;
  await transaction.run(KEEP_ANSWER, [organizationId, key, requestHash(), answer.text, answer.details]);
}

/** Releases before v0.1.0 stored the headers of the answer in place of its details. */
type StoredDetails = ResponseDetails & { Duplicate?: 'true'; 'Entered-In-Error'?: 'true'; ETag?: string };

function detailsOf({
  Duplicate: duplicate,
  'Entered-In-Error': enteredInError,
  ETag: etag,
  ...details
}: StoredDetails): ResponseDetails {
  return {
    ...details,
    ...(duplicate && { outcome: 'duplicate' }),
    ...(enteredInError && { isEnteredInError: true }),
    ...(etag && { version: etag.slice(1, -1) }),
  };
}

const LOCK_KEY = {
  name: 'lock-idempotency-key',
  text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
};

/** Time for which a response is stored (specification, section 1). */
const LIFE = `interval '24 hours'`;

const FIND_KEY = {
  name: 'find-idempotency-key',
  text: `select request_hash, answer, headers as details from idempotency_key
    where organization_id = $1 and key = $2 and create_timestamp > now() - ${LIFE}`,
};

const KEEP_ANSWER = {
  name: 'keep-idempotent-answer',
  text: `insert into idempotency_key (organization_id, key, request_hash, answer, headers) values ($1, $2, $3, $4, $5)
    on conflict (organization_id, key) do update set request_hash = excluded.request_hash, answer = excluded.answer,
      headers = excluded.headers, create_timestamp = excluded.create_timestamp`,
};

export const ANSWERS_AT_ONCE = 1_000;

/** Deletes outdated responses, because they contain patients' data. @returns the number of deleted responses, at most 1,000 */
export async function deleteOutdatedAnswers(dataSource: DataSource, organizationId: number): Promise<number> {
  const rows = await runScoped(
    dataSource,
    organizationId,
    {
      name: 'forget-old-answers',
      text: `delete from idempotency_key where organization_id = $1 and key = any(array(
        select key from idempotency_key where organization_id = $1 and create_timestamp <= now() - ${LIFE} limit ${ANSWERS_AT_ONCE})) returning 1`,
    },
    [organizationId],
  );
  return rows.length;
}
