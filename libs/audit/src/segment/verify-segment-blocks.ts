import { type StatementRunner, TimeSlice } from '@rpm/database';
import { hashesIn, MerkleTree } from '../merkle/merkle-tree';
import { blockHash, NO_BLOCK } from '../seal/block';
import { LIST_SEGMENT_BLOCKS, type SegmentBlock } from './segment.sql';

/** Maximum number of blocks that are read at once, and number of rows after which no further block is read with them. */
const PAGE = { maxBlocks: 1_000, maxRows: 50_000 };

/** The last block of a segment that was verified. */
export interface VerifiedBlock {
  number: number;
  hash: Buffer;
}

/** The place before the first block of a segment. */
export const BEFORE_FIRST_BLOCK: VerifiedBlock = { number: 0, hash: NO_BLOCK };

export interface SegmentBlocksResult {
  /** The last block; the first one that is wrong, or missing, follows it if there is a fault. */
  last: VerifiedBlock;
  rows: number;
  /** Sentence about what is wrong; null if nothing is. */
  detail: string | null;
}

/**
 * Verifies the blocks of a segment that follow one, and their rows. Rows of archived months are in the files of the present trail, which contains them, too.
 * @param archivedUntil the end of the last month that was archived; null if none was
 */
export async function verifySegmentBlocks(
  runner: StatementRunner,
  { organizationId, chain, archivedUntil }: { organizationId: number; chain: string; archivedUntil: Date | null },
  before: VerifiedBlock,
): Promise<SegmentBlocksResult> {
  const slice = new TimeSlice();
  let last = before;
  let rows = 0;
  for (;;) {
    const page = await runner.run(LIST_SEGMENT_BLOCKS, { organizationId, chain, afterNumber: last.number, ...PAGE });
    for (const block of page) {
      const hashes = hashesIn(block.leaves ?? Buffer.alloc(0));
      const tree = new MerkleTree();
      for (const leaf of hashes) {
        tree.add(leaf);
        if (slice.isOver) await slice.next();
      }
      const detail = wrongBlock({ ...block, chain }, last) ?? wrongRows(block, hashes.length, tree.root(), archivedUntil);
      if (detail !== null) return { last, rows, detail };
      rows += hashes.length;
      last = { number: block.number, hash: block.hash };
    }
    if (page.length === 0) return { last, rows, detail: null };
  }
}

function wrongBlock(block: SegmentBlock & { chain: string }, before: VerifiedBlock): string | null {
  if (block.number !== before.number + 1) return 'The block is missing.';
  if (!block.previous.equals(before.hash)) return 'The block does not contain the hash of the block before.';
  return blockHash(block).equals(block.hash) ? null : 'The block was changed.';
}

function wrongRows(
  { count, root, isArchived, firstTimestamp }: SegmentBlock,
  found: number,
  rootOfRows: Buffer,
  archivedUntil: Date | null,
): string | null {
  if (isArchived || (found < count && archivedUntil !== null && firstTimestamp < archivedUntil)) return null;
  if (found !== count) return `The block has ${found} rows instead of ${count}.`;
  return rootOfRows.equals(root) ? null : 'A row of the block was changed.';
}
