import { type StatementRunner, TimeSlice } from '@rpm/database';
import { LIST_ARCHIVED_LEAVES } from '../archive/archive.sql';
import { hashesIn, MerkleTree } from '../merkle/merkle-tree';
import { blockHash, marksOf, NO_BLOCK } from '../seal/block';
import { type Fault, faultOf } from '../fault/fault';
import { type StoredBlock } from '../block/stored-block.sql';
import { wrongRow } from '../block/wrong-row';
import { FIND_BLOCK_BEFORE, FIND_STRAY_ROW, LIST_BLOCKS, LIST_ROWS_OF_BLOCK } from './verify.sql';

/** Maximum number of blocks that are read at once, and number of rows after which no further block is read with them. */
const PAGE = { maxBlocks: 1_000, maxRows: 50_000 };

const EPOCH_REMOVED = 'The epoch of the block was removed.';

/** The part of the trail that is verified: rows that were sealed when the verification began. */
export interface VerifiedPart {
  sealedId: number;
  /** Number of blocks of all organizations. */
  untilPosition: number;
  lastEpoch: number;
  /** Only blocks that were sealed at this time or later are verified; null for all. */
  since: Date | null;
  /** The end of the last month that was archived; null if none was. Blocks have no rows in the database that were recorded before. */
  archivedUntil: Date | null;
}

export interface ChainResult {
  blocks: number;
  rows: number;
  /** Number of rows of the blocks that are in archives, and not in the database. */
  archivedRows: number;
  /** The first fault; null if there is none. */
  fault: Fault | null;
}

/** Verifies the blocks of an organization and their rows, and that no row is missing from them. */
export async function verifyChain(
  runner: StatementRunner,
  { organizationId, chain }: { organizationId: number; chain: string | null },
  { sealedId, untilPosition, lastEpoch, since, archivedUntil }: VerifiedPart,
): Promise<ChainResult> {
  const result: ChainResult = { blocks: 0, rows: 0, archivedRows: 0, fault: null };
  if (chain === null)
    return { ...result, fault: faultOf('The number of the organization in all lines is missing.', { organizationId }) };
  const [begin] = since ? await runner.run(FIND_BLOCK_BEFORE, { organizationId, since }) : [];
  const { number: firstNumber, hash: firstHash, lastId: afterId } = begin ?? { number: 0, hash: NO_BLOCK, lastId: 0 };
  const slice = new TimeSlice();
  let before = { number: firstNumber, hash: firstHash };
  for (;;) {
    const page = await runner.run(LIST_BLOCKS, { organizationId, afterNumber: before.number, untilPosition, ...PAGE });
    for (const { leaves, ...block } of page) {
      const live = hashesIn(leaves ?? Buffer.alloc(0));
      const isPartial = live.length < block.count && archivedUntil !== null && block.firstTimestamp < archivedUntil;
      const hashes = isPartial ? await withArchived(runner, organizationId, { ...block, live }) : live;
      const tree = new MerkleTree();
      for (const leaf of hashes) {
        tree.add(leaf);
        if (slice.isOver) await slice.next();
      }
      const detail = wrongHeader({ ...block, chain }, before) ?? (block.epoch > lastEpoch ? EPOCH_REMOVED : null);
      if (detail !== null) return { ...result, fault: faultOf(detail, { organizationId, block: before.number + 1 }) };
      const isArchived = isPartial && live.length === 0 && block.lastTimestamp < archivedUntil;
      if (isArchived) {
        result.blocks++;
        result.archivedRows += block.count;
        before = block;
        continue;
      }
      if (hashes.length !== block.count || !tree.root().equals(block.root))
        return { ...result, fault: await faultInBlock(runner, organizationId, block) };
      if (!marksOf(hashes).equals(block.marks))
        return { ...result, fault: faultOf('The marks of the block were changed.', { organizationId, block: block.number }) };
      result.blocks++;
      result.rows += live.length;
      result.archivedRows += hashes.length - live.length;
      before = block;
    }
    if (page.length === 0) break;
  }
  const [stray] = await runner.run(FIND_STRAY_ROW, { organizationId, afterId, sealedId, untilPosition });
  const detail = 'The row is in no block, although it has an id of sealed rows: it was added later, or its block was removed.';
  return stray ? { ...result, fault: faultOf(detail, { organizationId, rowId: stray.id }) } : result;
}

/** Returns what is wrong with a block itself; null if nothing is. */
function wrongHeader(block: StoredBlock & { chain: string }, before: { number: number; hash: Buffer }): string | null {
  if (block.number !== before.number + 1) return 'The block is missing.';
  if (!block.previous.equals(before.hash))
    return 'The block does not contain the hash of the block before: one of them was replaced.';
  if (!blockHash(block).equals(block.hash)) return 'The block was changed.';
  return null;
}

/** Returns the hashes of all rows of a block that was archived in part, in the order of their ids. */
async function withArchived(
  runner: StatementRunner,
  organizationId: number,
  { number, live }: StoredBlock & { live: readonly Buffer[] },
): Promise<readonly Buffer[]> {
  const archived = await runner.run(LIST_ARCHIVED_LEAVES, { organizationId, number });
  if (archived.length === 0) return live;
  return (await rowsOf(runner, organizationId, number, archived)).map(({ leaf }) => leaf);
}

async function rowsOf(
  runner: StatementRunner,
  organizationId: number,
  number: number,
  archived: readonly { id: number; leaf: Buffer }[],
): Promise<{ id: number; leaf: Buffer }[]> {
  const live = await runner.run(LIST_ROWS_OF_BLOCK, { organizationId, number });
  return [...live, ...archived].sort((one, other) => one.id - other.id);
}

async function faultInBlock(runner: StatementRunner, organizationId: number, block: StoredBlock): Promise<Fault> {
  const archived = await runner.run(LIST_ARCHIVED_LEAVES, { organizationId, number: block.number });
  const rows = await rowsOf(runner, organizationId, block.number, archived);
  const { rowId, detail } = wrongRow(block, rows);
  return faultOf(detail, { organizationId, block: block.number, rowId });
}
