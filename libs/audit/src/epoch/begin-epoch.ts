import { type Database, type StatementRunner } from '@rpm/database';
import { AWAIT_SEALING } from '../seal/seal.sql';
import { inSealerScope, SEALER_SCOPE } from '../seal/sealer-scope';
import { type Epoch, INSERT_EPOCH } from './begin-epoch.sql';

export interface BeginEpochOptions {
  /** Reason for the loss of blocks, for people. Every verification prints it, so it contains no data of patients. */
  reason: string;
  /**
   * Time of the loss, such as that at which a standby became the primary. Blocks that were sealed earlier are known, and later ones are new. By default, no
   * block was sealed since the loss.
   */
  lossTimestamp?: Date | undefined;
}

/**
 * Begins a new epoch of the trail, because the database has lost its newest blocks: a checkpoint of an earlier epoch that covers lost blocks is reported as a
 * loss from then on, and not as tampering. @returns the epoch, which names the last block that is left
 */
export async function beginEpoch(database: Database, options: BeginEpochOptions): Promise<Epoch> {
  return inSealerScope(database, (transaction) => beginEpochWithin(transaction, options));
}

/** Begins a new epoch in an open transaction, which reads the blocks of all organizations from then on. */
export async function beginEpochWithin(
  transaction: StatementRunner,
  { reason, lossTimestamp }: BeginEpochOptions,
): Promise<Epoch> {
  await transaction.run(SEALER_SCOPE, { sealing: 'on' });
  await transaction.run(AWAIT_SEALING, {});
  const [epoch] = await transaction.run(INSERT_EPOCH, { reason, lossTimestamp: lossTimestamp ?? 'infinity' });
  if (!epoch) throw new Error('An inserted row is returned.');
  return epoch;
}
