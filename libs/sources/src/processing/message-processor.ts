import { type ActiveOrganizations, type Database, Loop, type Pace } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';
import { copyNotes } from '../release/copy-notes';
import { LIST_ORGANIZATIONS_WITH_NOTES } from '../release/noted-changes.sql';
import { findReader, type FindReader } from './message-reader';
import { LIST_SOURCES_WITH_WORK, type ListedSource, PROCESSING_DUE, type SourceWithWork } from './message-queue.sql';
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
 * waited equally long, those with messages come before those with nothing but quarantined parts. The sources of an organization that have much work rest between their batches while another
 * organization uses the process.
 */
export class MessageProcessor {
  private readonly worker: SourceWorker;
  private readonly running = new Map<string, { organizationId: number; end: Promise<void> }>();
  /** When the last batch of a source ended, by `performance.now()`. */
  private readonly served = new Map<string, number>();
  /** Sources that another process has or that have failed, with the time at which their next batch may begin. */
  private readonly held = new Map<string, number>();
  /** Sources whose last batch was much work: they rest with their organization. */
  private readonly busy = new Set<string>();
  /** Organizations that rest. A timer ends the rest. */
  private readonly resting = new Map<number, { until: number; timer: NodeJS.Timeout }>();
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
    if (source && (this.running.has(keyOf(source)) || this.isPausing(source))) return;
    this.loop?.wake();
  }

  /** Stops after the batches that are running. */
  async stop(): Promise<void> {
    await this.loop?.stop();
    await Promise.all(this.ends());
  }

  /** Processes all messages that are due, as the background work does. Specs and commands call it without starting the loop. */
  async drain(): Promise<void> {
    // A source that had to wait a moment ago is tried again at once, because nobody calls this a second time.
    this.held.clear();
    for (;;) {
      if (await this.startBatches()) continue;
      if (this.running.size === 0) return;
      await Promise.race(this.ends());
    }
  }

  private ends(): Promise<void>[] {
    return [...this.running.values()].map(({ end }) => end);
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
    const waiting = found
      .map((source) => ({ source, key: keyOf(source) }))
      .filter(({ source, key }) => !this.running.has(key) && !this.isPausing(source))
      .sort((one, other) => Number(other.source.isDue) - Number(one.source.isDue))
      .sort((one, other) => (this.served.get(one.key) ?? 0) - (this.served.get(other.key) ?? 0));
    this.forget(new Set(found.map(keyOf)));
    this.worker.forget(new Set(found.map(({ sourceId }) => sourceId)));
    for (const { source, key } of waiting.slice(0, MAX_SOURCES - this.running.size)) {
      this.running.set(key, { organizationId: source.organizationId, end: this.process(source, key) });
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
    const begun = this.now();
    this.held.delete(key);
    try {
      const outcome = await this.worker.processBatch(source);
      if (outcome === 'held') this.held.set(key, performance.now() + HELD_MS);
      if (outcome !== 'much') this.busy.delete(key);
      else if (this.loop) {
        // Nothing rests in a drain, which ends when nothing runs.
        this.busy.add(key);
        this.rest(source, this.now() - begun);
      }
    } catch (error) {
      // A failing source must not be tried again and again without a pause.
      this.held.set(key, performance.now() + REST_MS);
      this.options.onError(error);
    } finally {
      const wasFull = this.running.size >= MAX_SOURCES;
      this.served.set(key, performance.now());
      this.running.delete(key);
      // The loop is not woken for a source that has to wait: its next run finds the source. While the process was full, nobody looked for other sources.
      if (wasFull || !this.isPausing(source)) this.loop?.wake();
    }
  }

  /**
   * Lets the sources of an organization that have much work rest for as long as a batch of one of them took, while another organization is active. The rests of several batches follow each other, so
   * that several sources get no more than one. Organizations that are processed or rest share this time, because they share the process already.
   */
  private rest({ organizationId }: SourceWithWork, tookMs: number): void {
    const now = this.now();
    const present = this.resting.get(organizationId);
    const leftMs = present ? Math.max(0, present.until - now) : 0;
    const running = [...this.running.values()].map((batch) => batch.organizationId);
    const organizations = new Set([organizationId, ...this.resting.keys(), ...running]);
    const restMs = this.options.active?.restMs(organizationId, leftMs + tookMs / organizations.size) ?? 0;
    clearTimeout(present?.timer);
    this.resting.delete(organizationId);
    if (restMs <= 0) return;
    const endRest = () => {
      this.resting.delete(organizationId);
      this.loop?.wake();
    };
    this.resting.set(organizationId, { until: now + restMs, timer: setTimeout(endRest, restMs).unref() });
  }

  /** Returns whether a source must not begin a batch yet. */
  private isPausing(source: SourceWithWork): boolean {
    const key = keyOf(source);
    return (this.held.get(key) ?? 0) > performance.now() || (this.busy.has(key) && this.resting.has(source.organizationId));
  }

  private now(): number {
    return (this.options.now ?? (() => performance.now()))();
  }

  /** Forgets sources without work. */
  private forget(present: ReadonlySet<string>): void {
    for (const known of [this.served, this.held, this.busy]) {
      for (const key of known.keys()) if (!present.has(key) && !this.running.has(key)) known.delete(key);
    }
  }
}

const keyOf = ({ organizationId, sourceId }: SourceWithWork) => `${organizationId} ${sourceId}`;
