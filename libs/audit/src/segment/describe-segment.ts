import { statement, type StatementRunner } from '@rpm/database';
import { FIND_INSTALLATION_CHAIN, LIST_BLOCK_HASHES, LIST_KEYS } from '../checkpoint/checkpoint.sql';
import { originOf } from '../checkpoint/checkpoint-note';
import { inclusionProof } from '../merkle/inclusion-proof';
import { leafHash } from '../merkle/merkle-tree';
import { SEALER_SCOPE } from '../seal/sealer-scope';
import { type SegmentDescription } from './segment';

/** Number of block hashes that are read at once. */
const HASHES_AT_ONCE = 10_000;

interface LastBlock {
  chain: string;
  blocks: number;
  rows: number;
  hash: string;
  position: number;
  checkpoint: string;
  size: number;
}

/** Finds the last block of an organization that the newest checkpoint covers. The numbers are float8, because not every connection reads int8 as numbers. */
const FIND_LAST_BLOCK = statement<{ organizationId: number }, LastBlock>({
  name: 'find-last-block-of-audit-segment',
  text: `
    select c.chain, b.number::float8 as "blocks", b.position::float8 as "position", encode(b.hash, 'hex') as "hash",
      (select sum(count)::float8 from audit_block all_of where all_of.organization_id = b.organization_id and all_of.number <= b.number) as "rows",
      newest.note as "checkpoint", newest.blocks::float8 as "size"
    from (select note, blocks from audit_checkpoint order by id desc limit 1) newest
      join audit_block b on b.organization_id = $organizationId::bigint and b.position <= newest.blocks
      join audit_chain c on c.organization_id = b.organization_id
    order by b.number desc limit 1`,
});

/**
 * Describes the audit trail of an organization for a file: the blocks that the newest checkpoint covers. Later rows are left out, because nothing would prove that
 * this installation has sealed them. The transaction reads the blocks of all organizations meanwhile. @returns null if no checkpoint covers a block of the organization
 */
export async function describeSegment(runner: StatementRunner, organizationId: number): Promise<SegmentDescription | null> {
  await runner.run(SEALER_SCOPE, { sealing: 'on' });
  try {
    const [last] = await runner.run(FIND_LAST_BLOCK, { organizationId });
    const [installation] = await runner.run(FIND_INSTALLATION_CHAIN, {});
    if (!last || !installation) return null;
    const { chain, blocks, rows, hash, position, checkpoint, size } = last;
    const keys = (await runner.run(LIST_KEYS, {})).map(({ number, publicKey, note }) => ({
      number,
      publicKey: publicKey.toString('hex'),
      introduction: note,
    }));
    const hashes = await hashesAbove(runner, { index: position - 1, size });
    const proof = { checkpoint, index: position - 1, size, hashes, keys };
    return { origin: originOf(installation.chain), chain, blocks, rows, hash, proof };
  } finally {
    await runner.run(SEALER_SCOPE, { sealing: '' });
  }
}

async function hashesAbove(runner: StatementRunner, { index, size }: { index: number; size: number }): Promise<string[]> {
  const leaves: Buffer[] = [];
  for (let afterPosition = 0; afterPosition < size; afterPosition += HASHES_AT_ONCE) {
    const untilPosition = Math.min(afterPosition + HASHES_AT_ONCE, size);
    for (const { hash } of await runner.run(LIST_BLOCK_HASHES, { afterPosition, untilPosition })) leaves.push(leafHash(hash));
  }
  return inclusionProof(leaves, index).map((one) => one.toString('hex'));
}
