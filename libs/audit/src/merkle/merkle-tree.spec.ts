import fc from 'fast-check';
import { createHash, randomBytes } from 'node:crypto';
import { inclusionProof, rootFromProof } from './inclusion-proof';
import { hashesIn, leafHash, MerkleTree } from './merkle-tree';

const treeOf = (leaves: readonly Buffer[]) => {
  const tree = new MerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree;
};

/** The entries of the test vectors that certificate transparency logs use, and the roots of the first 1 to 8 of them. */
const ENTRIES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('MerkleTree', () => {
  it('has the roots of the published test vectors of RFC 6962', () => {
    const tree = new MerkleTree();
    expect(tree.root().toString('hex')).toBe(createHash('sha256').digest('hex'));
    const roots = ENTRIES.map((entry) => {
      tree.add(leafHash(Buffer.from(entry, 'hex')));
      return tree.root().toString('hex');
    });
    expect(roots).toEqual(ROOTS);
  });

  it('continues from its stored subtrees, at every size', () => {
    const leaves = Array.from({ length: 40 }, () => randomBytes(32));
    for (let size = 0; size <= leaves.length; size++) {
      const begun = treeOf(leaves.slice(0, size));
      const continued = new MerkleTree(size, begun.peakBytes);
      for (const leaf of leaves.slice(size)) continued.add(leaf);
      expect([continued.size, continued.root()]).toEqual([leaves.length, treeOf(leaves).root()]);
    }
  });

  it('rejects subtrees that do not fit its size', () => {
    expect(() => new MerkleTree(3, randomBytes(32))).toThrow(RangeError);
  });
});

describe('inclusionProof', () => {
  it('proves every leaf of every tree, and proves no other leaf, place or size', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        (bytes, n) => {
          const leaves = bytes.map((leaf, index) => leafHash(Buffer.from([index, ...leaf])));
          const index = n % leaves.length;
          const leaf = leaves[index] ?? Buffer.alloc(0);
          const place = { index, size: leaves.length };
          const proof = inclusionProof(leaves, index);
          const root = treeOf(leaves).root();
          expect(rootFromProof(leaf, place, proof)).toEqual(root);
          expect(rootFromProof(randomBytes(32), place, proof)).not.toEqual(root);
          expect(rootFromProof(leaf, { ...place, index: index + 1 }, proof)).not.toEqual(root);
          expect(rootFromProof(leaf, place, [...proof, randomBytes(32)])).not.toEqual(root);
          expect(rootFromProof(leaf, place, proof.slice(1))).not.toEqual(proof.length === 0 ? null : root);
        },
      ),
    );
  });

  it('contains at most as many hashes as the tree has levels', () => {
    const leaves = hashesIn(randomBytes(32 * 1000));
    expect(Math.max(...[0, 511, 512, 999].map((index) => inclusionProof(leaves, index).length))).toBe(10);
  });
});
