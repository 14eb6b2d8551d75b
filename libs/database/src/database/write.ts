import { type Actor, type AuditedRequest, embeddedPatients, nobody, Problem } from '@rpm/domain';
import { JsonText } from '../json/json-text';
import { type ExpectedState } from '../json/expected-state';
import { findResponse, lockKey, type StoredResponse, storeResponse } from './stored-response.sql';
import { type Transaction } from '../transaction/transaction';

/** The organization that requests a change, and the conditions under which the change applies. */
export interface WriteRequest extends ExpectedState {
  organizationId: number;
  /** The actor who requests the change: a person, an API key or a program. Unknown by default. */
  actor?: Actor;
  /** Requests with the same idempotency key are carried out once, no matter how often they arrive; null if the request has no key. */
  idempotency: Idempotency | null;
  /** Whether the request is carried out and then rolled back; the answer is a preview. False by default. */
  dryRun?: boolean;
  /** Why the change is made, for colleagues. Histories of corrections return it, events and logs do not. Null or undefined if no reason was given. */
  reason?: string | null | undefined;
  /** Maximum number of readings that the request may change; unlimited by default. */
  maxReadings?: number;
  /** The request for the audit trail; undefined if nobody asked, because the service itself or a command that has a row of its own causes the change. */
  audit?: WriteAudit | undefined;
}

/** A request that changes something, for the audit trail. */
export interface WriteAudit {
  request: AuditedRequest;
  /** Whether the row of the request was committed together with its change. Otherwise it is stored before the answer leaves. */
  isRecorded: boolean;
  /** Whether the change is committed with a row that lacks patients of the answer, so that a further row is stored before the answer leaves. */
  isCarriedOut?: true;
}

export interface Idempotency {
  key: string;
  /** Returns the SHA-256 of method, path and body, which identifies a request. It is called only after the body was read. */
  requestHash: () => Buffer;
}

/** Encrypts and decrypts stored responses that contain secrets. */
export interface ResponseCipher {
  close(text: string): string;
  open(kept: string): string;
}

const PLAIN: ResponseCipher = { close: (text) => text, open: (kept) => kept };

export type UnconditionalRequest = Pick<
  WriteRequest,
  'organizationId' | 'actor' | 'idempotency' | 'dryRun' | 'reason' | 'maxReadings' | 'audit'
>;

/**
 * Carries out a write in a transaction, and stores its idempotency key and response in it. @returns the stored response if the write was carried out before
 * @throws Problem if the key belongs to another request or to one that is still running
 */
export async function carryOutOnce<T>(
  transaction: Transaction,
  { idempotency }: Pick<WriteRequest, 'idempotency'>,
  work: (transaction: Transaction) => Promise<JsonText<T>>,
  cipher: ResponseCipher = PLAIN,
): Promise<JsonText<T>> {
  if (!idempotency) return work(transaction);
  const earlier = await takeKey<T>(transaction, idempotency, cipher);
  if (earlier) return earlier;
  const answer = await work(transaction);
  const { key, requestHash } = idempotency;
  const text = cipher.close(answer.text);
  await storeResponse(transaction, { key, requestHash: requestHash(), text, details: answer.details });
  return answer;
}

/** Signals that a transaction is rolled back because it was a dry run. */
class RolledBack<P> extends Error {
  constructor(readonly preview: JsonText<P>) {
    super('The transaction was a dry run.');
  }
}

/** Runs a transaction that passes its preview to a function, which rolls the transaction back. @returns the preview */
export async function rolledBack<P>(
  attempt: (rollBack: (preview: JsonText<P>) => never) => Promise<JsonText<never>>,
): Promise<JsonText<P>> {
  const rollBack = (preview: JsonText<P>): never => {
    throw new RolledBack(preview);
  };
  try {
    return await attempt(rollBack);
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    return error.preview as JsonText<P>;
  }
}

export const previewOfCounts = ({ changedReadings }: Transaction) =>
  JsonText.of(changedReadings.preview, nobody) as JsonText<never>;

/** Reserves the idempotency key of a request. @returns the stored response if the request was carried out before */
async function takeKey<T>(
  transaction: Transaction,
  { key, requestHash }: Idempotency,
  cipher: ResponseCipher,
): Promise<JsonText<T> | null> {
  // The lock needs a statement of its own, so that the next statement sees what the previous holder of the lock has committed.
  if (!(await lockKey(transaction, key))) throw keyInUse();
  const stored = await findResponse(transaction, key);
  return stored && repeatedResponse(stored, requestHash(), cipher);
}

/** Returns the problem of a request whose idempotency key another running request holds. */
export function keyInUse(): Problem {
  return new Problem('idempotency_key_in_use', 'A request with this Idempotency-Key is still at work. Try again in a moment.');
}

/** Returns the response to an earlier request with the same key. @throws Problem if that was another request */
export function repeatedResponse<T>(stored: StoredResponse, requestHash: Buffer, cipher: ResponseCipher = PLAIN): JsonText<T> {
  if (!stored.requestHash.equals(requestHash)) {
    throw new Problem(
      'idempotency_key_reused',
      'This Idempotency-Key came with another request. Use a new one for this request.',
    );
  }
  // A request with the same hash was carried out by the same operation, so the stored response has the same type.
  return JsonText.asserted(cipher.open(stored.text), embeddedPatients, { ...stored.details, isReplayed: true });
}
