import { type Database, isConnectionFailure, JsonText, sqlStateOf, type Transaction } from '@rpm/database';
import { nobody } from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import { type FindReader, type MessageReader } from './message-reader';
import {
  type AttemptedMessage,
  COUNT_ATTEMPT,
  LOCK_SOURCE,
  POSTPONE_MESSAGE,
  type ListedSource,
  type QueuedMessage,
  READ_MESSAGES,
  type SourceWithWork,
  UNCOUNT_ATTEMPT,
} from './message-queue.sql';
import { type ProcessedPart } from './processed-part';
import { processMessages } from './process-messages';
import { type ProcessingMetrics } from './processing-metrics';
import { MARK_NOTED_GROUPS, MARK_RELEASED_GROUPS, RELEASE_PARTS } from '../release/released-parts.sql';
import { actorOf, FIND_SOURCE, type ProcessedSource } from '../source/processed-source';
import { auditOf } from './source-audit';

/** Limits of one transaction, so that other sources soon have their turn. */
const LIMITS = { maxMessages: 50, maxBytes: 512 * 1024 };

/**
 * Time in milliseconds that a transaction should take at most. Until its end, it holds the rows of its patients and devices, for which requests of the same
 * organization may wait.
 */
const TRANSACTION_MS = 500;

/** Number of batches of a source with more messages than a batch holds, after which its quarantined parts have their turn nevertheless. */
const FULL_BATCHES = 10;

/** Number of messages of a batch, and time in milliseconds, up to which the batch is little work. */
const FEW_MESSAGES = 5;
const SHORT_MS = 100;

/** Number of groups that one step marks after a change of their source. */
const MARKED_AT_ONCE = 1_000;

/** Maximum number of noted changes that one step works off, and of the groups that it marks for each of them. */
const NOTED_AT_ONCE = 100;

/** Number of messages that one step of a release queues. */
const RELEASED_AT_ONCE = 200;

/** Number of attempts after which a message is quarantined that was attempted alone. */
const MAX_ATTEMPTS = 4;

export interface SourceWorkerOptions {
  database: Database;
  box: SecretBox;
  findReader: FindReader;
  onError: (error: unknown) => void;
  metrics?: Pick<ProcessingMetrics, 'processed'>;
  /** Returns the time in milliseconds since any moment; `performance.now` by default. */
  now?: () => number;
}

export type BatchOutcome = 'done' | 'much' | 'held';

/** Processes the next messages of one source. */
export class SourceWorker {
  /** The number of messages in the next batch of sources whose batches take long, by the id of the source. */
  private readonly smaller = new Map<number, number>();
  /** The number of full batches of sources since their quarantined parts had their turn, by the id of the source. */
  private readonly fullBatches = new Map<number, number>();

  constructor(private readonly options: SourceWorkerOptions) {}

  /**
   * Processes the next batch of a source. A message that fails because of its content is attempted alone, and is quarantined after a few attempts.
   * @returns `much` if the batch had more than a few messages, or took long because they are large; `held` if another process works on the source
   */
  async processBatch(source: Omit<ListedSource, 'isDue'>): Promise<BatchOutcome> {
    const { database, now = () => performance.now() } = this.options;
    const begun = now();
    const { organizationId, sourceId, isReleased } = source;
    const maxMessages = this.smaller.get(sourceId) ?? LIMITS.maxMessages;
    const limits = { ...LIMITS, maxMessages };
    const attempted = await database.run({ organizationId }, COUNT_ATTEMPT, { sourceId, ...limits }, { isWrite: true });
    // What fails in the release concerns no message of the batch, so it comes after their attempt.
    const outcome = isSome(attempted) ? await this.attempt(source, attempted) : 'held';
    const isMuch = attempted.length > FEW_MESSAGES || now() - begun > SHORT_MS;
    const full = attempted.length < maxMessages ? FULL_BATCHES : (this.fullBatches.get(sourceId) ?? 0) + 1;
    this.fullBatches.set(sourceId, full % FULL_BATCHES);
    // What is released meanwhile is listed after the batch.
    const hasReleased = full >= FULL_BATCHES && isReleased && (await this.release(source));
    if (isMuch && outcome === 'done') return 'much';
    return hasReleased ? 'done' : outcome;
  }

  private async attempt(
    source: SourceWithWork,
    attempted: readonly [AttemptedMessage, ...AttemptedMessage[]],
  ): Promise<'done' | 'held'> {
    const ids = attempted.map(({ id }) => id);
    const [{ attempts, name, adapter }] = attempted;
    const { now = () => performance.now() } = this.options;
    const begun = now();
    try {
      const outcome = await this.process({ ...source, name, adapter }, ids, ids.length === 1 && attempts > MAX_ATTEMPTS);
      this.adapt(source.sourceId, ids.length, now() - begun);
      return outcome;
    } catch (error) {
      const hasTimedOut = now() - begun >= CONNECTION_MS;
      await this.afterFailure(source, ids, attempts, hasTimedOut || isCausedByContent(error));
      throw error;
    }
  }

  /**
   * Releases the next quarantined parts that a change may have mended. Nobody processes messages of the source meanwhile, so what has been processed without seeing the
   * change already waits, and the rest will see it. @returns whether there may be more
   */
  private release({ organizationId, sourceId }: SourceWithWork): Promise<boolean> {
    const work = async (transaction: Transaction) => {
      const [locked] = await transaction.run(LOCK_SOURCE, { sourceId });
      if (locked?.isLocked !== true) return false;
      const marked = await transaction.run(MARK_RELEASED_GROUPS, { sourceId, limit: MARKED_AT_ONCE });
      const noted = await transaction.run(MARK_NOTED_GROUPS, { sourceId, limit: NOTED_AT_ONCE });
      const released = await transaction.run(RELEASE_PARTS, { sourceId, limit: RELEASED_AT_ONCE });
      return marked.length + noted.length + released.length > 0;
    };
    return this.options.database.inTransaction({ organizationId }, work, { isWrite: true });
  }

  /** Forgets sources without work. */
  forget(present: ReadonlySet<number>): void {
    for (const map of [this.smaller, this.fullBatches]) for (const id of map.keys()) if (!present.has(id)) map.delete(id);
  }

  /** Halves the next batch of a source whose batch has taken long, and doubles it again after a short one that was full. */
  private adapt(sourceId: number, messages: number, milliseconds: number): void {
    const limit = this.smaller.get(sourceId) ?? LIMITS.maxMessages;
    if (milliseconds > TRANSACTION_MS) this.smaller.set(sourceId, Math.max(1, Math.floor(messages / 2)));
    else if (messages >= limit && 2 * limit < LIMITS.maxMessages) this.smaller.set(sourceId, 2 * limit);
    else if (messages >= limit) this.smaller.delete(sourceId);
  }

  private async process(
    { organizationId, sourceId, name, adapter }: SourceWithWork & Pick<AttemptedMessage, 'name' | 'adapter'>,
    ids: readonly number[],
    isLastAttempt: boolean,
  ): Promise<'done' | 'held'> {
    const { database, box, findReader, metrics } = this.options;
    const id = sourceId;
    let processed = null as readonly ProcessedPart[] | null;
    const work = async (transaction: Transaction) => {
      processed = null;
      // A message that is processed alone may be a large one.
      if (ids.length === 1) await transaction.allowTimeOfOperation();
      const [locked] = await transaction.run(LOCK_SOURCE, { sourceId });
      const [found] = locked?.isLocked === true ? await transaction.run(FIND_SOURCE, { sourceId }) : [];
      if (!found || found.state === 'paused') return JsonText.of({}, nobody);
      const reader = await findReader(transaction, found);
      const messages = await readMessages(transaction, found, reader, ids, ['queued']);
      processed = await processMessages({ transaction, box, source: found, reader }, messages, { isLastAttempt });
      transaction.concern(processed.map(({ result }) => result.patientId ?? null));
      return JsonText.of({}, nobody);
    };
    await database.write(
      { organizationId, actor: actorOf({ id, name }), idempotency: null, audit: auditOf(organizationId, { id }) },
      work,
    );
    if (processed === null) return 'held';
    metrics?.processed(adapter, processed);
    return 'done';
  }

  private async afterFailure(
    { organizationId }: SourceWithWork,
    ids: readonly number[],
    attempts: number,
    isCounted: boolean,
  ): Promise<void> {
    const { database, onError } = this.options;
    const [id] = ids;
    try {
      if (!isCounted) await database.run({ organizationId }, UNCOUNT_ATTEMPT, { ids }, { isWrite: true });
      else if (ids.length === 1 && id !== undefined)
        await database.run({ organizationId }, POSTPONE_MESSAGE, { id, seconds: 2 ** (attempts - 1) }, { isWrite: true });
    } catch (other) {
      onError(other);
    }
  }
}

const isSome = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;

/** Reads messages of a source for processing. */
export function readMessages(
  transaction: Transaction,
  source: ProcessedSource,
  { adapterVersion, mappingVersion }: MessageReader,
  ids: readonly number[],
  states: readonly string[],
): Promise<QueuedMessage[]> {
  return transaction.run(READ_MESSAGES, { sourceId: source.id, ids, states, adapterVersion, mappingVersion });
}

/**
 * Time in milliseconds after which the connection of background work may be closed because of its time limit. A lost connection then has
 * the attempt as its reason, which must not be repeated without a pause for ever.
 */
const CONNECTION_MS = 20_000;

/**
 * SQLSTATE classes of errors that no message causes: insufficient resources (53), the end of a session by an operator (57P), and conflicts of transactions (40). A
 * statement that took too long (57014) is not one of them, because a large message takes long.
 */
const CONCERNS_ALL = /^(40|53|57P|55P03)/;

/** Returns whether the content of a message may be the reason for an error. */
function isCausedByContent(error: unknown): boolean {
  const state = sqlStateOf(error);
  return !isConnectionFailure(error) && (state === null || !CONCERNS_ALL.test(state));
}
