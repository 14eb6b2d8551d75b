import { type Database } from '@rpm/database';
import { LIST_ARCHIVES } from '../archive/archive.sql';
import { monthOf } from '../archive/archived-month';
import { verifyArchives } from '../archive/verify-archives';
import { type Epoch } from '../epoch/begin-epoch.sql';
import { verifySegments } from '../segment/verify-segments';
import { READ_PROGRESS } from '../seal/seal.sql';
import { inSealerScope } from '../seal/sealer-scope';
import { type Fault, faultOf } from '../fault/fault';
import { LIST_CHAINS } from '../block/stored-block.sql';
import { FIND_OLDEST_UNSEALED, FIND_ROW_WITHOUT_CHAIN, INSERT_VERIFICATION } from './verify.sql';
import { verifyChain } from './verify-chain';
import { verifyCheckpoints } from './verify-checkpoints';

export interface VerifyOptions {
  /** Verify only rows that were sealed at this time or later, and all checkpoints. */
  since?: Date;
  /** Verify the rows of one organization only, and all checkpoints. */
  organizationId?: number;
  /** Checkpoints that were kept outside of the database, as signed notes. */
  notes?: readonly string[];
  /** Public keys, of 32 bytes each, of which one must be the newest recorded key; by default, the keys of the database are trusted. */
  trustedKeys?: readonly Buffer[];
  /** Folder with the files of all archived months, which are verified, too; by default, their rows are not. */
  archiveFolder?: string;
  /** Called after each organization. */
  onProgress?: (rows: number) => void;
}

/** The result of {@link verifyTrail}. */
export interface Verification {
  isIntact: boolean;
  organizations: number;
  blocks: number;
  rows: number;
  /** Number of organizations whose trail of an earlier installation was verified, too. */
  segments: number;
  /** Number of rows that are in archives only, and how many of them were verified there. */
  archivedRows: number;
  verifiedInArchives: number;
  checkpoints: number;
  /** Number of checkpoints in the database that nobody has signed. */
  unsigned: number;
  /** Time of the oldest row that is in no block yet; null if all are. */
  oldestUnsealed: Date | null;
  /** The epochs after the first one: the restores, and the failovers that lost rows. */
  epochs: readonly Epoch[];
  /** Sentences about blocks that a restore or a failover has lost. They are no faults. */
  lost: string[];
  /** At most one fault for each organization, one for its trail of an earlier installation, and those of checkpoints. */
  faults: Fault[];
}

/**
 * Verifies the audit trail: rows against their blocks, blocks against the blocks before them, and all blocks against the signed checkpoints. Rows may be
 * recorded and sealed meanwhile. A verification without a filter is recorded.
 */
export async function verifyTrail(database: Database, options: VerifyOptions = {}): Promise<Verification> {
  const { since = null, organizationId = null, notes = [], trustedKeys = [], archiveFolder, onProgress } = options;
  const verification = await inSealerScope(database, async (transaction) => {
    const [progress] = await transaction.run(READ_PROGRESS, {});
    if (!progress) throw new Error('A statement without conditions has one row.');
    const { sealedId, blocks: untilPosition, epoch: lastEpoch } = progress;
    const [unsealed] = await transaction.run(FIND_OLDEST_UNSEALED, { sealedId });
    const { checkpoints, unsigned, epochs, lost, faults } = await verifyCheckpoints(transaction, {
      blocks: untilPosition,
      notes,
      trustedKeys,
    });
    const chains = await transaction.run(LIST_CHAINS, { onlyOrganizationId: organizationId });
    const archives = await transaction.run(LIST_ARCHIVES, {});
    const archivedUntil = monthOf(archives.at(-1)?.month ?? '')?.end ?? null;
    const totals = { blocks: 0, rows: 0, archivedRows: 0 };
    for (const chain of chains) {
      const { blocks, rows, archivedRows, fault } = await verifyChain(transaction, chain, {
        sealedId,
        untilPosition,
        lastEpoch,
        since,
        archivedUntil,
      });
      totals.blocks += blocks;
      totals.rows += rows;
      totals.archivedRows += archivedRows;
      if (fault) faults.push(fault);
      onProgress?.(totals.rows);
    }
    const { segments, faults: faultsOfSegments } =
      since === null ? await verifySegments(transaction, organizationId, archivedUntil) : { segments: 0, faults: [] };
    faults.push(...faultsOfSegments);
    if (since === null && organizationId === null) {
      const [row] = await transaction.run(FIND_ROW_WITHOUT_CHAIN, { afterId: 0, sealedId });
      if (row) faults.push(faultOf('The row is in no block, because its organization has none.', { ...row, rowId: row.id }));
      const inArchives = archives.reduce((total, archive) => total + archive.rows, 0);
      if (faults.length === 0 && totals.archivedRows !== inArchives)
        faults.push(
          faultOf(`The archives have ${inArchives} rows, but ${totals.archivedRows} rows of archived months are missing.`),
        );
    }
    const inFiles =
      archiveFolder === undefined
        ? { rows: 0, faults: [] }
        : await verifyArchives(transaction, archives, {
            folder: archiveFolder,
            onProgress: (rows) => onProgress?.(totals.rows + rows),
          });
    faults.push(...inFiles.faults);
    const oldestUnsealed = unsealed?.recordedTimestamp ?? null;
    const isIntact = faults.length === 0;
    return {
      isIntact,
      organizations: chains.length,
      ...totals,
      verifiedInArchives: inFiles.rows,
      segments,
      checkpoints,
      unsigned,
      oldestUnsealed,
      epochs,
      lost,
      faults,
    };
  });
  if (since === null && organizationId === null) await database.run('unscoped', INSERT_VERIFICATION, verification);
  return verification;
}
