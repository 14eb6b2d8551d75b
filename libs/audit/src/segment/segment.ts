import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseCheckpoint } from '../checkpoint/checkpoint-note';
import { firstUnknownKey } from '../checkpoint/recorded-keys';
import { isSignedBy, parseNote, parseVerifierKey, verifierKey } from '../checkpoint/signed-note';
import { rootFromProof } from '../merkle/inclusion-proof';
import { leafHash } from '../merkle/merkle-tree';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const segmentProof = z.object({
  /** The newest checkpoint of the earlier installation, as a signed note. */
  checkpoint: z.string().max(10_000),
  /** Place of the last block among all blocks that the checkpoint covers, from 0, and their number. */
  index: z.int().nonnegative(),
  size: z.int().positive(),
  /** Hashes from the last block up to the root of the checkpoint (RFC 6962). */
  hashes: z.array(hash).max(64),
  /** All public keys that ever signed checkpoints of the earlier installation; each has signed the next one. */
  keys: z.array(z.object({ number: z.int(), publicKey: hash, introduction: z.string().max(10_000).nullable() })).max(1_000),
});

/** The description of an organization's audit trail in a file: the proof that an installation sealed its blocks. */
export const segmentDescription = z.object({
  /** Name of the log of the installation. */
  origin: z.string().regex(/^rpm-audit\/[0-9a-f-]{36}$/),
  /** The number that stands for the organization in all lines. */
  chain: z.uuid(),
  /** Number of blocks, and of the rows that they seal. */
  blocks: z.int().positive(),
  rows: z.int().positive(),
  /** Hash of the last block, in hexadecimal. */
  hash,
  proof: segmentProof,
});

export type SegmentDescription = z.infer<typeof segmentDescription>;

/** Error: an audit trail in a file differs from what was sealed (`not_intact`), or the expected installation has not signed it (`wrong_key`). */
export class SegmentRefused extends Error {
  constructor(
    readonly code: 'not_intact' | 'wrong_key',
    message: string,
  ) {
    super(message);
    this.name = 'SegmentRefused';
  }
}

/** Returns the SHA-256 of a description, in hexadecimal. The row of the import contains it, so that nobody can replace or remove the segment. */
export function segmentDigest({ origin, chain, blocks, rows, hash: last, proof }: SegmentDescription): string {
  const text = `rpm audit segment v1\n${JSON.stringify({ origin, chain, blocks, rows, hash: last, proof })}\n`;
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Verifies that a checkpoint of the earlier installation covers the last block, and that one of its keys has signed the checkpoint. Each block contains the hash of
 * the block before, so the proof covers all of them. @returns the public key as `audit keys` prints it; null if nobody has signed the checkpoint
 * @throws SegmentRefused `not_intact`
 */
export function verifySegmentProof(segment: SegmentDescription): { number: number; key: string } | null {
  const { origin, hash: last, proof } = segment;
  const note = parseNote(proof.checkpoint);
  const statement = note && parseCheckpoint(note.text);
  if (!statement || statement.origin !== origin || statement.blocks !== proof.size)
    throw new SegmentRefused('not_intact', 'its checkpoint is not one of its installation');
  const hashes = proof.hashes.map((one) => Buffer.from(one, 'hex'));
  const root = rootFromProof(leafHash(Buffer.from(last, 'hex')), proof, hashes);
  if (!root?.equals(statement.root)) throw new SegmentRefused('not_intact', 'its checkpoint does not cover the last block');
  const keys = recordedKeys(segment);
  if (firstUnknownKey(origin, keys)) throw new SegmentRefused('not_intact', 'one of its keys was not signed by the key before');
  if (note.signatures.length === 0) return null;
  const signer = keys.find(({ publicKey }) => isSignedBy(note, origin, publicKey));
  if (!signer) throw new SegmentRefused('not_intact', 'its checkpoint is not signed by one of its keys');
  return { number: signer.number, key: verifierKey(origin, signer.publicKey) };
}

/**
 * Verifies that the expected installation has signed a segment: with the expected key, or with one that the expected key has introduced.
 * @param expected the key as `rpm-admin audit keys` of that installation prints it @throws SegmentRefused
 */
export function assertSignedBy(segment: SegmentDescription, expected: string): void {
  const signer = verifySegmentProof(segment);
  if (!signer) throw new SegmentRefused('wrong_key', 'nobody has signed its checkpoint');
  const key = parseVerifierKey(expected);
  if (!key) throw new SegmentRefused('wrong_key', 'the expected key is not one that "rpm-admin audit keys" prints');
  const found = recordedKeys(segment).find(({ publicKey }) => publicKey.equals(key.publicKey));
  if (key.name !== segment.origin || !found || found.number > signer.number)
    throw new SegmentRefused('wrong_key', 'its checkpoint is signed by another installation, or with another key');
}

const recordedKeys = ({ proof }: SegmentDescription) =>
  proof.keys.map(({ number, publicKey, introduction }) => ({
    number,
    publicKey: Buffer.from(publicKey, 'hex'),
    createTimestamp: new Date(0),
    note: introduction,
  }));
