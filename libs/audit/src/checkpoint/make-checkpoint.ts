import { type BareTransaction, type Database } from '@rpm/database';
import { leafHash, MerkleTree } from '../merkle/merkle-tree';
import { AWAIT_SEALING, READ_PROGRESS } from '../seal/seal.sql';
import { inSealerScope } from '../seal/sealer-scope';
import { EMIT_CHECKPOINT, EVENT_SCOPE } from './checkpoint-events.sql';
import { checkpointText, originOf } from './checkpoint-note';
import {
  CREATE_INSTALLATION_CHAIN,
  FIND_INSTALLATION_CHAIN,
  INSERT_CHECKPOINT,
  LIST_BLOCK_HASHES,
  LIST_KEYS,
  NEWEST_CHECKPOINT,
  type StoredCheckpoint,
} from './checkpoint.sql';
import { recordSigner } from './recorded-keys';
import { isSignedBy, parseNote, signNote } from './signed-note';
import { type SigningKey } from './signing-key';

const HOUR_MS = 3_600_000;
/** Number of block hashes that are read at once. */
const HASHES_AT_ONCE = 10_000;

/** Error: a checkpoint must not be made, because somebody has changed blocks or the checkpoint before. `rpm-admin audit verify` names the fault. */
export class CheckpointRefused extends Error {
  constructor(reason: string) {
    super(`No checkpoint of the audit trail is made: ${reason}. Run "rpm-admin audit verify".`);
    this.name = 'CheckpointRefused';
  }
}

export interface CheckpointOptions {
  /** The keys of this process, the one that signs first; none if its checkpoints are not signed. */
  keys: readonly SigningKey[];
  /** Whether to make a checkpoint even if the last one is less than an hour old. */
  isForced?: boolean;
}

/**
 * Makes a checkpoint: a signed Merkle root over the hashes of all blocks. It continues the checkpoint before, so that this process never signs a trail that
 * contradicts it. Organizations with a new block get the event `audit.checkpoint`. @returns the note; null if none is due, or if another key is recorded than the process has
 * @throws CheckpointRefused
 */
export async function makeCheckpoint(database: Database, { keys, isForced = false }: CheckpointOptions): Promise<string | null> {
  return inSealerScope(database, async (transaction) => {
    await transaction.run(AWAIT_SEALING, {});
    const [progress] = await transaction.run(READ_PROGRESS, {});
    const [last] = await transaction.run(NEWEST_CHECKPOINT, {});
    if (!progress) throw new Error('A statement without conditions has one row.');
    const { blocks, epoch, now } = progress;
    if (!isForced && last && now.getTime() - last.createTimestamp.getTime() < HOUR_MS) return null;
    const origin = await findOrigin(transaction);
    const signer = await recordSigner(transaction, origin, keys);
    const recorded = await transaction.run(LIST_KEYS, {});
    if (!signer && recorded.length > 0) return null;
    if (last) assertSigned(last, origin, recorded.find(({ number }) => number === last.keyNumber)?.publicKey);
    const tree = await extend(transaction, last, blocks);
    const statement = { origin, blocks, root: tree.root(), epoch, createTimestamp: now };
    const note = signNote(checkpointText(statement), origin, signer?.key ?? null);
    const keyNumber = signer?.number ?? null;
    const [stored] = await transaction.run(INSERT_CHECKPOINT, { ...statement, peaks: tree.peakBytes, keyNumber, note });
    if (stored) await emitEvents(transaction, stored.id, last?.blocks ?? 0);
    return note;
  });
}

/** Emits an event for each organization that has a block after a position. */
async function emitEvents(transaction: BareTransaction, checkpointId: number, afterPosition: number): Promise<void> {
  await transaction.run(EVENT_SCOPE, { delivery: 'on' });
  await transaction.run(EMIT_CHECKPOINT, { checkpointId, afterPosition });
}

/** Returns the name of the log. The first call creates it. */
export async function findOrigin(transaction: BareTransaction): Promise<string> {
  await transaction.run(CREATE_INSTALLATION_CHAIN, {});
  const [row] = await transaction.run(FIND_INSTALLATION_CHAIN, {});
  if (!row) throw new Error('The chain of the installation has just been created.');
  return originOf(row.chain);
}

/** @throws CheckpointRefused if the last checkpoint has a key number, and is not what that key signed */
function assertSigned(last: StoredCheckpoint, origin: string, publicKey: Buffer | undefined): void {
  if (last.keyNumber === null) return;
  const note = parseNote(last.note);
  const isIntact = note && publicKey && note.text === checkpointText({ ...last, origin }) && isSignedBy(note, origin, publicKey);
  if (!isIntact) throw new CheckpointRefused(`checkpoint ${last.id} is not what was signed`);
}

/** Adds the blocks since a checkpoint to its tree. @throws CheckpointRefused if blocks are missing, or if the subtrees are not those of the checkpoint */
async function extend(transaction: BareTransaction, last: StoredCheckpoint | undefined, blocks: number): Promise<MerkleTree> {
  const tree = last ? treeOf(last) : new MerkleTree();
  if (tree.size > blocks)
    throw new CheckpointRefused(`there are ${blocks} blocks, and the checkpoint before covers ${tree.size}`);
  while (tree.size < blocks) {
    const afterPosition = tree.size;
    const untilPosition = Math.min(afterPosition + HASHES_AT_ONCE, blocks);
    const hashes = await transaction.run(LIST_BLOCK_HASHES, { afterPosition, untilPosition });
    for (const { hash } of hashes) tree.add(leafHash(hash));
    if (tree.size !== untilPosition) throw new CheckpointRefused(`blocks after position ${afterPosition} are missing`);
  }
  return tree;
}

function treeOf({ id, blocks, peaks, root }: StoredCheckpoint): MerkleTree {
  try {
    const tree = new MerkleTree(blocks, peaks);
    if (tree.root().equals(root)) return tree;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new CheckpointRefused(`the subtrees of checkpoint ${id} do not belong to its root`);
}
