import { type Database } from '@rpm/database';
import { inSealerScope } from '../seal/sealer-scope';
import { LIST_CHAINS, type StoredBlock } from '../block/stored-block.sql';
import { LIST_BLOCKS_OF_MONTH } from './archive.sql';
import { type Month } from './archived-month';

/** Maximum number of blocks that are read at once, and number of rows after which no further block is read with them. */
const PAGE = { maxBlocks: 1_000, maxRows: 20_000 };

/** Numbers of blocks and rows of which a month consists. */
export interface MonthTotals {
  blocks: number;
  rows: number;
}

/** A block as the file of a month contains it. Hashes are hexadecimal. */
export interface BlockLine {
  organizationId: number;
  chain: string;
  number: number;
  epoch: number;
  count: number;
  sealTimestamp: Date | string;
  firstTimestamp: Date | string;
  lastTimestamp: Date | string;
  ids: string;
  root: string;
  previous: string;
  hash: string;
  /** Number of lines of rows that follow. It is less than `count` if the block has rows of another month, too. */
  rows: number;
}

/**
 * Yields the lines of a month's file: one for each block, followed by those of its rows that are of the month, exactly as the block has hashed them. Only rows of
 * blocks are part of it, so the numbers in `totals` say whether there are others.
 */
export async function* monthLines(database: Database, { begin, end }: Month, totals: MonthTotals): AsyncGenerator<string, void> {
  const chains = await inSealerScope(database, (transaction) => transaction.run(LIST_CHAINS, { onlyOrganizationId: null }));
  for (const { organizationId, chain } of chains) {
    for (let afterNumber = 0; ;) {
      const request = { organizationId, begin, end, afterNumber, ...PAGE };
      const page = await inSealerScope(database, (transaction) => transaction.run(LIST_BLOCKS_OF_MONTH, request));
      for (const { lines, ...block } of page) {
        afterNumber = block.number;
        if (lines === null) continue;
        yield JSON.stringify({ block: blockLine(block, { organizationId, chain: chain ?? '', rows: lines.length }) });
        yield* lines;
        totals.blocks++;
        totals.rows += lines.length;
      }
      if (page.length === 0) break;
    }
  }
}

const blockLine = (block: StoredBlock, given: Pick<BlockLine, 'organizationId' | 'chain' | 'rows'>): BlockLine => ({
  organizationId: given.organizationId,
  chain: given.chain,
  number: block.number,
  epoch: block.epoch,
  count: block.count,
  sealTimestamp: block.sealTimestamp,
  firstTimestamp: block.firstTimestamp,
  lastTimestamp: block.lastTimestamp,
  ids: block.ids,
  root: block.root.toString('hex'),
  previous: block.previous.toString('hex'),
  hash: block.hash.toString('hex'),
  rows: given.rows,
});
