import { type Transaction } from '@rpm/database';
import { type ReplayedReadings } from '../../recording/replayed-readings';
import { type ProcessedSource } from '../../source/processed-source';
import { RELEASE_CONFLICTS } from './finish-messages.sql';

/**
 * Queues the messages with parts that conflict with readings which a replay has changed, so that these parts are processed once more. The messages that the replay
 * itself has processed are left to it.
 */
export async function releaseConflicts(
  transaction: Transaction,
  source: ProcessedSource,
  { changed, messageIds }: ReturnType<ReplayedReadings['takeChanges']>,
): Promise<void> {
  if (changed.length === 0) return;
  const [kinds, readingIds] = [changed.map(({ kind }) => kind), changed.map(({ id }) => id)];
  await transaction.run(RELEASE_CONFLICTS, { sourceId: source.id, kinds, readingIds, except: messageIds });
}
