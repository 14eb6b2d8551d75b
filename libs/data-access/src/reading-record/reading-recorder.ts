import { type ReadingInput, type ReadingKindName } from '@rpm/domain';
import DataLoader from 'dataloader';
import {
  type Database,
  isConnectionFailure,
  sqlStateOf,
  ConcurrencyLimit,
  UnknownOutcome,
  withTimeLimit,
  waitingLimits,
} from '@rpm/database';
import { findReadingRecordsStatement, findReadingsStatement } from '../reading/reading.sql';
import { type Sender } from './audited-readings.sql';
import { isVoidedDuplicate, type OutcomeWithJson, recordReadingsAsJson, SHORT } from './record-readings';

/**
 * Records readings that are posted one by one. (1) Readings of one kind and organization that arrive while earlier ones are being stored share the
 * next statement and its commit, because a commit costs more than an insert. A reading that arrives alone is stored at once. A statement with few
 * readings and a short answer may share a connection with statements of other organizations. (2) At most two such
 * statements run at the same time, with up to 32 readings each. (3) Every reading is answered after the commit of its statement, with its own
 * outcome. (4) If a shared statement fails because of its content or a lock, each of its readings is recorded in a statement of its own, so that a
 * reading cannot make another one fail. If the database is unreachable or too slow, all of them fail, and the client may send them again. (5)
 * Further requests of the organization wait, with the limits of `organizationShare`; every request is answered within 6 s.
 */
export class ReadingRecorder {
  /** The queues with readings that are not stored yet. Others are forgotten, because there would be one for each kind and organization. */
  private readonly queues = new Map<string, DataLoader<Submission, OutcomeWithJson>>();
  private readonly limits = {
    ...waitingLimits(),
    maxRunning: MAX_STATEMENTS * MAX_READINGS,
    // The statement of a reading continues after the time limit, and may be committed.
    timeout: () => new UnknownOutcome(),
  };
  private readonly limit = new ConcurrencyLimit<string>(this.limits);

  constructor(private readonly database: Database) {}

  record(kind: ReadingKindName, organizationId: number, reading: ReadingInput, sender: Sender = {}): Promise<OutcomeWithJson> {
    const { maxTotalMs, timeout } = this.limits;
    const record = () => withTimeLimit(this.queueOf(kind, organizationId).load({ reading, sender }), maxTotalMs, timeout);
    return this.limit.run(`${kind} ${organizationId}`, record);
  }

  private queueOf(kind: ReadingKindName, organizationId: number): DataLoader<Submission, OutcomeWithJson> {
    const name = `${kind} ${organizationId}`;
    const queue = this.queues.get(name) ?? this.createQueue(kind, organizationId, () => this.queues.delete(name));
    this.queues.set(name, queue);
    return queue;
  }

  /** Records a few readings on a connection that organizations share. JSON that is too long for its answer is read afterwards. */
  private async recordShortly(
    kind: ReadingKindName,
    organizationId: number,
    readings: readonly ReadingInput[],
    senders: readonly Sender[],
  ): Promise<OutcomeWithJson[]> {
    const outcomes = await this.database.writeInOneStatement({ organizationId }, (runner) =>
      recordReadingsAsJson(runner, kind, readings, senders, SHORT),
    );
    return Promise.all(outcomes.map((one) => this.withLongJson(kind, organizationId, one)));
  }

  private async withLongJson(kind: ReadingKindName, organizationId: number, one: OutcomeWithJson): Promise<OutcomeWithJson> {
    if (one.json !== null || !('id' in one.outcome)) return one;
    const statement = isVoidedDuplicate(one) ? findReadingRecordsStatement(kind) : findReadingsStatement(kind);
    const found = this.database.run({ organizationId }, statement, { ids: [one.outcome.id], includeVoided: true });
    const [row] = await found.catch((cause: unknown) => {
      // The reading is stored already, so the problem must not say that nothing has changed.
      throw new UnknownOutcome({ cause });
    });
    return { ...one, json: row?.json ?? null };
  }

  /** @param onEmpty called when all readings of the queue are stored */
  private createQueue(
    kind: ReadingKindName,
    organizationId: number,
    onEmpty: () => void,
  ): DataLoader<Submission, OutcomeWithJson> {
    const slots = new StatementSlots(onEmpty);
    const record = (submissions: readonly Submission[]) => {
      const readings = submissions.map(({ reading }) => reading);
      const senders = submissions.map(({ sender }) => sender);
      if (readings.length > MAX_SHARED) {
        return this.database.writeInOneStatement({ organizationId }, (runner) =>
          recordReadingsAsJson(runner, kind, readings, senders),
        );
      }
      return this.recordShortly(kind, organizationId, readings, senders);
    };
    return new DataLoader((submissions) => recordTogether(submissions, record).finally(() => slots.release()), {
      cache: false,
      maxBatchSize: MAX_READINGS,
      batchScheduleFn: (send) => slots.take(send),
    });
  }
}

/** Maximum number of readings in a statement on a shared connection: other organizations wait half a millisecond for each of these readings. */
const MAX_SHARED = 4;

/** Number of statements of one kind and organization that run at the same time. */
const MAX_STATEMENTS = 2;
/** Maximum number of readings in one statement. */
const MAX_READINGS = 32;

/** A reading, and who sent it. */
interface Submission {
  reading: ReadingInput;
  sender: Sender;
}

type Record = (submissions: readonly Submission[]) => Promise<OutcomeWithJson[]>;

/** Records readings in one statement; if that fails and one of them may be the reason, records each in a statement of its own. */
async function recordTogether(submissions: readonly Submission[], record: Record): Promise<(OutcomeWithJson | Error)[]> {
  try {
    return await record(submissions);
  } catch (error) {
    if (submissions.length === 1 || !isCausedByContent(error)) throw error;
    return (await Promise.all(submissions.map((one) => record([one]).catch((alone: unknown) => [alone as Error])))).flat();
  }
}

/** SQLSTATE classes of errors that no reading causes: insufficient resources (53), and operator intervention (57), such as a server that shuts down. */
const CONCERNS_ALL = /^(53|57)/;

function isCausedByContent(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== null && !CONCERNS_ALL.test(state) && !isConnectionFailure(error);
}

/** Starts at most {@link MAX_STATEMENTS} statements at the same time, in order of arrival. */
class StatementSlots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param onIdle called when no statement runs or waits */
  constructor(private readonly onIdle: () => void) {}

  take(start: () => void): void {
    if (this.running === MAX_STATEMENTS) {
      this.waiting.push(start);
      return;
    }
    this.running++;
    // Waits until all requests that arrived together are parsed, so that they share the statement.
    setImmediate(start);
  }

  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else if (--this.running === 0) this.onIdle();
  }
}
