import { deleteOldFileParts } from '@rpm/data-access';
import { type Database, listOrganizations, Loop, statement, type Transaction } from '@rpm/database';
import { emitQuarantineEvents } from '../processing/quarantine-events';
import { HOLD_SOURCE } from '../replay/replay.sql';

const HOUR_MS = 3_600_000;

/** Number of messages whose bodies one statement removes. */
const AT_ONCE = 500;

/** Time in days for which bodies are kept. */
export interface IngestRetention {
  INGEST_RETENTION_DAYS: number;
  INGEST_QUARANTINE_DAYS: number;
}

interface Batch {
  days: number;
  limit: number;
}

/** Creates a loop that removes the bodies of old messages and the parts of old files that nobody has imported, and emits late events of quarantine, every hour. Several processes may run it at once. */
export function ingestRetentionLoop(database: Database, retention: IngestRetention, onError: (error: unknown) => void): Loop {
  const work = async () => {
    // Messages that expire have no events, so parts that wait have theirs first.
    await emitQuarantineEvents(database);
    await expireMessages(database, retention);
    await deleteOldFileParts(database);
    return false;
  };
  return new Loop({ work, restMs: HOUR_MS, onError });
}

/**
 * Removes the bodies of processed messages, and of messages that waited in quarantine for too long; their waiting parts expire. The messages themselves, their parts
 * and the readings stay. @returns the number of removed bodies
 */
export async function expireMessages(database: Database, retention: IngestRetention): Promise<number> {
  let removed = 0;
  const expired = { days: retention.INGEST_QUARANTINE_DAYS, limit: AT_ONCE };
  const old = { days: retention.INGEST_RETENTION_DAYS, limit: AT_ONCE };
  for (const { id: organizationId } of await listOrganizations(database)) {
    // Sources of which nothing could be expired, because their messages were processed or locked meanwhile. The next run tries them again.
    const passed: number[] = [];
    const work = (transaction: Transaction) => expireOfSource(transaction, { ...expired, passed });
    for (;;) {
      const found = await database.inTransaction({ organizationId }, work, { isWrite: true });
      if (found === null) break;
      removed += found.count;
      if (found.count === 0) passed.push(found.sourceId);
    }
    for (let count = AT_ONCE; count === AT_ONCE; removed += count) {
      count = (await database.run({ organizationId }, REMOVE_BODIES, old)).length;
    }
  }
  return removed;
}

/**
 * Ends the waiting of the next old messages of one source, while nobody processes messages of the source: who changes several groups has its lock.
 * @returns null if no source has old messages
 */
async function expireOfSource(
  transaction: Transaction,
  { passed, ...batch }: Batch & { passed: readonly number[] },
): Promise<{ sourceId: number; count: number } | null> {
  const [source] = await transaction.run(FIND_SOURCE_TO_EXPIRE, { days: batch.days, passed });
  if (!source) return null;
  await transaction.run(HOLD_SOURCE, source);
  return { ...source, count: (await transaction.run(EXPIRE_QUARANTINED, { ...source, ...batch })).length };
}

/**
 * Bodies are found by the ids of their messages, which grow with time, because messages keep their rows when their bodies are gone: a search by time would read all of
 * them again.
 */
const REMOVE_BODIES = statement<Batch, { id: number }>({
  name: 'remove-ingest-bodies',
  text: `
    with last as (
      select id from ingest_message
      where organization_id = $organizationId and state = 'processed' and receive_timestamp < now() - $days * interval '1 day'
      order by receive_timestamp desc limit 1
    ), old as (
      select b.message_id from ingest_body b join ingest_message m on m.organization_id = b.organization_id and m.id = b.message_id
      where b.organization_id = $organizationId and b.message_id <= (select id from last) and m.state = 'processed'
        and m.receive_timestamp < now() - $days * interval '1 day'
      order by b.message_id limit $limit for update of b skip locked
    )
    delete from ingest_body b using old where b.organization_id = $organizationId and b.message_id = old.message_id returning b.message_id as id`,
});

const FIND_SOURCE_TO_EXPIRE = statement<{ days: number; passed: readonly number[] }, { sourceId: number }>({
  name: 'find-source-with-messages-to-expire',
  text: `select source_id as "sourceId" from ingest_message
    where organization_id = $organizationId and state = 'quarantined' and receive_timestamp < now() - $days * interval '1 day'
      and source_id <> all($passed::bigint[])
    order by receive_timestamp limit 1`,
});

const EXPIRE_QUARANTINED = statement<Batch & { sourceId: number }, { id: number }>({
  name: 'expire-quarantined-ingest-messages',
  text: `
    with old as (
      select id from ingest_message
      where organization_id = $organizationId and source_id = $sourceId and state = 'quarantined'
        and receive_timestamp < now() - $days * interval '1 day'
      order by receive_timestamp limit $limit for update skip locked
    ), parts as (
      update ingest_part p set outcome = 'expired', update_timestamp = clock_timestamp() from old
      where p.organization_id = $organizationId and p.message_id = old.id and p.outcome = 'quarantined'
    ), bodies as (
      delete from ingest_body b using old where b.organization_id = $organizationId and b.message_id = old.id
    )
    update ingest_message m set state = 'processed', due_timestamp = null,
      counts = coalesce(m.counts, '{}') - 'quarantined'
        || jsonb_build_object('expired', coalesce((m.counts->>'expired')::int, 0) + coalesce((m.counts->>'quarantined')::int, 0))
    from old where m.organization_id = $organizationId and m.id = old.id returning m.id`,
});
