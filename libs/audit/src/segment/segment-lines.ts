import { statement, type StatementRunner } from '@rpm/database';
import { z } from 'zod';
import { HAS_ID } from '../block/stored-block.sql';
import { type SegmentDescription } from './segment';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Greatest id that a file may contain; an import accepts no greater ids in other tables either. */
const id = z.int().min(1).max(1_000_000_000_000);
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** A line of a file that begins a block. The lines of its rows follow, unless they were archived. */
export const blockLine = z.object({
  block: z.object({
    number: z.int().positive(),
    epoch: z.int().positive(),
    count: z.int().positive().max(1_000_000),
    sealTimestamp: time,
    firstTimestamp: time,
    lastTimestamp: time,
    ids: z
      .string()
      .max(10_000_000)
      .regex(/^\{\[[\d,[)]+\}$/),
    root: hash,
    previous: hash,
    isArchived: z.boolean(),
  }),
});

/**
 * A line of a file that contains a row. It checks only what the database would not refuse as wrong data: a row without patients would be refused by row-level
 * security, as if the service lacked a right. The hashes cover the line itself.
 */
export const rowLine = z.object({ format: z.literal(1), id, recordedTimestamp: time, patients: z.array(z.int()) });

const BLOCK_PREFIX = '{"block"';

/** Returns whether a line begins a block; every other line is a row. */
export const isBlockLine = (line: string): boolean => line.startsWith(BLOCK_PREFIX);

/** Returns the number of rows in lines. */
export const rowsInLines = (lines: readonly string[]): number => lines.filter((line) => !isBlockLine(line)).length;

/** Maximum number of blocks that are read at once, and number of rows after which no further block is read with them. */
const PAGE = { maxBlocks: 500, maxRows: 2_000 };

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

interface PageRequest {
  organizationId: number;
  chain: string;
  afterNumber: number;
  untilNumber: number;
  maxBlocks: number;
  maxRows: number;
}

/** Reads the next blocks of an organization, each as a line, with the lines of its rows. */
const LIST_BLOCK_LINES = statement<PageRequest, { number: number; count: number; block: string; lines: string[] | null }>({
  name: 'list-lines-of-audit-segment',
  text: `
    with page as materialized (
      select b.* from audit_block b
      where organization_id = $organizationId::bigint and number > $afterNumber::bigint and number <= $untilNumber::bigint
      order by number limit $maxBlocks
    ), totals as (select number, sum(count) over (order by number) - count as rows_before from page)
    select b.number::float8 as "number", b.count, r.lines, json_build_object('block', json_build_object(
        'number', b.number, 'epoch', b.epoch, 'count', b.count, 'sealTimestamp', ${instant('b.seal_timestamp')},
        'firstTimestamp', ${instant('b.first_timestamp')}, 'lastTimestamp', ${instant('b.last_timestamp')}, 'ids', b.ids::text,
        'root', encode(b.root, 'hex'), 'previous', encode(b.previous, 'hex'), 'isArchived', r.lines is null)) #>> '{}' as "block"
    from page b join totals t on t.number = b.number left join lateral (
      select array_agg(audit_line_v1(e, $chain::uuid) order by e.id) as lines from audit_event e
      where e.organization_id = $organizationId::bigint and ${HAS_ID}
    ) r on true
    where t.rows_before < $maxRows::bigint order by b.number`,
});

/** Reads the blocks and rows of a segment, as lines of JSON: each block, and the rows of the block in the order of their ids. */
export async function* segmentLines(
  runner: StatementRunner,
  organizationId: number,
  { chain, blocks }: SegmentDescription,
): AsyncGenerator<string[], void> {
  for (let afterNumber = 0; afterNumber < blocks;) {
    const request = { organizationId, chain, afterNumber, untilNumber: blocks, ...PAGE };
    const page = await runner.run(LIST_BLOCK_LINES, request);
    const last = page.at(-1);
    if (!last) return;
    yield page.flatMap(({ block, lines }) => [block, ...(lines ?? [])]);
    afterNumber = last.number;
  }
}
