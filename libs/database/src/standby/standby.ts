import { type QueryConfig, type QueryResult } from 'pg';
import { type DatabasePool } from '../driver/database-pool';
import { isConnectionFailure, sqlStateOf } from '../driver/database-error';
import { type Preparation } from '../driver/preparation';
import { ScopedQuery, type StatementScope } from '../driver/scoped-query';
import { type ConcurrencyLimit } from '../limit/concurrency-limit';
import { AWAIT_POSITION, DATABASE_IDENTITY, OBSTACLES } from './position.sql';
import { type ReadPosition } from './read-position';
import { type PrimaryReason } from './standby-read';

/** Pauses in milliseconds before a standby that did not answer is tried again: twice as long after each attempt, up to the second one. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

/** Time in milliseconds for which reads do not wait again for a position that the standby had not replayed in time, or for a later one. */
const BEHIND_MS = 500;

/** The statement of a read, with the scope of its organization. */
export interface StandbyStatement {
  scope: StatementScope;
  query: QueryConfig;
  preparations: readonly Preparation[];
}

/** Error: the standby did not run a statement, which the primary must run. */
export class NotOnStandby extends Error {
  constructor(
    readonly reason: PrimaryReason,
    options?: ErrorOptions,
  ) {
    super(`The statement did not run on the standby (${reason}).`, options);
  }
}

/** A standby server. While it does not answer, it is tried only now and then, so that reads do not wait for it. */
export class Standby {
  private pausedUntil = 0;
  private pauseMs = FIRST_PAUSE_MS;
  /** A position that the standby had not replayed in time, and until when that is remembered. */
  private behind: { position: ReadPosition; until: number } | null = null;
  /** Promise that the server is a standby of the primary; null if that must be checked. */
  private checked: Promise<void> | null = null;

  /**
   * @param share limits the statements that one organization runs at the same time
   * @param identity returns the identity of the primary's database
   */
  constructor(
    private readonly pool: DatabasePool,
    private readonly share: ConcurrencyLimit<number>,
    private readonly identity: () => Promise<string>,
  ) {
    // Without a listener, the loss of an idle connection would end the process.
    pool.on('error', () => undefined);
  }

  /** Returns whether the standby is worth a try. */
  get isUsable(): boolean {
    return performance.now() >= this.pausedUntil;
  }

  /** Runs a statement after the standby has replayed a position, or at once if the data may be of any age. @throws NotOnStandby */
  async run(organizationId: number, position: ReadPosition | null, statement: StandbyStatement): Promise<QueryResult> {
    if (!this.isUsable) throw new NotOnStandby('unavailable');
    if (this.isKnownToLack(position)) throw new NotOnStandby('behind');
    const { scope, query, preparations } = statement;
    const values = position ? [String(position.timeline), position.location] : ['0', '0/0'];
    const all = [{ statement: AWAIT_POSITION, values }, ...preparations];
    let hasBegun = false as boolean;
    try {
      const result = await this.share.run(organizationId, async () => {
        hasBegun = true;
        await (this.checked ??= this.checkAnew());
        return this.pool.run(new ScopedQuery(scope, query, all));
      });
      this.pauseMs = FIRST_PAUSE_MS;
      return result;
    } catch (error) {
      throw new NotOnStandby(hasBegun ? this.noteFailure(error, position) : 'busy', { cause: error });
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  /** Checks that the connection leads to the same database as that to the primary, in the same role. The server may answer for the first time, or may have been replaced. */
  async check(): Promise<void> {
    const { rows } = await this.pool.query<{ identity: string }>(DATABASE_IDENTITY);
    if (rows[0]?.identity !== (await this.identity())) throw new OtherDatabase();
  }

  /** Checks the standby. A check that failed, for whatever reason, is repeated by the next read. */
  private checkAnew(): Promise<void> {
    return this.check().catch((error: unknown) => {
      this.checked = null;
      throw error;
    });
  }

  private isKnownToLack(position: ReadPosition | null): boolean {
    if (!position || !this.behind || performance.now() >= this.behind.until) return false;
    return position.timeline === this.behind.position.timeline && position.location >= this.behind.position.location;
  }

  private noteFailure(error: unknown, position: ReadPosition | null): PrimaryReason {
    const reason = reasonOf(error);
    if (reason === 'behind' && position) this.behind = { position, until: performance.now() + BEHIND_MS };
    if (reason !== 'unavailable') return reason;
    this.checked = null;
    // Statements that began before the pause do not make it longer.
    if (this.isUsable) {
      this.pausedUntil = performance.now() + this.pauseMs;
      this.pauseMs = Math.min(2 * this.pauseMs, MAX_PAUSE_MS);
    }
    return reason;
  }
}

/** Error: a standby has another database than the primary, or its connection another role. */
export class OtherDatabase extends Error {}

const REASONS: Readonly<Record<string, PrimaryReason>> = { '40001': 'cancelled', '57014': 'slow' };

/** SQLSTATE classes of errors that the state of the server causes. The primary reports other errors to the client if they occur there too. */
const IS_OF_SERVER = /^(5[378]|XX|$)/;

function reasonOf(error: unknown): PrimaryReason {
  const state = sqlStateOf(error) ?? '';
  if (state === '42704') {
    const { message } = error as Error;
    const obstacle = Object.entries(OBSTACLES).find(([name]) => message.includes(`"${name}"`));
    if (obstacle) return obstacle[1];
  }
  return REASONS[state] ?? (isConnectionFailure(error) || IS_OF_SERVER.test(state) ? 'unavailable' : 'failed');
}
