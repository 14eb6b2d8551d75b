import { type ActiveOrganizations, type Database, Loop, type Pace } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';
import { copyNotes } from './copy-notes';
import { findReader, type FindReader } from './message-reader';
import {
  LIST_ORGANIZATIONS_WITH_NOTES,
  LIST_SOURCES_WITH_WORK,
  type ListedSource,
  PROCESSING_DUE,
  type SourceWithWork,
} from './message-queue.sql';
import { type ProcessingMetrics } from './processing-metrics';
import { SourceWorker } from './source-worker';

/** Number of sources whose messages one process processes at the same time. */
const MAX_SOURCES = 3;

/** Pause before a process tries again to get the lock of a source that another process has. */
const HELD_MS = 200;

const REST_MS = 1_000;

export interface MessageProcessorOptions {
  /** Connections on which requests do not wait, such as those of webhook delivery. */
  database: Database;
  box: SecretBox;
  /** Finds how messages are read; by default with the adapter and the mapping of their source. */
  findReader?: FindReader;
  /** Called with every error of the background work. Log it without its message, which may contain values of messages. The work continues. */
  onError: (error: unknown) => void;
  /** Metrics of the parts that this process has processed; none by default. */
  metrics?: Pick<ProcessingMetrics, 'processed'>;
  /** The organizations that use this process; by default none, so that no source rests. */
  active?: Pick<ActiveOrganizations, 'restMs'>;
  /** Returns the time in milliseconds since any moment, for the duration of transactions; `performance.now` by default. */
  now?: () => number;
}

/**
 * Processes the messages that sources have received. The messages of a source are processed in the order of their arrival, by one process at a time; a few sources are
 * processed at the same time. After each batch of a source, the source that has waited longest is next, so that a source with many messages does not delay others. Among sources that have
 * waited equally long, those with messages come before those with nothing but quarantined parts. A source with many messages rests between its batches while other organizations use the process.
 */
export class MessageProcessor {
  private readonly worker: SourceWorker;
  private readonly running = new Map<string, Promise<void>>();
  /** When the last batch of a source ended, by `performance.now()`. */
  private readonly served = new Map<string, number>();
  /** Sources that another process has, that have failed, or that rest, with the time at which their next batch may begin. */
  private readonly held = new Map<string, number>();
  private loop: Loop | null = null;

  constructor(private readonly options: MessageProcessorOptions) {
    this.worker = new SourceWorker({ findReader, ...options });
  }

  /** Begins to process messages when this process has received some, and looks for messages of other processes at intervals. */
  start(pace?: Pace): void {
    const work = () => this.startBatches();
    const { onError } = this.options;
    this.loop = new Loop({ work, restMs: REST_MS, onError, ...(pace && { pace: { pace, due: PROCESSING_DUE } }) });
    this.loop.start();
  }

  /** Processes messages at once, because a source has received some, unless the end of its present batch or of its pause is awaited. */
  wake(source?: SourceWithWork): void {
    const key = source ? keyOf(source) : '';
    if (this.running.has(key) || (this.held.get(key) ?? 0) > performance.now()) return;
    this.loop?.wake();
  }

  /** Stops after the batches that are running. */
  async stop(): Promise<void> {
    await this.loop?.stop();
    await Promise.all(this.running.values());
  }

  /** Processes all messages that are due, as the background work does. Specs and commands call it without starting the loop. */
  async drain(): Promise<void> {
    // A source that had to wait a moment ago is tried again at once, because nobody calls this a second time.
    this.held.clear();
    for (;;) {
      if (await this.startBatches()) continue;
      if (this.running.size === 0) return;
      await Promise.race(this.running.values());
    }
  }

  /** @returns whether there were notes that concern all sources of an organization; more of them may follow */
  private async startBatches(): Promise<boolean> {
    if (this.running.size >= MAX_SOURCES) return false;
    const { database } = this.options;
    const [organizations, found] = await Promise.all([
      database.run('delivery', LIST_ORGANIZATIONS_WITH_NOTES, {}),
      database.run('delivery', LIST_SOURCES_WITH_WORK, {}),
    ]);
    const hadNotes = await this.copyNotes(organizations);
    const now = performance.now();
    const waiting = found
      .map((source) => ({ source, key: keyOf(source) }))
      .filter(({ key }) => !this.running.has(key) && (this.held.get(key) ?? 0) <= now)
      .sort((one, other) => Number(other.source.isDue) - Number(one.source.isDue))
      .sort((one, other) => (this.served.get(one.key) ?? 0) - (this.served.get(other.key) ?? 0));
    this.forget(new Set(found.map(keyOf)));
    this.worker.forget(new Set(found.map(({ sourceId }) => sourceId)));
    for (const { source, key } of waiting.slice(0, MAX_SOURCES - this.running.size)) {
      this.running.set(key, this.process(source, key));
    }
    return hadNotes;
  }

  private async copyNotes(organizations: readonly { organizationId: number }[]): Promise<boolean> {
    const { database, onError } = this.options;
    let hadNotes = false;
    for (const { organizationId } of organizations) {
      try {
        if (await copyNotes(database, organizationId)) hadNotes = true;
      } catch (error) {
        // The next run tries again. The messages of this and of other organizations do not wait for it.
        onError(error);
      }
    }
    return hadNotes;
  }

  private async process(source: ListedSource, key: string): Promise<void> {
    const begun = performance.now();
    try {
      const outcome = await this.worker.processBatch(source);
      if (outcome === 'held') this.held.set(key, performance.now() + HELD_MS);
      else if (!this.rests(outcome, source, key, performance.now() - begun)) this.held.delete(key);
    } catch (error) {
      // A failing source must not be tried again and again without a pause.
      this.held.set(key, performance.now() + REST_MS);
      this.options.onError(error);
    } finally {
      this.served.set(key, performance.now());
      this.running.delete(key);
      // The loop is not woken for a source that has to wait: its next run finds the source.
      if (!this.held.has(key)) this.loop?.wake();
    }
  }

  /**
   * Lets a source with many messages rest for as long as its batch took, while another organization is active. Several sources that are processed or rest share this time, because
   * they share the process already. Nothing rests in {@link drain}, which ends when nothing runs. @returns whether the source rests
   */
  private rests(outcome: 'done' | 'many', { organizationId }: SourceWithWork, key: string, tookMs: number): boolean {
    if (outcome !== 'many' || !this.loop) return false;
    const others = [...this.running.keys(), ...this.held.keys()].filter((other) => other !== key);
    const restMs = this.options.active?.restMs(organizationId, tookMs / (1 + others.length)) ?? 0;
    if (restMs <= 0) return false;
    this.held.set(key, performance.now() + restMs);
    setTimeout(() => this.loop?.wake(), restMs).unref();
    return true;
  }

  /** Forgets sources without work. */
  private forget(present: ReadonlySet<string>): void {
    for (const map of [this.served, this.held]) {
      for (const key of map.keys()) if (!present.has(key) && !this.running.has(key)) map.delete(key);
    }
  }
}

const keyOf = ({ organizationId, sourceId }: SourceWithWork) => `${organizationId} ${sourceId}`;
