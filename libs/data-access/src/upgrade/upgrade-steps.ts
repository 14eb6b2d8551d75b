import { type Connection, type Database, loggableError } from '@rpm/database';
import { buildLargeIndexes } from '@rpm/schema';
import { fillEndedObservations } from '../fhir/ended/fill-ended-observations';
import { fillUuids } from '../fhir/identity/fill-uuids';
import { endSurplusSessions } from '../console/surplus-sessions';
import { updateOutdatedOrders } from './outdated-orders';
import { fillSearchWords } from '../patient/fill-search-words';
import { deriveTimeZones } from '../patient/derive-time-zones';

/** Functions and signals that the service passes to a step. */
export interface UpgradeContext {
  /** Writes to the log, for operators, what the step has changed. */
  report: (details: object, message: string) => void;
  /** Stops the step after its present batch. */
  signal: AbortSignal;
}

/**
 * A step of an upgrade that the running service does, in batches, because it would take too long in a migration or needs code. It determines by
 * itself what is left to do, so that it can be interrupted at any time, and several processes may run it at once.
 */
export type UpgradeStep = (database: Database, context: UpgradeContext) => Promise<unknown>;

/** The steps, in their order. A step finds by one statement the organizations that have something to upgrade, because there may be thousands without. */
export const STEPS: readonly UpgradeStep[] = [
  fillUuids,
  fillSearchWords,
  fillEndedObservations,
  deriveTimeZones,
  endSurplusSessions,
  updateOutdatedOrders,
];

const RETRY_MS = 60_000;

/**
 * Runs the steps of upgrades once when the service starts, and then builds the large indexes that are missing. After a failure, it tries again a minute later.
 */
export class UpgradeSteps {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    /** Connects without the time limits of requests, because building an index takes longer. A connection pooler would not pass the request for that on. */
    private readonly connection: Connection,
    private readonly report: UpgradeContext['report'] = () => undefined,
    /** Steps of other libraries, which follow {@link STEPS}. */
    private readonly furtherSteps: readonly UpgradeStep[] = [],
  ) {}

  start(): void {
    this.running = this.run().catch((error: unknown) => {
      if (this.stopping.signal.aborted) return;
      this.report(loggableError(error), 'A step of the upgrade has failed. It is tried again in a minute.');
      this.timer = setTimeout(() => this.start(), RETRY_MS).unref();
    });
  }

  /** Runs all steps, one after the other. Indexes come last, because they may take hours. */
  private async run(): Promise<void> {
    const { report, stopping } = this;
    const { signal } = stopping;
    for (const step of [...STEPS, ...this.furtherSteps]) if (!signal.aborted) await step(this.database, { report, signal });
    if (signal.aborted) return;
    const onProgress = (progress: object) =>
      report(progress, 'An index is being built. Until it is complete, requests work without it.');
    const built = await buildLargeIndexes(this.database, this.connection, { report: onProgress, signal });
    for (const index of built) report(index, 'An index was built.');
  }

  /** Waits until the step that is running has ended, at once or after a batch. */
  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }
}
