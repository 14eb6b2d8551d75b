import { type Database } from '@rpm/database';
import { LIST_BLOCK_HASHES, NEWEST_CHECKPOINT } from '../checkpoint/checkpoint.sql';
import { parseCheckpoint } from '../checkpoint/checkpoint-note';
import { isSignedBy, parseNote } from '../checkpoint/signed-note';
import { inclusionProof, rootFromProof } from '../merkle/inclusion-proof';
import { leafHash } from '../merkle/merkle-tree';
import { headerText } from '../seal/block';
import { inSealerScope } from '../seal/sealer-scope';
import { LIST_ROWS_OF_BLOCK } from '../verify/verify.sql';
import { createHash } from 'node:crypto';
import { FIND_SEALED_LINE } from './prove-row.sql';

/** The place of a leaf in a Merkle tree, and the hashes with which the root is computed from it (RFC 6962). */
export interface Inclusion {
  /** Place of the leaf, from 0. */
  index: number;
  /** Number of leaves. */
  size: number;
  /** Hashes in hexadecimal, from the leaf up. */
  proof: string[];
}

/** Proof that a row of the trail is as it was when it was sealed. It contains hashes of other rows, and no other row. */
export interface RowProof {
  /** The row as one line of JSON. */
  line: string;
  /** Place of the row in its block. */
  row: Inclusion;
  /** The text whose SHA-256 is the hash of the block. It contains the root over the rows. */
  header: string;
  /** Place of the block among all blocks that the checkpoint covers; null if no checkpoint covers the block yet. */
  block: Inclusion | null;
  /** The checkpoint as a signed note; null if no checkpoint covers the block yet. */
  checkpoint: string | null;
}

const hex = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('hex'));
const bytes = (hashes: readonly string[]) => hashes.map((hash) => Buffer.from(hash, 'hex'));

/**
 * Proves that a row is in the trail. @returns null if there is no such row, or if it is in no block
 * @throws Error if the row or its block is not as it was sealed, so that nothing can be proved
 */
export async function proveRow(database: Database, id: number): Promise<RowProof | null> {
  return inSealerScope(database, async (transaction) => {
    const [found] = await transaction.run(FIND_SEALED_LINE, { id });
    if (!found) return null;
    const { organizationId, number, position, line } = found;
    const rows = await transaction.run(LIST_ROWS_OF_BLOCK, { organizationId, number });
    const leaves = rows.map(({ leaf }) => leaf);
    const index = rows.findIndex((row) => row.id === id);
    const row = { index, size: leaves.length, proof: hex(inclusionProof(leaves, index)) };
    const proof: RowProof = { line, row, header: headerText(found), block: null, checkpoint: null };
    const [checkpoint] = await transaction.run(NEWEST_CHECKPOINT, {});
    if (!checkpoint || checkpoint.blocks < position) return proof;
    const hashes = await transaction.run(LIST_BLOCK_HASHES, { afterPosition: 0, untilPosition: checkpoint.blocks });
    const blocks = hashes.map(({ hash }) => leafHash(hash));
    const block = { index: position - 1, size: blocks.length, proof: hex(inclusionProof(blocks, position - 1)) };
    return { ...proof, block, checkpoint: checkpoint.note };
  });
}

/**
 * Returns whether a proof is valid, without a database. @param publicKey the 32 bytes of the key that must have signed the checkpoint; null if only the hashes
 * are verified
 */
export function isValidProof({ line, row, header, block, checkpoint }: RowProof, publicKey: Buffer | null): boolean {
  const root = rootFromProof(leafHash(line), row, bytes(row.proof));
  if (!root || !header.includes(`"root":"${root.toString('hex')}"`)) return false;
  if (!block || checkpoint === null) return publicKey === null;
  const hash = createHash('sha256').update(header).digest();
  const note = parseNote(checkpoint);
  const statement = note && parseCheckpoint(note.text);
  const rootOfBlocks = rootFromProof(leafHash(hash), block, bytes(block.proof));
  if (!statement || statement.blocks !== block.size || !rootOfBlocks?.equals(statement.root)) return false;
  return publicKey === null || isSignedBy(note, statement.origin, publicKey);
}
