import { type StatementRunner } from '@rpm/database';
import { leafHash, MerkleTree } from '../merkle/merkle-tree';
import { type Fault, faultOf } from '../fault/fault';
import { wrongRow } from '../block/wrong-row';
import { FIND_BLOCKS, LIST_ARCHIVED_LEAVES } from './archive.sql';
import { type BlockLine } from './month-lines';

/** A row in a month's file, with the hash of its line. */
interface FiledRow {
  id: number;
  leaf: Buffer;
}

interface FiledBlock {
  block: BlockLine;
  rows: FiledRow[];
}

/** Thrown for a line that is neither a block nor a row. */
export class UnreadableLine extends Error {}

/** Reads the blocks of a month's file with their rows. A block has at most 20,000 rows. @throws UnreadableLine */
export async function* blocksIn(lines: AsyncIterable<string>): AsyncGenerator<FiledBlock, void> {
  let current: FiledBlock | null = null;
  let number = 0;
  for await (const line of lines) {
    number++;
    const read = objectIn(line);
    if (isBlock(read)) {
      if (current) yield current;
      current = { block: read.block, rows: [] };
    } else if (current && typeof read?.['id'] === 'number') current.rows.push({ id: read['id'], leaf: leafHash(line) });
    else throw new UnreadableLine(`Line ${number} is neither a block nor a row.`);
  }
  if (current) yield current;
}

function objectIn(line: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isBlock(read: Record<string, unknown> | null): read is { block: BlockLine } {
  const block = read?.['block'] as Partial<BlockLine> | null | undefined;
  return (
    typeof block === 'object' &&
    block !== null &&
    Number.isSafeInteger(block.organizationId) &&
    Number.isSafeInteger(block.number)
  );
}

/**
 * Compares a block of a file with the block of the database. If the file has all rows of the block, their root must be that of the block. Otherwise, their
 * hashes must be those that the database has kept, whose root {@link verifyChain} compares.
 * @returns null if nothing is wrong
 */
export async function faultInFiledBlock(
  runner: StatementRunner,
  { block, rows }: FiledBlock,
  isArchived: boolean,
): Promise<Fault | null> {
  const { organizationId, number } = block;
  const place = { organizationId, block: number };
  const [stored] = await runner.run(FIND_BLOCKS, { organizationId, numbers: [number] });
  if (!stored || stored.hash.toString('hex') !== block.hash)
    return faultOf('The block of the file is not the one of the database.', place);
  if (block.rows === stored.count) {
    const tree = new MerkleTree();
    for (const { leaf } of rows) tree.add(leaf);
    if (rows.length === stored.count && tree.root().equals(stored.root)) return null;
    const { rowId, detail } = wrongRow(stored, rows);
    return faultOf(detail, { ...place, rowId });
  }
  if (rows.length !== block.rows) return faultOf('Rows of the block are missing, or were added.', place);
  if (!isArchived) return null;
  const leaves = new Map((await runner.run(LIST_ARCHIVED_LEAVES, { organizationId, number })).map(({ id, leaf }) => [id, leaf]));
  const wrong = rows.find(({ id, leaf }) => leaves.get(id)?.equals(leaf) !== true);
  return wrong ? faultOf('The row was changed.', { ...place, rowId: wrong.id }) : null;
}
