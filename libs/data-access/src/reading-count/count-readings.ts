import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { readingTableOf } from '../reading/reading-table';
import { inDeliveryTransaction, runInDeliveryScope } from '../scope/organization-scope';

/** Number of ids that one transaction adds to the counts. */
const SLICE = 100_000;

/** Fewer new ids or changes than this are left to be counted by each list, because that is faster than adding them to the counts. */
const WORTH_COUNTING = 1_000;

/**
 * The readings of one kind up to an id: no other reading with such an id can appear once `writers` have ended, which are the transactions that may
 * have taken an id without having committed.
 */
export interface ReadingsToCount {
  kind: ReadingKindName;
  lastId: number;
  writers: ReadonlySet<string>;
}

/**
 * Ids are taken from a sequence in increasing order. That does not apply to a sequence that reserves ids for later transactions (CACHE), or that was
 * told to count otherwise; then nothing is added to the counts, and lists stay exact but become slow.
 */
const TAKEN_IDS = READING_KIND_NAMES.map((kind) => {
  const sequence = `${readingTableOf(kind)}_id_seq`;
  return `
    select '${kind}' as kind, s.last_value - case when s.is_called then 0 else 1 end as "lastId", c.counted_id as "countedId",
      exists (select from reading_count_delta where kind = '${kind}' offset $1::bigint - 1) as "isChanged"
    from ${sequence} s, reading_count_state c, pg_sequence q
    where c.kind = '${kind}' and q.seqrelid = '${sequence}'::regclass and q.seqcache = 1 and q.seqincrement = 1 and not q.seqcycle`;
}).join(' union all ');

/**
 * Returns the kinds of which enough readings are not yet part of the counts. The ids are read before the transactions that may still insert such ids:
 * the order is essential.
 */
export async function readingsToCount(dataSource: DataSource, worthCounting = WORTH_COUNTING): Promise<ReadingsToCount[]> {
  const taken = await runInDeliveryScope<{ kind: ReadingKindName; lastId: number; countedId: number; isChanged: boolean }>(
    dataSource,
    { text: TAKEN_IDS },
    [worthCounting],
  );
  const grown = taken.filter(({ lastId, countedId, isChanged }) => isChanged || lastId - countedId >= worthCounting);
  if (grown.length === 0) return [];
  const writers = await writersByKind(dataSource);
  return grown.map(({ kind, lastId }) => ({ kind, lastId, writers: writers.get(kind) ?? new Set() }));
}

/**
 * Returns whether all of these readings are committed or will never exist. A statement locks the table of its readings before it takes ids, and
 * PostgreSQL makes a transaction visible before it releases the locks. Readers do not take this lock. A prepared transaction has another virtual
 * transaction id (-1/…) than before, so any such transaction counts as an earlier writer.
 */
export async function isClosed(dataSource: DataSource, { kind, writers }: ReadingsToCount): Promise<boolean> {
  if (writers.size === 0) return true;
  const current = (await writersByKind(dataSource)).get(kind) ?? new Set();
  return ![...current].some((writer) => writers.has(writer) || writer.startsWith('-1/'));
}

/** Virtual ids of the transactions that hold the lock of an insert, update or delete, for each kind of reading. */
async function writersByKind(dataSource: DataSource): Promise<Map<ReadingKindName, Set<string>>> {
  const rows = await runInDeliveryScope<{ kind: ReadingKindName; writers: string[] }>(dataSource, { text: WRITERS }, []);
  return new Map(rows.map(({ kind, writers }) => [kind, new Set(writers)]));
}

const WRITERS = `
  select k.kind, array_agg(l.virtualtransaction) as writers
  from pg_locks l
  join (values ${READING_KIND_NAMES.map((kind) => `('${kind}', '${readingTableOf(kind)}'::regclass)`).join(', ')}) k (kind, relation)
    on k.relation = l.relation
  where l.locktype = 'relation' and l.granted and l.database = (select oid from pg_database where datname = current_database())
    and l.mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
  group by k.kind`;

/**
 * Adds the readings with ids above $2, up to $3, to the counts. The statement takes all that one snapshot shows: readings above $2 are counted as
 * they are, so their recorded changes are obsolete; the changes of earlier readings are added.
 */
const addStatement = (kind: ReadingKindName) => `
  with folded as (
    delete from reading_count_delta where kind = $1 and reading_id <= $3
    returning organization_id, reading_id, reading_day, receipt_day, change
  ), changes as (
    select organization_id, reading_day, receipt_day, sum(change) as change from (
      select organization_id, reading_day, receipt_day, change from folded where reading_id <= $2
      union all
      select o.id, r.reading_day, r.receipt_day, r.count from organization o cross join lateral (
        select (reading_timestamp at time zone 'UTC')::date as reading_day, (received_timestamp at time zone 'UTC')::date as receipt_day,
          count(*) as count
        from ${readingTableOf(kind)} where organization_id = o.id and id > $2 and id <= $3 and void_timestamp is null
        group by 1, 2
      ) r
    ) c group by organization_id, reading_day, receipt_day having sum(change) <> 0
  ), added as (
    insert into reading_count as c (organization_id, kind, reading_day, receipt_day, count)
    select organization_id, $1, reading_day, receipt_day, change from changes
    on conflict (organization_id, kind, reading_day, receipt_day) do update set count = c.count + excluded.count
  )
  update reading_count_state set counted_id = $3 where kind = $1`;

/**
 * Adds some of the readings, which must be {@link isClosed}, to the counts, unless another process is doing so. Lists return exact totals before and
 * after this, but are faster after it. @returns whether readings remain to be counted
 */
export function countReadings(dataSource: DataSource, { kind, lastId }: ReadingsToCount, slice = SLICE): Promise<boolean> {
  return inDeliveryTransaction(dataSource, async (run) => {
    // The lock is acquired in a statement of its own, because the snapshot of a combined statement would be older than the lock.
    const [state] = await run<{ countedId: number }>(
      { text: 'select counted_id as "countedId" from reading_count_state where kind = $1 for no key update skip locked' },
      [kind],
    );
    if (!state || state.countedId > lastId) return false;
    const end = Math.min(lastId, state.countedId + slice);
    await run({ text: addStatement(kind) }, [kind, state.countedId, end]);
    return end < lastId;
  });
}
