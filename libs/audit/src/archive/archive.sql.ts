import { statement } from '@rpm/database';
import { BLOCK_COLUMNS, HAS_ID, type StoredBlock } from '../block/stored-block.sql';
import { leafHashOf } from '../merkle/leaf-hash.sql';

/** Lets a transaction read the trail of all organizations, add the record of an archive, and add rows of the installation to the trail. */
export const ARCHIVE_SCOPE = statement<object>({
  name: 'set-audit-archive-scope',
  text: `
  select set_config('rpm.sealing', 'on', true), set_config('rpm.audit', 'on', true), set_config('jit', 'off', true), set_config('lock_timeout', '1s', true)`,
});

/**
 * Lists the months that have rows and end at a time or before it, oldest first. The subquery reads one row of each month. A join or `distinct` would read all rows.
 */
export const LIST_MONTHS = statement<{ before: Date }, { name: string }>({
  name: 'list-audit-months',
  text: `
  select to_char(month, 'YYYY-MM') as name
  from generate_series(timestamp '1970-01-01', $before::timestamptz at time zone 'UTC' - interval '1 month', interval '1 month') as month
  where (
    select true from audit_event e
    where e.recorded_timestamp >= month at time zone 'UTC' and e.recorded_timestamp < (month + interval '1 month') at time zone 'UTC' limit 1
  ) order by month`,
});

/** SQL conditions that a row, and that a block, may belong to the month. */
const ROW_OF_MONTH = 'e.recorded_timestamp >= $begin::timestamptz and e.recorded_timestamp < $end::timestamptz';
const BLOCK_OF_MONTH = 'b.first_timestamp < $end::timestamptz and b.last_timestamp >= $begin::timestamptz';
const ROW_OF_BLOCK = `e.organization_id = b.organization_id and ${HAS_ID}`;

interface OfMonth {
  begin: Date;
  end: Date;
}

export const COUNT_ROWS = statement<OfMonth, { rows: number }>({
  name: 'count-audit-rows-of-month',
  text: `select count(*)::float8 as rows from audit_event e where ${ROW_OF_MONTH}`,
});

/** Reads the next blocks of an organization that may have rows of the month, with the lines of these rows in the order of their ids. */
export const LIST_BLOCKS_OF_MONTH = statement<
  OfMonth & { organizationId: number; afterNumber: number; maxBlocks: number; maxRows: number },
  StoredBlock & { lines: string[] | null }
>({
  name: 'list-audit-blocks-of-month',
  text: `
    with page as materialized (
      select b.* from audit_block b where b.organization_id = $organizationId::bigint and b.number > $afterNumber::bigint and ${BLOCK_OF_MONTH}
      order by b.number limit $maxBlocks
    ), totals as (select number, sum(count) over (order by number) - count as rows_before from page)
    select ${BLOCK_COLUMNS}, (
      select array_agg(audit_line_v1(e, c.chain) order by e.id) from audit_event e join audit_chain c on c.organization_id = e.organization_id
      where ${ROW_OF_BLOCK} and ${ROW_OF_MONTH}
    ) as "lines"
    from page b join totals t on t.number = b.number where t.rows_before < $maxRows::bigint order by b.number`,
});

/** The record of an archived month. */
export interface ArchivedMonth {
  /** Such as `2020-01`. */
  month: string;
  file: string;
  digest: Buffer;
  blocks: number;
  rows: number;
}

export const LIST_ARCHIVES = statement<object, ArchivedMonth>({
  name: 'list-audit-archives',
  text: `
    select to_char(month, 'YYYY-MM') as "month", file, digest, blocks::float8 as "blocks", rows::float8 as "rows" from audit_archive order by month`,
});

export const INSERT_ARCHIVE = statement<ArchivedMonth>({
  name: 'insert-audit-archive',
  text: `
  insert into audit_archive (month, file, digest, blocks, rows) values (to_date($month::text || '-01', 'YYYY-MM-DD'), $file, $digest, $blocks, $rows)`,
});

/** Keeps the hashes of the month's rows that share a block with rows of another month. */
export const KEEP_LEAVES = statement<OfMonth & { month: string }>({
  name: 'keep-audit-leaves-of-month',
  text: `
  insert into audit_archived_leaf (organization_id, number, id, month, leaf)
  select b.organization_id, b.number, e.id, to_date($month::text || '-01', 'YYYY-MM-DD'), ${leafHashOf('e', 'c.chain')}
  from audit_block b join audit_event e on ${ROW_OF_BLOCK} and ${ROW_OF_MONTH} join audit_chain c on c.organization_id = b.organization_id
  where ${BLOCK_OF_MONTH} and (b.first_timestamp < $begin::timestamptz or b.last_timestamp >= $end::timestamptz)`,
});

export const FIND_PARTITION = statement<{ name: string }, { found: boolean }>({
  name: 'find-audit-partition',
  text: `
  select to_regclass($name) is not null as found`,
});

/** The hashes of the archived rows of a block, in the order of their ids. */
export const LIST_ARCHIVED_LEAVES = statement<
  { organizationId: number; number: number },
  { id: number; leaf: Buffer; month: string }
>({
  name: 'list-archived-audit-leaves',
  text: `
    select id, leaf, to_char(month, 'YYYY-MM') as "month" from audit_archived_leaf where organization_id = $organizationId and number = $number order by id`,
});

/** Reads blocks of an organization by their numbers. */
export const FIND_BLOCKS = statement<{ organizationId: number; numbers: readonly number[] }, StoredBlock>({
  name: 'find-audit-blocks',
  text: `select ${BLOCK_COLUMNS} from audit_block b where b.organization_id = $organizationId and b.number = any ($numbers::bigint[]) order by b.number`,
});
