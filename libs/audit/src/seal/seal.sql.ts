import { statement, writeLocksOn } from '@rpm/database';
import { leafHashOf } from '../merkle/leaf-hash.sql';

/** Key of the advisory lock that lets one process at a time seal. The number is arbitrary. */
const SEALER_LOCK = 4_718_201_126;

/** SQL for the largest id that any row of the trail has got, also rows that are not committed; 0 if there is none. */
const LAST_ID = `coalesce(pg_sequence_last_value(pg_get_serial_sequence('audit_event', 'id')::regclass), 0)`;

/** SQL expression for the time at which rows must be sealed; null if all are. It reads no row of the trail. */
export const SEALING_DUE = `(select now() where ${LAST_ID} > coalesce((select sealed_id from audit_progress), 0))`;

export interface Progress {
  /** Whether this transaction is the only one that seals. */
  isLocked: boolean;
  /** Every row with this id or a smaller one is sealed. */
  sealedId: number;
  /** The largest id that any row has got. */
  lastId: number;
  /** Number of blocks of all organizations. */
  blocks: number;
  /** Place among all blocks up to which no block contains an id beyond the sealed ones. */
  settledBlocks: number;
  epoch: number;
  now: Date;
}

export const LOCK_SEALING = statement<object, { isLocked: boolean }>({
  name: 'lock-audit-sealing',
  text: `select pg_try_advisory_xact_lock(${SEALER_LOCK}) as "isLocked"`,
});

/** Waits until no other transaction seals. */
export const AWAIT_SEALING = statement<object>({
  name: 'await-audit-sealing',
  text: `select pg_advisory_xact_lock(${SEALER_LOCK})`,
});

export const READ_PROGRESS = statement<object, Progress>({
  name: 'audit-progress',
  text: `
    select coalesce(p.sealed_id, 0) as "sealedId", coalesce(p.blocks, 0) as "blocks", coalesce(least(p.settled_blocks, p.blocks), 0) as "settledBlocks",
      ${LAST_ID} as "lastId",
      (select coalesce(max(number), 1) from audit_epoch) as "epoch", date_trunc('milliseconds', clock_timestamp()) as "now"
    from (values (1)) one left join audit_progress p on true`,
});

/** Lists the open transactions that may have got ids of the trail. A transaction takes this lock before it gets an id, and holds it until others see its rows. */
export const LIST_WRITERS = statement<object, { writer: string }>({
  name: 'audit-writers',
  text: `
    select distinct l.virtualtransaction as "writer" from ${writeLocksOn(`'audit_event'::regclass`)}`,
});

/** Ids beyond the sealed ones that are in blocks already, by organization: rows that were sealed while an earlier transaction was still open. */
const SEALED_AHEAD = `sealed_ahead as materialized (
    select organization_id, range_agg(ids) as ids from audit_block
    where position > $settledBlocks::bigint and upper(ids) > $sealedId::bigint + 1 group by organization_id
  )`;

const IS_UNSEALED = `e.id > $sealedId::bigint and (a.ids is null or not a.ids @> e.id)`;

/** Finds the unsealed rows with the smallest ids, and gives organizations that have none a chain. */
export const FIND_UNSEALED = statement<
  { sealedId: number; settledBlocks: number; maxRows: number },
  { count: number; untilId: number | null }
>({
  name: 'find-unsealed-audit-rows',
  text: `
    with ${SEALED_AHEAD}, unsealed as materialized (
      select e.organization_id, e.id from audit_event e left join sealed_ahead a on a.organization_id = e.organization_id
      where ${IS_UNSEALED} order by e.id limit $maxRows
    ), chains as (
      insert into audit_chain (organization_id) select distinct organization_id from unsealed u
      where not exists (select from audit_chain c where c.organization_id = u.organization_id)
    )
    select count(*)::integer as "count", max(id) as "untilId" from unsealed`,
});

/** The unsealed rows of an organization, and its newest block. */
export interface UnsealedRows {
  organizationId: number;
  chain: string;
  count: number;
  firstTimestamp: Date;
  lastTimestamp: Date;
  /** Hashes of the lines, one after the other, in the order of the ids. */
  leaves: Buffer;
  /** The ids that the next block contains, as an int8multirange. */
  ids: string;
  /** Number and hash of the newest block; null if there is none. */
  number: number | null;
  hash: Buffer | null;
}

/**
 * Reads unsealed rows up to an id, by organization. Up to `completeId`, every id is known to be visible or never used, so that one range contains all of them;
 * beyond it, each id is named, because the ids in between may belong to transactions that are still open.
 */
export const READ_UNSEALED = statement<
  { sealedId: number; settledBlocks: number; untilId: number; completeId: number },
  UnsealedRows
>({
  name: 'read-unsealed-audit-rows',
  text: `
    with ${SEALED_AHEAD}, unsealed as (
      select e.organization_id, e.id, e.recorded_timestamp, c.chain,
        ${leafHashOf('e', 'c.chain')} as leaf
      from audit_event e join audit_chain c on c.organization_id = e.organization_id
        left join sealed_ahead a on a.organization_id = e.organization_id
      where ${IS_UNSEALED} and e.id <= $untilId::bigint
    ), rows_of_organizations as (
      select organization_id, chain, count(*)::integer as count, min(recorded_timestamp) as first_timestamp,
        max(recorded_timestamp) as last_timestamp, string_agg(leaf, '' order by id) as leaves, min(id) <= $completeId::bigint as has_complete,
        range_agg(int8range(id, id, '[]')) filter (where id > $completeId::bigint) as ids
      from unsealed group by organization_id, chain
    )
    select r.organization_id as "organizationId", r.chain, r.count, r.first_timestamp as "firstTimestamp",
      r.last_timestamp as "lastTimestamp", r.leaves, b.number, b.hash,
      (case when r.has_complete then int8multirange(int8range($sealedId::bigint, $completeId::bigint, '(]')) - coalesce(a.ids, '{}') else '{}' end
        + coalesce(r.ids, '{}'))::text as "ids"
    from rows_of_organizations r left join sealed_ahead a on a.organization_id = r.organization_id
      left join lateral (
        select number, hash from audit_block b where b.organization_id = r.organization_id order by number desc limit 1
      ) b on true
    order by r.organization_id`,
});

/** New blocks. All lists have one entry per block, in the same order. */
export interface NewBlocks {
  positions: number[];
  organizationIds: number[];
  numbers: number[];
  epoch: number;
  counts: number[];
  sealTimestamp: Date;
  firstTimestamps: Date[];
  lastTimestamps: Date[];
  ids: string[];
  roots: Buffer[];
  previous: Buffer[];
  hashes: Buffer[];
  marks: Buffer[];
}

export const INSERT_BLOCKS = statement<NewBlocks>({
  name: 'insert-audit-blocks',
  text: `
    insert into audit_block (position, organization_id, number, epoch, count, seal_timestamp, first_timestamp, last_timestamp, ids, root, previous, hash, marks)
    select n.position, n.organization_id, n.number, $epoch::integer, n.count, $sealTimestamp::timestamptz, n.first_timestamp, n.last_timestamp,
      n.ids::int8multirange, n.root, n.previous, n.hash, n.marks
    from unnest($positions::bigint[], $organizationIds::bigint[], $numbers::bigint[], $counts::integer[], $firstTimestamps::timestamptz[],
      $lastTimestamps::timestamptz[], $ids::text[], $roots::bytea[], $previous::bytea[], $hashes::bytea[], $marks::bytea[])
      as n (position, organization_id, number, count, first_timestamp, last_timestamp, ids, root, previous, hash, marks)`,
});

export const STORE_PROGRESS = statement<{ sealedId: number; blocks: number; settledBlocks: number }>({
  name: 'store-audit-progress',
  text: `
    insert into audit_progress (sealed_id, blocks, settled_blocks) values ($sealedId, $blocks, $settledBlocks)
    on conflict (id) do update set sealed_id = excluded.sealed_id, blocks = excluded.blocks, settled_blocks = excluded.settled_blocks`,
});
