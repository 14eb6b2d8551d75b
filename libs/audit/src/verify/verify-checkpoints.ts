import { type StatementRunner } from '@rpm/database';
import { checkpointText, originOf, parseCheckpoint } from '../checkpoint/checkpoint-note';
import {
  FIND_INSTALLATION_CHAIN,
  LIST_BLOCK_HASHES,
  LIST_CHECKPOINTS,
  LIST_KEYS,
  type RecordedKey,
  type StoredCheckpoint,
} from '../checkpoint/checkpoint.sql';
import { firstUnknownKey } from '../checkpoint/recorded-keys';
import { isSignedBy, parseNote } from '../checkpoint/signed-note';
import { type Epoch, LIST_EPOCHS } from '../epoch/begin-epoch.sql';
import { leafHash, MerkleTree } from '../merkle/merkle-tree';
import { type Fault, faultOf } from '../fault/fault';
import { FIND_BLOCK_AT } from './verify.sql';

const HASHES_AT_ONCE = 10_000;
const CHECKPOINTS_AT_ONCE = 1_000;

/** A checkpoint as it is compared with the blocks. */
interface Claim {
  /** Name of the checkpoint in the sentence about a fault. */
  name: string;
  blocks: number;
  root: Buffer;
  /** Sentence about the loss of blocks that explains a difference; null if only tampering explains it. */
  loss: string | null;
}

export interface CheckpointsRequest {
  /** Number of blocks of all organizations. */
  blocks: number;
  /** Notes that were kept outside of the database. */
  notes: readonly string[];
  /** Public keys, of 32 bytes each, of which one must be the newest recorded key; none if nobody knows the key. */
  trustedKeys: readonly Buffer[];
}

export interface CheckpointsResult {
  checkpoints: number;
  /** Number of checkpoints in the database that nobody has signed. */
  unsigned: number;
  /** The epochs after the first one. */
  epochs: readonly Epoch[];
  /** Sentences about blocks that a restore or a failover has lost. */
  lost: string[];
  faults: Fault[];
}

/** Verifies the signatures and roots of all checkpoints, of the database and of the notes, and that the blocks of all organizations are complete. */
export async function verifyCheckpoints(
  runner: StatementRunner,
  { blocks, notes, trustedKeys }: CheckpointsRequest,
): Promise<CheckpointsResult> {
  const [installation] = await runner.run(FIND_INSTALLATION_CHAIN, {});
  const origin = originOf(installation?.chain ?? '');
  const keys = await runner.run(LIST_KEYS, {});
  const epochs = await runner.run(LIST_EPOCHS, {});
  const faults = [...faultsOfKeys(origin, keys, trustedKeys), ...(await faultsOfEpochs(runner, epochs))];
  const result: CheckpointsResult = { checkpoints: 0, unsigned: 0, epochs, lost: [], faults };
  const claims: Claim[] = [];
  for (let afterId = 0; ;) {
    const page = await runner.run(LIST_CHECKPOINTS, { afterId, limit: CHECKPOINTS_AT_ONCE });
    for (const checkpoint of page) {
      const detail = wrongCheckpoint(checkpoint, origin, keys);
      if (detail !== null) result.faults.push(faultOf(detail));
      if (checkpoint.keyNumber === null) result.unsigned++;
      const name = `checkpoint ${checkpoint.id} of ${checkpoint.createTimestamp.toISOString()}`;
      claims.push({ name, loss: null, ...checkpoint });
      afterId = checkpoint.id;
    }
    result.checkpoints += page.length;
    if (page.length < CHECKPOINTS_AT_ONCE) break;
  }
  for (const note of notes) addNote(note, { origin, keys, epochs, claims, result });
  const { lost, faults: differences } = await compare(runner, claims, blocks);
  result.lost.push(...lost);
  result.faults.push(...differences);
  return result;
}

function faultsOfKeys(origin: string, keys: readonly RecordedKey[], trustedKeys: readonly Buffer[]): Fault[] {
  const unknown = firstUnknownKey(origin, keys);
  if (unknown) return [faultOf(`The key before has not signed key ${unknown.number}.`)];
  const newest = keys.at(-1);
  if (!newest || trustedKeys.length === 0 || trustedKeys.some((key) => key.equals(newest.publicKey))) return [];
  return [faultOf('The newest recorded key is not the signing key of this installation.')];
}

/** Returns what is wrong with a checkpoint of the database; null if nothing is. */
function wrongCheckpoint(checkpoint: StoredCheckpoint, origin: string, keys: readonly RecordedKey[]): string | null {
  const name = `Checkpoint ${checkpoint.id} of ${checkpoint.createTimestamp.toISOString()}`;
  const note = parseNote(checkpoint.note);
  if (note?.text !== checkpointText({ ...checkpoint, origin })) return `${name} was changed.`;
  const [firstKey] = keys;
  if (checkpoint.keyNumber === null) {
    const isLate = firstKey && checkpoint.createTimestamp > firstKey.createTimestamp;
    return isLate ? `${name} is not signed, although the installation had a key.` : null;
  }
  const key = keys.find(({ number }) => number === checkpoint.keyNumber);
  return key && isSignedBy(note, origin, key.publicKey) ? null : `${name} is not signed by key ${checkpoint.keyNumber}.`;
}

interface Context {
  origin: string;
  keys: readonly RecordedKey[];
  epochs: readonly Epoch[];
  claims: Claim[];
  result: CheckpointsResult;
}

/** Adds a note from outside to the claims, or to the faults if another installation has made it. */
function addNote(text: string, { origin, keys, epochs, claims, result }: Context): void {
  const note = parseNote(text);
  const checkpoint = note && parseCheckpoint(note.text);
  if (!checkpoint) {
    result.faults.push(faultOf('The file contains a checkpoint that cannot be read.'));
    return;
  }
  const name = `the checkpoint of the file of ${checkpoint.createTimestamp.toISOString()}`;
  if (checkpoint.origin !== origin) result.faults.push(faultOf(`Not of this installation: ${name}.`));
  else if (keys.length > 0 && note.signatures.length > 0 && !keys.some(({ publicKey }) => isSignedBy(note, origin, publicKey)))
    result.faults.push(faultOf(`Not signed by a key of this installation: ${name}.`));
  else {
    const loss = epochs.find((epoch) => epoch.number > checkpoint.epoch && epoch.blocks < checkpoint.blocks);
    claims.push({ ...checkpoint, name, loss: loss ? lossText(loss, checkpoint.blocks, name) : null });
  }
}

/** Finds epochs that do not follow each other, and epochs whose last known block is not the one that they name. */
async function faultsOfEpochs(runner: StatementRunner, epochs: readonly Epoch[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [index, { number, blocks, hash }] of epochs.entries()) {
    if (number !== index + 2) return [...faults, faultOf(`Epoch ${index + 2} is missing.`)];
    const [block] = await runner.run(LIST_BLOCK_HASHES, { afterPosition: blocks - 1, untilPosition: blocks });
    if ((block === undefined && hash === null) || (hash !== null && block?.hash.equals(hash) === true)) continue;
    faults.push(faultOf(`The block at position ${blocks} of all blocks is not the one with which epoch ${number} begins.`));
  }
  return faults;
}

const lossText = ({ number, blocks, beginTimestamp, reason }: Epoch, known: number, name: string) =>
  `Blocks ${blocks + 1} to ${known}, which ${name} covers, were lost before epoch ${number} began at ${beginTimestamp.toISOString()} (${reason}).`;

/** Differences between checkpoints and blocks: the losses that epochs explain, and the first of the others. */
type Differences = Pick<CheckpointsResult, 'lost' | 'faults'>;

/** Compares the roots that checkpoints state with those over the blocks, and finds blocks that are missing. */
async function compare(runner: StatementRunner, claims: readonly Claim[], blocks: number): Promise<Differences> {
  const lost: string[] = [];
  const sorted = [...claims].sort((one, other) => one.blocks - other.blocks);
  const tree = new MerkleTree();
  let confirmed = 0;
  const faultAt = async (position: number, detail: string) => {
    const [block] = await runner.run(FIND_BLOCK_AT, { position });
    return { lost, faults: [faultOf(detail, { organizationId: block?.organizationId ?? null, block: block?.number ?? null })] };
  };
  for (const { name, loss, ...claim } of [...sorted, { name: null, blocks, root: null, loss: null }]) {
    if (loss !== null && claim.blocks > blocks) {
      lost.push(loss);
      continue;
    }
    while (tree.size < claim.blocks) {
      const afterPosition = tree.size;
      const untilPosition = Math.min(afterPosition + HASHES_AT_ONCE, claim.blocks);
      for (const { hash, position } of await runner.run(LIST_BLOCK_HASHES, { afterPosition, untilPosition })) {
        if (position === tree.size + 1) tree.add(leafHash(hash));
      }
      if (tree.size !== untilPosition) return faultAt(tree.size + 2, missingText(tree.size + 1, name));
    }
    if (claim.root && !tree.root().equals(claim.root)) {
      if (loss !== null) {
        lost.push(loss);
        continue;
      }
      const detail = `A block between positions ${confirmed + 1} and ${claim.blocks} is not the one that ${name} covers. The first block after position ${confirmed} is named.`;
      return faultAt(confirmed + 1, detail);
    }
    confirmed = claim.blocks;
  }
  return { lost, faults: [] };
}

const missingText = (position: number, name: string | null) =>
  `The block at position ${position} of all blocks is missing${name === null ? '' : `; ${name} covers it`}.`;
