import { type Actor, type CorrectionPreview, Problem } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { sqlStateOf } from '../driver/database-error';
import { emitChanges } from './emit-changes.sql';
import { JsonText } from '../json/json-text';
import { type ExpectedState } from '../change/expected-state';
import { findResponse, lockKey, type StoredResponse, storeResponse } from './stored-response.sql';
import { inOrganization, isWithinTransaction, type RunStatement, runScoped, type Transaction } from '../scope/organization-scope';
import { type Preparation } from '../scope/scoped-query';

/** The organization that requests a change, and the conditions under which the change applies. */
export interface WriteRequest extends ExpectedState {
  organizationId: number;
  /** Who requests the change, as the histories name it: a person, an API key or a program. Unknown by default. */
  actor?: Actor;
  /** Requests with the same idempotency key are carried out once, no matter how often they arrive; null if the request has no key. */
  idempotency: Idempotency | null;
  /** Whether the request is carried out and then rolled back; the answer is a {@link CorrectionPreview}. False by default. */
  dryRun?: boolean;
  /** Maximum number of readings that the request may change; unlimited by default. */
  maxReadings?: number;
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

const MAX_TRIES = 3;

type WriteListener = (organizationId: number) => void;
const listeners = new WeakMap<DataSource, WriteListener>();

/** Registers a listener that is called after every committed write of an organization, which may have created events. */
export function onCommittedWrite(dataSource: DataSource, listener: WriteListener): void {
  listeners.set(dataSource, listener);
}

/**
 * Carries out a write in a transaction, emits the events of the resources that it has changed, and stores its idempotency key and response, all in the same
 * transaction. If the write is part of an open transaction, whoever opened that emits the events of all its writes at its end. A problem is not stored, so a corrected request may use the same key.
 * @throws Problem if the write fails, or if the key belongs to another request or to one that is still running
 */
export async function write<T>(
  dataSource: DataSource,
  { organizationId, actor, idempotency, maxReadings, dryRun = false }: UnconditionalRequest,
  work: (transaction: Transaction) => Promise<JsonText<T>>,
  cipher: ResponseCipher = PLAIN,
): Promise<JsonText<T>> {
  const attempt = async (transaction: Transaction) => {
    const earlier = idempotency && (await takeKey<T>(transaction, idempotency, cipher));
    if (earlier) return earlier;
    const answer = await work(transaction);
    if (!isWithinTransaction(dataSource)) await emitChanges(transaction);
    if (idempotency) {
      const { key, requestHash } = idempotency;
      await storeResponse(transaction, {
        key,
        requestHash: requestHash(),
        text: cipher.close(answer.text),
        details: answer.details,
      });
    }
    return answer;
  };
  const mode = { dryRun, maxReadings: maxReadings ?? null };
  return retryAborted(dataSource, organizationId, () =>
    inOrganization(dataSource, organizationId, attempt, 'force_generic_plan', mode, actor),
  );
}

type UnconditionalRequest = Pick<WriteRequest, 'organizationId' | 'actor' | 'idempotency' | 'dryRun' | 'maxReadings'>;

/** Signals that a transaction is rolled back because it was a dry run. */
class RolledBack<P> extends Error {
  constructor(readonly preview: JsonText<P>) {
    super('The transaction was a dry run.');
  }
}

/**
 * Carries out a write that may change many readings, as {@link write} does. In a dry run, everything is checked, but the transaction is rolled back, and the
 * result is a preview. @param previewOf by default, the preview is a {@link CorrectionPreview}
 */
export async function correct<T, P = CorrectionPreview>(
  dataSource: DataSource,
  request: UnconditionalRequest,
  work: (transaction: Transaction) => Promise<JsonText<T>>,
  previewOf: (transaction: Transaction, answer: JsonText<T>) => JsonText<P> = countsOf,
): Promise<JsonText<T | P>> {
  if (!request.dryRun) return write(dataSource, request, work);
  const tryOut = async (transaction: Transaction): Promise<never> => {
    const answer = await work(transaction);
    throw new RolledBack(previewOf(transaction, answer));
  };
  try {
    return await write(dataSource, { ...request, idempotency: null }, tryOut);
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    return error.preview as JsonText<P>;
  }
}

const countsOf = ({ changedReadings }: Transaction) => JsonText.of(changedReadings.preview) as JsonText<never>;

/** Carries out a write that consists of one statement. It takes one round trip, unless a response must be stored with it. */
export function writeInOneStatement<T>(
  dataSource: DataSource,
  request: Pick<WriteRequest, 'organizationId' | 'actor' | 'idempotency'>,
  work: (run: RunStatement) => Promise<JsonText<T>>,
): Promise<JsonText<T>> {
  if (request.idempotency) {
    return write(dataSource, request, (transaction) => work((...statement) => transaction.run(...statement)));
  }
  return runWrite(dataSource, request.organizationId, work);
}

/**
 * Carries out a write that consists of one statement without storing a response. It takes one round trip.
 * @param preparations statements that precede it in the same transaction and round trip
 * @param runStatement `writeScoped` if the statement writes only a few rows, so that it may share a connection with other organizations
 */
export function runWrite<T>(
  dataSource: DataSource,
  organizationId: number,
  work: (run: RunStatement) => Promise<T>,
  preparations: readonly Preparation[] = [],
  runStatement: typeof runScoped = runScoped,
): Promise<T> {
  const run: RunStatement = (statement, values, further = []) =>
    runStatement(dataSource, organizationId, statement, values, [...preparations, ...further]);
  return retryAborted(dataSource, organizationId, () => work(run));
}

/** Repeats a transaction of an organization that PostgreSQL has aborted because of a deadlock. The attempt must change nothing outside the database before it may be aborted. */
export async function retryAborted<T>(dataSource: DataSource, organizationId: number, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const done = await attempt();
      listeners.get(dataSource)?.(organizationId);
      return done;
    } catch (error) {
      const isPassing = ['40001', '40P01'].includes(sqlStateOf(error) ?? '');
      if (!isPassing || tries === MAX_TRIES) throw error;
    }
  }
}

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
  // The same request, according to its hash, was responded to by the same operation, so the stored text has the same type.
  return JsonText.asserted(cipher.open(stored.text), { ...stored.details, isReplayed: true });
}
