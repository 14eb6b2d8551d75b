import { type Database, Loop, type Pace } from '@rpm/database';
import { appendCheckpoint } from './checkpoint/append-checkpoint';
import { checkpointDue } from './checkpoint/checkpoint.sql';
import { makeCheckpoint } from './checkpoint/make-checkpoint';
import { type SigningKey } from './checkpoint/signing-key';
import { SEALING_DUE } from './seal/seal.sql';
import { sealBlocks } from './seal/seal-blocks';

/** Interval at which a process seals, and at which it looks whether a checkpoint is due, in milliseconds. */
const SEAL_MS = 10_000;
const LOOK_MS = 60_000;

export interface AuditSealerOptions {
  database: Database;
  /** The keys of this process, the one that signs first; none if its checkpoints are not signed. */
  keys: readonly SigningKey[];
  /** File to which checkpoints are appended. */
  checkpointFile?: string | undefined;
  /** Called with every checkpoint that this process has made, as a signed note. */
  onCheckpoint: (note: string) => void;
  onError: (error: unknown) => void;
}

/** Seals the audit trail every ten seconds while there are rows to seal, and makes a checkpoint every hour. Several processes may run it at once. */
export class AuditSealer {
  private loop: Loop | null = null;
  private lastLook = -Infinity;

  constructor(private readonly options: AuditSealerOptions) {}

  start(pace: Pace): void {
    const { keys, onError } = this.options;
    const due = `least(${SEALING_DUE}, ${checkpointDue(keys.map(({ publicKey }) => publicKey))})`;
    this.loop = new Loop({ work: () => this.run(), restMs: SEAL_MS, pace: { pace, due }, onError });
    this.loop.start();
  }

  async stop(): Promise<void> {
    await this.loop?.stop();
  }

  /** @returns whether there are more rows to seal */
  private async run(): Promise<boolean> {
    const { database, keys, checkpointFile, onCheckpoint, onError } = this.options;
    const { isMore } = await sealBlocks(database);
    if (isMore || performance.now() < this.lastLook + LOOK_MS) return isMore;
    this.lastLook = performance.now();
    const note = await makeCheckpoint(database, { keys });
    if (note === null) return false;
    onCheckpoint(note);
    // The checkpoint is in the database and in the log, so a full disk must not stop the sealing.
    if (checkpointFile !== undefined) await appendCheckpoint(checkpointFile, note).catch(onError);
    return false;
  }
}
