import { setTimeout as sleep } from 'node:timers/promises';
import { type Client } from 'pg';
import { type DataSource } from 'typeorm';
import { type Connection } from '@rpm/database';
import { connectWithoutLimits, holdBuildLock } from './build-session';
import { type LargeIndexState, listLargeIndexes } from './large-index-state';
import { LARGE_INDEXES, type LargeIndex } from './large-indexes';

const POLL_MS = 1_000;

/** Progress of an index build by this process or by another one. */
export interface IndexProgress extends Omit<LargeIndexState, 'state'> {
  /** Minutes since this process began to build the index, or to wait for it. */
  minutes: number;
}

/** An index that was built while this process waited for it. */
export type BuiltIndex = Pick<IndexProgress, 'name' | 'table' | 'tableBytes' | 'indexBytes' | 'minutes'>;

export interface BuildOptions {
  /** Called when a build enters another phase, or another tenth of one. */
  report?: (progress: IndexProgress) => void;
  /** Stops waiting. PostgreSQL finishes a build that has begun, and the next call continues from there. */
  signal?: AbortSignal;
}

/**
 * Builds the large indexes that the database lacks, one after the other, without preventing writes. If several processes call this at once, one builds and
 * the others wait. An index whose build failed is built again. @param connection for sessions without the time limits of the pool
 */
export async function buildLargeIndexes(
  dataSource: DataSource,
  connection: Connection,
  options: BuildOptions = {},
): Promise<BuiltIndex[]> {
  const missing = (await listLargeIndexes(dataSource)).filter(({ state }) => state !== 'built').map(({ name }) => name);
  if (missing.length === 0) return [];
  const lock = await connectWithoutLimits(connection);
  try {
    const builds = new IndexBuilds(dataSource, connection, options);
    await builds.waitFor(lock);
    const built: BuiltIndex[] = [];
    for (const index of LARGE_INDEXES.filter(({ name }) => missing.includes(name))) built.push(await builds.build(index));
    return built;
  } finally {
    await lock.end();
  }
}

class IndexBuilds {
  private beganAt = performance.now();
  private readonly signal: AbortSignal;
  private reported = '';

  constructor(
    private readonly dataSource: DataSource,
    private readonly connection: Connection,
    private readonly options: BuildOptions,
  ) {
    this.signal = options.signal ?? new AbortController().signal;
  }

  /** Waits until no other process builds indexes, and reports the progress of the other process meanwhile. */
  async waitFor(lock: Client): Promise<void> {
    await holdBuildLock(lock, async () => {
      for (const state of await listLargeIndexes(this.dataSource)) this.report(state);
      await sleep(POLL_MS, undefined, { signal: this.signal });
    });
  }

  async build(index: LargeIndex): Promise<BuiltIndex> {
    let found = await this.stateOf(index);
    // The statement of a process that was killed runs to its end in PostgreSQL.
    while (found.state === 'building') {
      this.report(found);
      await sleep(POLL_MS, undefined, { signal: this.signal });
      found = await this.stateOf(index);
    }
    if (found.state !== 'built') await this.create(index, found);
    const { name, table, tableBytes, indexBytes } = await this.stateOf(index);
    const minutes = this.minutes();
    this.beganAt = performance.now();
    return { name, table, tableBytes, indexBytes, minutes };
  }

  private async create(index: LargeIndex, { state }: LargeIndexState): Promise<void> {
    const { name, table, definition, replaces } = index;
    const builder = await connectWithoutLimits(this.connection);
    const leave = () => void builder.end();
    this.signal.addEventListener('abort', leave);
    try {
      const drop = (unwanted: string) => builder.query(`drop index concurrently if exists ${unwanted}`);
      const create = async () => {
        if (state === 'invalid') await drop(name);
        await builder.query(`create index concurrently if not exists ${name} on ${table} ${definition}`);
        if (replaces !== undefined) await drop(replaces);
      };
      await this.watch(create(), index);
    } finally {
      this.signal.removeEventListener('abort', leave);
      await builder.end();
    }
  }

  private async watch(created: Promise<unknown>, index: LargeIndex): Promise<void> {
    const end = new AbortController();
    const { signal } = end;
    created.catch(() => undefined).finally(() => end.abort());
    const poll = () => sleep(POLL_MS, true, { signal }).catch(() => false);
    while (await poll()) this.report(await this.stateOf(index));
    await created;
  }

  private async stateOf({ name }: LargeIndex): Promise<LargeIndexState> {
    const state = (await listLargeIndexes(this.dataSource)).find((one) => one.name === name);
    if (!state) throw new Error(`The large index ${name} is not in the list.`);
    return state;
  }

  private report({ state, ...progress }: LargeIndexState): void {
    if (state !== 'building') return;
    const step = [progress.name, progress.phase, Math.floor((progress.percent ?? 0) / 10)].join();
    if (step !== this.reported) this.options.report?.({ ...progress, minutes: this.minutes() });
    this.reported = step;
  }

  private minutes = () => Math.round((performance.now() - this.beganAt) / 6_000) / 10;
}
