import { MerkleTree, nodeHash } from './merkle-tree';

/** Returns the largest power of two that is smaller than a number of at least two. */
function leftSize(size: number): number {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
}

function rootOf(leaves: readonly Buffer[]): Buffer {
  const tree = new MerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
}

/**
 * Returns the hashes with which the root can be computed from one leaf (RFC 6962, section 2.1.1), from the leaf up.
 * @param leaves hashes of all leaves @param index place of the leaf, from 0
 */
export function inclusionProof(leaves: readonly Buffer[], index: number): Buffer[] {
  if (leaves.length < 2) return [];
  const left = leftSize(leaves.length);
  return index < left
    ? [...inclusionProof(leaves.slice(0, left), index), rootOf(leaves.slice(left))]
    : [...inclusionProof(leaves.slice(left), index - left), rootOf(leaves.slice(0, left))];
}

/**
 * Computes the root of a tree from one leaf and its proof.
 * @param index place of the leaf, from 0 @param size number of leaves of the tree @returns null if the proof does not fit a tree of this size
 */
export function rootFromProof(
  leaf: Buffer,
  { index, size }: { index: number; size: number },
  proof: readonly Buffer[],
): Buffer | null {
  if (index < 0 || index >= size) return null;
  if (size === 1) return proof.length === 0 ? leaf : null;
  const sibling = proof.at(-1);
  if (!sibling) return null;
  const left = leftSize(size);
  const rest = proof.slice(0, -1);
  if (index < left) {
    const root = rootFromProof(leaf, { index, size: left }, rest);
    return root && nodeHash(root, sibling);
  }
  const root = rootFromProof(leaf, { index: index - left, size: size - left }, rest);
  return root && nodeHash(sibling, root);
}
