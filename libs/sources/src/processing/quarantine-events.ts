import { type Database } from '@rpm/database';
import { QUARANTINE_CODES } from '@rpm/domain';
import { EMIT_QUARANTINE_EVENTS, LIST_SOURCES_WITHOUT_EVENTS } from './quarantine-events.sql';

/**
 * Emits the events of groups of quarantined parts that had none when they began to wait, because another event of their source was too recent, or because the other
 * half of their readings was likely to arrive.
 */
export async function emitQuarantineEvents(database: Database): Promise<void> {
  for (const { organizationId, sourceId } of await database.run('delivery', LIST_SOURCES_WITHOUT_EVENTS, {}))
    await database.run({ organizationId }, EMIT_QUARANTINE_EVENTS, { sourceId, codes: QUARANTINE_CODES }, { isWrite: true });
}
