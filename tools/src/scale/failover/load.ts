import { fetchText, type TextResponse } from '@rpm/client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const WRITERS = 4;
const READERS = 2;
/** Pauses in milliseconds between two requests of a client, and before a request is repeated. */
const PAUSE_MS = 20;
const REPEAT_MS = 100;
/** Time limit of a request. The service answers every request sooner. */
const TIMEOUT_MS = 15_000;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

/** A reading that the service has acknowledged. */
export interface Acknowledged {
  id: number;
  readingTimestamp: string;
  /** Id of the request that was acknowledged, as the audit trail stores it. */
  requestId: string;
  /** Time of the answer by `performance.now()`. */
  at: number;
}

export interface LoadOptions {
  url: string;
  key: string;
  patientId: number;
}

/**
 * A customer whose devices post readings, each with an Idempotency-Key until it is acknowledged, whose staff read them, and whose other system reads the feed of
 * events.
 */
export class FailoverLoad {
  readonly acknowledged: Acknowledged[] = [];
  /** Ids of the requests for a patient's data that were answered. */
  readonly readRequests: string[] = [];
  /** The feed: the reading's id in each event. */
  readonly feed: number[] = [];
  /** Number of answers other than a success, by code or reason. */
  readonly refusals = new Map<string, number>();
  /** Requests whose repetition said what had become of them: carried out or not, by what the service had said before. */
  readonly resolved = { unknown: { done: 0, notDone: 0 }, unchanged: { done: 0, notDone: 0 } };
  /** Number of times that the cursor of the feed was unknown to the new primary. */
  expiredCursors = 0;
  private begun = 0;
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();
  private cursor = 'oldest';

  constructor(private readonly options: LoadOptions) {}

  start(): void {
    const many = (count: number, work: () => Promise<void>) => Array.from({ length: count }, work);
    this.running = Promise.all([
      ...many(WRITERS, () => this.repeat(() => this.write(this.begun++))),
      ...many(READERS, () => this.repeat(() => this.read())),
      this.repeat(() => this.readFeed()),
    ]);
    // The error is thrown where the load is stopped.
    this.running.catch(() => (this.isOver = true));
  }

  /** Ends the load after all begun readings are acknowledged. @throws Error for an answer that nobody expects */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** Reads the rest of the feed. */
  async finishFeed(): Promise<void> {
    for (let before = -1; before < this.feed.length;) {
      before = this.feed.length;
      await this.readFeed();
    }
  }

  /** Waits until further readings are acknowledged. @throws Error if the load has failed */
  async waitForWrites(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    while (this.acknowledged.length < goal) {
      if (this.isOver) await this.running;
      await sleep(PAUSE_MS);
    }
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await work();
      await sleep(PAUSE_MS);
    }
  }

  /** Posts a reading until it is acknowledged, as clients do that must lose nothing. */
  private async write(number: number): Promise<void> {
    const readingTimestamp = new Date(FIRST_INSTANT + number * 1_000).toISOString();
    const { patientId } = this.options;
    const body = { patient: { id: patientId }, readingTimestamp, glucose: 70 + (number % 150), beforeMeal: true };
    const idempotencyKey = randomUUID();
    // Answers that say that nothing was changed, and others, such as an unknown outcome and a connection that was lost.
    let [unchanged, unknown] = [0, 0];
    for (;;) {
      const answer = await this.send('POST', '/blood-glucose-reading', body, { 'idempotency-key': idempotencyKey });
      if (answer?.status === 200) {
        const wasDone = answer.headers.get('idempotent-replayed') === 'true';
        if (unknown > 0) this.resolved.unknown[wasDone ? 'done' : 'notDone']++;
        else if (unchanged > 0) this.resolved.unchanged[wasDone ? 'done' : 'notDone']++;
        const { id } = JSON.parse(answer.text) as { id: number };
        this.acknowledged.push({ id, readingTimestamp, requestId: requestIdOf(answer), at: performance.now() });
        return;
      }
      const code = this.noteRefusal(answer);
      if (UNCHANGED.includes(code)) unchanged++;
      else unknown++;
      await sleep(REPEAT_MS);
    }
  }

  private async read(): Promise<void> {
    const last = this.acknowledged.at(-1);
    if (!last) return;
    const answer = await this.send('GET', `/blood-glucose-reading/${last.id}`);
    if (answer?.status === 200) this.readRequests.push(requestIdOf(answer));
    // After asynchronous replication, the new primary may lack the reading.
    else if (answer?.status !== 404) {
      this.noteRefusal(answer);
      await sleep(REPEAT_MS);
    }
  }

  private async readFeed(): Promise<void> {
    const answer = await this.send('GET', `/event?type=reading.bloodGlucose&after=${this.cursor}&limit=500&wait=1`);
    if (answer?.status === 200) {
      const { events, cursor } = JSON.parse(answer.text) as { events: { payload: { id: number } }[]; cursor: string };
      for (const { payload } of events) this.feed.push(payload.id);
      this.cursor = cursor;
    } else if (answer?.status === 410) {
      this.expiredCursors++;
      this.cursor = (JSON.parse(answer.text) as { oldestCursor: string }).oldestCursor;
    } else {
      this.noteRefusal(answer);
      await sleep(REPEAT_MS);
    }
  }

  /** Sends a request. @returns null if no answer arrived */
  private send(method: string, path: string, body?: object, headers = {}): Promise<TextResponse | null> {
    const { url, key } = this.options;
    return fetchText(`${url}/api/v3${path}`, {
      operation: method,
      method,
      headers: { 'service-api-key': key, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
  }

  /** Counts an answer that is no success. @returns its code @throws Error if a failover does not explain it */
  private noteRefusal(answer: TextResponse | null): string {
    const code = answer === null ? 'no answer' : (JSON.parse(answer.text) as { code: string }).code;
    const isExpected = answer === null || answer.status === 503 || EXPECTED.includes(code);
    if (!isExpected) throw new Error(`A request was answered with the status ${answer.status} and the code ${code}.`);
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    return code;
  }
}

/** Codes of answers which say that the request has changed nothing. */
const UNCHANGED = ['unavailable', 'audit_unavailable', 'organization_busy'];

/** Codes of other answers than 503 that a failover explains: PostgreSQL may still be working on an earlier attempt, or all slots may be waiting. */
const EXPECTED = ['idempotency_key_in_use', 'organization_busy'];

const requestIdOf = ({ headers }: TextResponse) => headers.get('x-request-id') ?? '';
