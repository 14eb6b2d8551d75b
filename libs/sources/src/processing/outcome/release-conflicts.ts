import { type Transaction } from '@rpm/database';
import { type ProcessedSource } from '../../source/processed-source';
import { type ProcessedMessages } from './finish-messages';
import { RELEASE_CONFLICTS } from './finish-messages.sql';
import { kindOf } from '../message-parts';

/** Queues the messages with parts that conflict with readings which a replay has corrected or withdrawn, so that these parts are processed once more. */
export async function releaseConflicts(
  transaction: Transaction,
  source: ProcessedSource,
  { read, processed, made }: Pick<ProcessedMessages, 'read' | 'processed' | 'made'>,
): Promise<void> {
  const changed = [
    ...processed.flatMap(({ part, result }) => {
      const { outcome, readingId = null } = result;
      const former = made.get(part)?.reading_id ?? null;
      const ids = [outcome === 'corrected' || outcome === 'voided' ? readingId : null, former === readingId ? null : former];
      return ids.map((id) => ({ kind: kindOf(part), id }));
    }),
    ...read.flatMap(({ settled }) =>
      settled.flatMap(({ kind, reading_id: id, outcome }) => (outcome === 'voided' ? { kind, id } : [])),
    ),
  ].flatMap(({ kind, id }) => (kind === null || id === null ? [] : { kind, id }));
  if (changed.length === 0) return;
  const [kinds, readingIds] = [changed.map(({ kind }) => kind), changed.map(({ id }) => id)];
  await transaction.run(RELEASE_CONFLICTS, { sourceId: source.id, kinds, readingIds });
}
