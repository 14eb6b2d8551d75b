import { statement } from '@rpm/database';
import { BLOCK_COLUMNS, HAS_ID, type StoredBlock } from '../block/stored-block.sql';
import { leafHashOf } from '../merkle/leaf-hash.sql';

export interface BlocksRequest {
  organizationId: number;
  afterNumber: number;
  /** The largest position of a block that is verified. */
  untilPosition: number;
  /** Number of blocks after which, and number of rows after whose excess, the page ends. */
  maxBlocks: number;
  maxRows: number;
}

/** Reads the next blocks of an organization, each with the hashes of the rows that its ids name, in the order of the ids. */
export const LIST_BLOCKS = statement<BlocksRequest, StoredBlock & { leaves: Buffer | null }>({
  name: 'list-audit-blocks',
  text: `
    with page as materialized (
      select b.* from audit_block b where organization_id = $organizationId::bigint and number > $afterNumber::bigint and position <= $untilPosition::bigint
      order by number limit $maxBlocks
    ), totals as (select number, sum(count) over (order by number) - count as rows_before from page)
    select ${BLOCK_COLUMNS}, (
      select string_agg(${leafHashOf('e', 'c.chain')}, '' order by e.id)
      from audit_event e join audit_chain c on c.organization_id = e.organization_id
      where e.organization_id = $organizationId::bigint and ${HAS_ID}
    ) as "leaves"
    from page b join totals t on t.number = b.number where t.rows_before < $maxRows::bigint order by b.number`,
});

/** Finds the newest block before a time, at whose end a verification since that time begins. */
export const FIND_BLOCK_BEFORE = statement<
  { organizationId: number; since: Date },
  { number: number; hash: Buffer; lastId: number }
>({
  name: 'find-audit-block-before',
  text: `
    select number, hash, upper(ids) - 1 as "lastId" from audit_block
    where organization_id = $organizationId and seal_timestamp < $since order by number desc limit 1`,
});

/** The ids and hashes of the rows that a block names, to tell which of them is wrong. */
export const LIST_ROWS_OF_BLOCK = statement<{ organizationId: number; number: number }, { id: number; leaf: Buffer }>({
  name: 'list-rows-of-audit-block',
  text: `
    select e.id, ${leafHashOf('e', 'c.chain')} as "leaf"
    from audit_block b join audit_event e on e.organization_id = b.organization_id and ${HAS_ID}
      join audit_chain c on c.organization_id = e.organization_id
    where b.organization_id = $organizationId and b.number = $number order by e.id`,
});

/** Finds the first row of an organization that should be in a block and is in none. */
export const FIND_STRAY_ROW = statement<
  { organizationId: number; afterId: number; sealedId: number; untilPosition: number },
  { id: number }
>({
  name: 'find-stray-audit-row',
  text: `
    select e.id from audit_event e, (
      select coalesce(range_agg(ids), '{}') as ids from audit_block
      where organization_id = $organizationId::bigint and position <= $untilPosition::bigint
    ) sealed
    where e.organization_id = $organizationId::bigint and e.id > $afterId::bigint and e.id <= $sealedId::bigint and not sealed.ids @> e.id
    order by e.id limit 1`,
});

/** Finds the first row whose organization has no chain, although the row should be in a block. */
export const FIND_ROW_WITHOUT_CHAIN = statement<{ afterId: number; sealedId: number }, { organizationId: number; id: number }>({
  name: 'find-audit-row-without-chain',
  text: `
    select e.organization_id as "organizationId", e.id from audit_event e
    where e.id > $afterId::bigint and e.id <= $sealedId::bigint and not exists (select from audit_chain c where c.organization_id = e.organization_id)
    order by e.id limit 1`,
});

/** Time of the oldest row that is in no block yet. */
export const FIND_OLDEST_UNSEALED = statement<{ sealedId: number }, { id: number; recordedTimestamp: Date }>({
  name: 'find-oldest-unsealed-audit-row',
  text: `
    select e.id, e.recorded_timestamp as "recordedTimestamp" from audit_event e
    where e.id > $sealedId::bigint and not exists (
      select from audit_block b where upper(b.ids) > $sealedId::bigint + 1 and b.organization_id = e.organization_id and b.ids @> e.id
    )
    order by e.id limit 1`,
});

/** Names the block at a position. */
export const FIND_BLOCK_AT = statement<{ position: number }, { organizationId: number; number: number }>({
  name: 'find-audit-block-at',
  text: `select organization_id as "organizationId", number from audit_block where position >= $position order by position limit 1`,
});

export const INSERT_VERIFICATION = statement<{ blocks: number; rows: number; isIntact: boolean }>({
  name: 'insert-audit-verification',
  text: `insert into audit_verification (blocks, rows, is_intact) values ($blocks, $rows, $isIntact)`,
});
