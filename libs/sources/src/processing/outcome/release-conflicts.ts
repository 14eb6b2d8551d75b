import { type Transaction } from '@rpm/database';
import { type ChangedReading } from '../../recording/replayed-readings';
import { type ProcessedSource } from '../../source/processed-source';
import { RELEASE_CONFLICTS } from './finish-messages.sql';

/** Queues the messages with parts that conflict with readings which a replay has changed, so that these parts are processed once more, also those that it does not concern. */
export async function releaseConflicts(
  transaction: Transaction,
  source: ProcessedSource,
  changed: readonly ChangedReading[],
): Promise<void> {
  if (changed.length === 0) return;
  const [kinds, readingIds] = [changed.map(({ kind }) => kind), changed.map(({ id }) => id)];
  await transaction.run(RELEASE_CONFLICTS, { sourceId: source.id, kinds, readingIds });
}
