import { type Database, Loop, type Pace } from '@rpm/database';
import { watchDevices } from './device-watch';
import { BEGIN_SILENCE, END_SILENCE, STATE_END_OF_WATCH, WATCH_DUE, WATCH_EVERY_MS, WATCH_SOURCES } from './source-silence.sql';

export interface SilenceWatchOptions {
  database: Database;
  /** Called with every error of the background work, which continues. */
  onError: (error: unknown) => void;
}

/**
 * Notices when sources and devices are silent: when they have reported nothing for longer than expected, while the service was running. If nothing has an expected
 * interval, this costs no statement: a quiet process learns of the first one with its look for work. Otherwise, every process runs one statement a minute, which
 * also states that the service runs, and does not make the other loops of a quiet process poll. The processes share the devices.
 */
export class SilenceWatch {
  private loop: Loop | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private isWatching = false;

  constructor(private readonly options: SilenceWatchOptions) {}

  start(pace: Pace): void {
    const work = () => this.run().then(() => false);
    const { onError } = this.options;
    this.loop = new Loop({ work, restMs: WATCH_EVERY_MS, onError, pace: { pace, due: WATCH_DUE } });
    this.loop.start();
    // The loop rests while the process is quiet, but silence is noticed best by a process in which nothing occurs.
    this.timer = setInterval(() => {
      if (this.isWatching) void this.run().catch(onError);
    }, WATCH_EVERY_MS).unref();
  }

  /** Looks once for sources and devices whose silence begins or has ended. Concurrent calls share one run. */
  run(): Promise<void> {
    this.running ??= this.watch().finally(() => (this.running = null));
    return this.running;
  }

  /** Stops, and states that the service ran until now. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.loop?.stop();
    await this.running?.catch(() => undefined);
    if (!this.isWatching) return;
    await this.options.database.run('unscoped', STATE_END_OF_WATCH, {}).catch(this.options.onError);
  }

  private async watch(): Promise<void> {
    const { database } = this.options;
    const rows = await database.run('delivery', WATCH_SOURCES, {});
    this.isWatching = rows.length > 0;
    const byOrganization = new Map<number, number[]>();
    for (const { organizationId, sourceId } of rows) {
      if (sourceId === null) continue;
      const ids = byOrganization.get(organizationId) ?? [];
      ids.push(sourceId);
      byOrganization.set(organizationId, ids);
    }
    for (const [organizationId, sourceIds] of byOrganization) {
      await database.run({ organizationId }, END_SILENCE, { sourceIds }, { isWrite: true });
      await database.run({ organizationId }, BEGIN_SILENCE, { sourceIds }, { isWrite: true });
    }
    if (this.isWatching) await watchDevices(database);
  }
}
