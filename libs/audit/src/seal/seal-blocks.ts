import { type BareTransaction, type Database, TimeSlice } from '@rpm/database';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashesIn, MerkleTree } from '../merkle/merkle-tree';
import { blockHash, type BlockHeader, marksOf, NO_BLOCK } from './block';
import {
  FIND_UNSEALED,
  INSERT_BLOCKS,
  LIST_WRITERS,
  LOCK_SEALING,
  type Progress,
  READ_PROGRESS,
  READ_UNSEALED,
  STORE_PROGRESS,
  type UnsealedRows,
} from './seal.sql';
import { inSealerScope } from './sealer-scope';

/** Maximum number of rows that are sealed in one transaction. A process holds 36 bytes for each. */
const MAX_ROWS = 20_000;

/** Number of times that the sealer looks for the end of the transactions that write rows, and the time in milliseconds between two looks. */
const LOOKS = 10;
const LOOK_MS = 50;

export interface SealOptions {
  /** Maximum number of rows that are sealed. */
  maxRows?: number;
}

/** Numbers of blocks and rows that {@link sealBlocks} has sealed. */
export interface SealedBlocks {
  blocks: number;
  rows: number;
  /** Whether there are more rows to seal. */
  isMore: boolean;
}

const NOTHING: SealedBlocks = { blocks: 0, rows: 0, isMore: false };

/** A new block with its place among the blocks of all organizations. */
interface NewBlock extends BlockHeader {
  organizationId: number;
  position: number;
  hash: Buffer;
  marks: Buffer;
}

/**
 * Seals the oldest rows of the audit trail that are in no block, whatever their age: at most one block for each organization. Rows of transactions that are
 * still open are in a later block. While another process seals, it does nothing.
 */
export async function sealBlocks(database: Database, { maxRows = MAX_ROWS }: SealOptions = {}): Promise<SealedBlocks> {
  return inSealerScope(database, async (transaction) => {
    const [lock] = await transaction.run(LOCK_SEALING, {});
    if (!lock?.isLocked) return NOTHING;
    const [progress] = await transaction.run(READ_PROGRESS, {});
    if (!progress || progress.lastId <= progress.sealedId) return NOTHING;
    return seal(transaction, progress, maxRows);
  });
}

async function seal(transaction: BareTransaction, progress: Progress, maxRows: number): Promise<SealedBlocks> {
  const { sealedId, settledBlocks, lastId } = progress;
  const visibleId = await findVisibleId(transaction, progress);
  const [found] = await transaction.run(FIND_UNSEALED, { sealedId, settledBlocks, maxRows });
  const { count = 0, untilId = null } = found ?? {};
  const isMore = count === maxRows;
  const completeId = isMore ? Math.min(visibleId, untilId ?? visibleId) : visibleId;
  const unsealed = untilId === null ? [] : await transaction.run(READ_UNSEALED, { sealedId, settledBlocks, untilId, completeId });
  const blocks = await blocksOf(unsealed, progress);
  if (blocks.length > 0) await insertBlocks(transaction, blocks);
  if (blocks.length > 0 || completeId > sealedId)
    await transaction.run(STORE_PROGRESS, {
      sealedId: completeId,
      blocks: progress.blocks + blocks.length,
      // Earlier blocks contain only ids that had been given out before.
      settledBlocks: completeId < lastId ? settledBlocks : progress.blocks + ((untilId ?? 0) <= completeId ? blocks.length : 0),
    });
  return { blocks: blocks.length, rows: unsealed.reduce((rows, one) => rows + one.count, 0), isMore };
}

/**
 * Returns the largest id up to which no row can become visible any more: the last id that was given out before a moment at which none of its writers was still
 * open. Waits for them a little; if one stays open, returns the id up to which rows are sealed already.
 */
async function findVisibleId(transaction: BareTransaction, { lastId, sealedId }: Progress): Promise<number> {
  const listWriters = async () => (await transaction.run(LIST_WRITERS, {})).map(({ writer }) => writer);
  let open = await listWriters();
  for (let looks = 1; open.length > 0; looks++) {
    if (looks === LOOKS) return sealedId;
    await sleep(LOOK_MS);
    const writing = await listWriters();
    open = open.filter((writer) => writing.includes(writer));
  }
  return lastId;
}

async function blocksOf(unsealed: readonly UnsealedRows[], { epoch, blocks, now }: Progress): Promise<NewBlock[]> {
  const slice = new TimeSlice();
  const sealed: NewBlock[] = [];
  for (const { organizationId, number, hash, leaves, ...rows } of unsealed) {
    const tree = new MerkleTree();
    const hashes = hashesIn(leaves);
    for (const leaf of hashes) {
      tree.add(leaf);
      if (slice.isOver) await slice.next();
    }
    const previous = { number: (number ?? 0) + 1, previous: hash ?? NO_BLOCK };
    const header = { ...rows, ...previous, epoch, sealTimestamp: now, root: tree.root() };
    const position = blocks + sealed.length + 1;
    sealed.push({ ...header, organizationId, position, hash: blockHash(header), marks: marksOf(hashes) });
  }
  return sealed;
}

async function insertBlocks(transaction: BareTransaction, blocks: readonly NewBlock[]): Promise<void> {
  const [first] = blocks;
  if (!first) return;
  await transaction.run(INSERT_BLOCKS, {
    epoch: first.epoch,
    sealTimestamp: first.sealTimestamp,
    positions: blocks.map(({ position }) => position),
    organizationIds: blocks.map(({ organizationId }) => organizationId),
    numbers: blocks.map(({ number }) => number),
    counts: blocks.map(({ count }) => count),
    firstTimestamps: blocks.map(({ firstTimestamp }) => firstTimestamp),
    lastTimestamps: blocks.map(({ lastTimestamp }) => lastTimestamp),
    ids: blocks.map(({ ids }) => ids),
    roots: blocks.map(({ root }) => root),
    previous: blocks.map(({ previous }) => previous),
    hashes: blocks.map(({ hash }) => hash),
    marks: blocks.map(({ marks }) => marks),
  });
}
