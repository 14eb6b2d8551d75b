import { type QueryResult } from 'pg';
import { NotOnStandby, type Standby, type StandbyStatement } from './standby';
import { currentStandbyRead, PRIMARY_REASONS, type PrimaryReason, type StandbyRead } from './standby-read';

/** The counts of the reads that a standby served, and of those that the primary served, by reason. */
export type ReadCounts = Record<PrimaryReason | 'standby', number>;

const NONE = Object.fromEntries(['standby', ...PRIMARY_REASONS].map((server) => [server, 0])) as ReadCounts;

/** The standbys of a database. A read is served by one of them at most; if that is not possible, by the primary, whatever the reason. */
export class Standbys {
  readonly counts = { ...NONE };
  private turn = 0;

  constructor(private readonly all: readonly Standby[]) {}

  /**
   * Runs a statement of a request that a standby may serve on a standby, and any other statement on the primary.
   * @param statement returns null if only the primary can run the statement
   */
  async run(
    organizationId: number,
    statement: () => StandbyStatement | null,
    onPrimary: () => Promise<QueryResult>,
  ): Promise<QueryResult> {
    const read = currentStandbyRead();
    if (!read || read.primaryReason !== null) return onPrimary();
    const sent = statement();
    if (!sent) read.usePrimary('changes');
    const result = sent && (await this.runOnStandby(read, organizationId, sent));
    return result ?? onPrimary();
  }

  /** Counts a read that was answered. */
  count({ primaryReason }: StandbyRead): void {
    this.counts[primaryReason ?? 'standby']++;
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((standby) => standby.end()));
  }

  /** Checks all standbys. @returns the numbers of those that cannot be used now, beginning with 1, with the reason: {@link OtherDatabase} or the driver's error */
  async check(): Promise<{ number: number; cause: unknown }[]> {
    const checks = await Promise.allSettled(this.all.map((standby) => standby.check()));
    return checks.flatMap((check, at) =>
      check.status === 'rejected' ? [{ number: at + 1, cause: check.reason as unknown }] : [],
    );
  }

  private async runOnStandby(
    read: StandbyRead,
    organizationId: number,
    statement: StandbyStatement,
  ): Promise<QueryResult | null> {
    read.standby ??= this.choose();
    try {
      return await read.standby.run(organizationId, read.position, statement);
    } catch (error) {
      if (!(error instanceof NotOnStandby)) throw error;
      read.usePrimary(error.reason);
      return null;
    }
  }

  /** Returns the next standby in turn that is usable, or any if none is. */
  private choose(): Standby {
    const { all } = this;
    const inTurn = all.map((_, at) => all[(this.turn + at) % all.length]).filter((standby) => standby !== undefined);
    this.turn++;
    const chosen = inTurn.find(({ isUsable }) => isUsable) ?? inTurn[0];
    if (!chosen) throw new Error('There is no standby.');
    return chosen;
  }
}
