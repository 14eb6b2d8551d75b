import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { recordAdherenceDays } from '../adherence/record-days';
import { type Database, unnamedStatement, writeLocksOn } from '@rpm/database';
import { readingTableOf } from '@rpm/schema';
import { hourOf } from '../reading-count/count-period';

/** Maximum number of ids whose readings one transaction adds to the counts. */
const SLICE = 100_000;

/** Minimum number of new ids or changes that are added to the counts. Fewer ones are left to be counted by each list, because that is faster. */
export const WORTH_COUNTING = 1_000;

/** SQL for the greatest id that the sequence of each kind of reading has issued. {@link readingsToCount} says which sequences are left out. */
export const TAKEN_IDS = READING_KIND_NAMES.map((kind) => {
  const sequence = `${readingTableOf(kind)}_id_seq`;
  return `
    select '${kind}' as kind, s.last_value - case when s.is_called then 0 else 1 end as last_id
    from ${sequence} s, pg_sequence q
    where q.seqrelid = '${sequence}'::regclass and q.seqcache = 1 and q.seqincrement = 1 and not q.seqcycle`;
}).join(' union all ');

/** Sets the id up to which the readings of a kind will be counted, unless readings up to an earlier id are still being counted. */
const CLOSE_IDS = unnamedStatement<{ worthCounting: number }>(`
  update reading_count_state c set closing_id = t.last_id, writers = null from (${TAKEN_IDS}) as t
  where c.kind = t.kind and c.closing_id <= c.counted_id and t.last_id - c.counted_id >= $worthCounting::bigint`);

/** Virtual ids of the transactions that hold the lock that an insert, update or delete acquires. @param relation SQL for the oid of the table */
const writersOf = (relation: string) => `select l.virtualtransaction from ${writeLocksOn(relation)}`;

const TABLES = `(values ${READING_KIND_NAMES.map((kind) => `('${kind}', '${readingTableOf(kind)}'::regclass)`).join(', ')}) as k (kind, relation)`;

/** Changes of readings that are not counted yet do not matter, because these readings will be counted as they are. */
const KINDS_TO_COUNT = unnamedStatement<{ worthCounting: number }, { kind: ReadingKindName }>(`
  select kind from reading_count_state c
  where closing_id > counted_id or exists (select from reading_count_delta d where d.kind = c.kind and d.reading_id <= c.counted_id offset $worthCounting::bigint - 1)`);

const LOCK_CLOSED = unnamedStatement<object, { kind: ReadingKindName }>(
  'select kind from reading_count_state where closing_id > counted_id and writers is null for no key update skip locked',
);

const STORE_WRITERS = unnamedStatement<{ kinds: ReadingKindName[] }>(
  `update reading_count_state c set writers = array(${writersOf('k.relation')}) from ${TABLES} where k.kind = c.kind and c.kind = any($kinds)`,
);

/**
 * Returns the kinds that have readings or changes to be added to the counts. Before that, it stores for each kind the id up to which readings will be
 * counted (`closing_id`), and the running transactions that may have taken such an id (`writers`). Once these have ended, all such readings are committed
 * or will never exist. The order of the three transactions is essential: (1) Ids are taken from a sequence in increasing order, by statements that have
 * locked the table before. (2) Storing the greatest id also makes PostgreSQL flush the log of the sequence. Otherwise, a crash or a failover could make
 * the sequence issue the same ids again. (3) Later, the transactions that hold the lock are read.
 *
 * A sequence with CACHE (which reserves ids for later transactions), CYCLE or an INCREMENT other than 1 is left out: lists stay exact but become slow.
 * @param worthCounting minimum number of new ids or changes; fewer ones are left to be counted by each list
 */
export async function readingsToCount(database: Database, worthCounting = WORTH_COUNTING): Promise<ReadingKindName[]> {
  await database.run('delivery', CLOSE_IDS, { worthCounting });
  await database.inTransaction('delivery', async (transaction) => {
    const locked = await transaction.run(LOCK_CLOSED, {});
    if (locked.length > 0) await transaction.run(STORE_WRITERS, { kinds: locked.map(({ kind }) => kind) });
  });
  const found = await database.run('delivery', KINDS_TO_COUNT, { worthCounting });
  return found.map(({ kind }) => kind);
}

/**
 * Id up to which readings can be counted: closing_id if its writers have ended. PostgreSQL makes a transaction visible before it releases its locks.
 * Readers do not take these locks. A prepared transaction has another virtual transaction id (-1/…) than before, so any such transaction counts as one
 * of the writers.
 */
const stateOf = (kind: ReadingKindName) =>
  unnamedStatement<{ kind: ReadingKindName }, { countedId: number; closedId: number }>(`
  select counted_id as "countedId",
    case when closing_id > counted_id and not exists (
      select from (${writersOf(`'${readingTableOf(kind)}'::regclass`)}) as w (id)
      where w.id = any(writers) or w.id like '-1/%' and writers <> '{}'
    ) and writers is not null then closing_id else counted_id end as "closedId"
  from reading_count_state where kind = $kind`);

const CHANGES_OF_DAYS = `
  select organization_id, (reading_hour at time zone 'UTC')::date as reading_day, (receipt_hour at time zone 'UTC')::date as receipt_day,
    sum(change) as change
  from changes group by 1, 2, 3`;

/** SQL that adds changes to a table of counts. @param columns the columns by which the table counts readings */
const added = (table: string, columns: string[], changes: string) => `
  added_to_${table} as (
    insert into ${table} as c (organization_id, kind, ${columns.join(', ')}, count)
    select organization_id, $kind, ${columns.join(', ')}, change from (${changes}) c
    on conflict (organization_id, kind, ${columns.join(', ')}) do update set count = c.count + excluded.count
  )`;

/**
 * Adds the readings with ids above `$after`, up to `$end`, to the counts. The statement takes all that one snapshot shows: readings above `$after` are
 * counted as they are, so their recorded changes are obsolete; the changes of earlier readings are added. It finds readings of all organizations by their ids
 * (the large index `…_by_id`), because a look for each organization would cost more with every organization that has none.
 */
const addStatement = (kind: ReadingKindName) =>
  unnamedStatement<{ kind: ReadingKindName; after: number; end: number }>(`
  with folded as (
    delete from reading_count_delta where kind = $kind and reading_id <= $end
    returning organization_id, reading_id, reading_hour, receipt_hour, change
  ), new_reading as materialized (
    select organization_id, ${hourOf('reading_timestamp')} as reading_hour, ${hourOf('received_timestamp')} as receipt_hour
    from ${readingTableOf(kind)} where id > $after and id <= $end and void_timestamp is null
  ), changes as (
    select organization_id, reading_hour, receipt_hour, sum(change) as change from (
      select organization_id, reading_hour, receipt_hour, change from folded where reading_id <= $after
      union all
      select organization_id, reading_hour, receipt_hour, count(*) from new_reading group by 1, 2, 3
    ) c group by organization_id, reading_hour, receipt_hour having sum(change) <> 0
  ), ${added('reading_hour_count', ['reading_hour', 'receipt_hour'], 'select * from changes')},
  ${added('reading_count', ['reading_day', 'receipt_day'], CHANGES_OF_DAYS)}
  update reading_count_state set counted_id = $end where kind = $kind`);

const LOCK_STATE = unnamedStatement<{ kind: ReadingKindName }>(
  'select from reading_count_state where kind = $kind for no key update skip locked',
);

/** Permits bitmap scans in this transaction, without which PostgreSQL cannot use the index on the ids of readings. */
const USE_INDEX_BY_ID = unnamedStatement<{ enabled: 'on' }>(`select set_config('enable_bitmapscan', $enabled, true)`);

/**
 * Adds some of the readings that {@link readingsToCount} found, and all recorded changes, to the counts, and records the days of these readings for
 * adherence, unless another process is doing so. Lists return exact totals before and after this, but are faster after it.
 * @returns whether readings remain that can be counted now
 */
export function countReadings(database: Database, kind: ReadingKindName, slice = SLICE): Promise<boolean> {
  return database.inTransaction('delivery', async (transaction) => {
    // The lock is acquired in a statement of its own, because the snapshot of a combined statement would be older than the lock.
    const locked = await transaction.run(LOCK_STATE, { kind });
    if (locked.length === 0) return false;
    const [state] = await transaction.run(stateOf(kind), { kind });
    if (!state) return false;
    const end = Math.min(state.closedId, state.countedId + slice);
    await transaction.run(USE_INDEX_BY_ID, { enabled: 'on' });
    await transaction.run(addStatement(kind), { kind, after: state.countedId, end });
    await recordAdherenceDays(transaction, kind, state.countedId, end);
    return end < state.closedId;
  });
}
