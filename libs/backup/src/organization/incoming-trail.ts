import { segmentDigest, SegmentImport, SegmentRefused, verifySegmentProof } from '@rpm/audit';
import { recordEntry, type StatementRunner } from '@rpm/database';
import { type AuditedRequest } from '@rpm/domain';
import { type ArchiveReader } from '../archive/archive-reader';
import { BackupError, withValuesOfFile } from '../archive/backup-error';
import { type Manifest, type TableSum } from '../archive/manifest';
import { trailIn, TrailSum } from '../create/trail-parts';

/** The resource of an import in the audit trail. */
export const IMPORT_RESOURCE = 'organization import';

/** The migration since which every export has a section for the audit trail. */
const TRAIL_MIGRATION = 'AuditSegments1765404000000';

/** The audit trail that a file brought. */
export interface ImportedTrail {
  blocks: number;
  rows: number;
  /** The key that signed it, as `audit keys` of the earlier installation prints it; null if nobody has. */
  signer: string | null;
  sum: TableSum;
}

/** Checks that a file has an audit trail if its version writes one, and if a key is expected. @throws BackupError */
export function assertTrail({ auditTrail, migrations }: Manifest, { auditKey }: { auditKey?: string | undefined }): void {
  const isMissing = auditTrail === undefined && migrations.some(({ name }) => name === TRAIL_MIGRATION);
  if (isMissing)
    throw new BackupError('unreadable', 'The file is damaged, or was changed: its audit trail is missing. Use another file.');
  if (auditKey !== undefined && !auditTrail)
    throw new BackupError('refused', 'The file has no audit trail that the key of --audit-key could have signed.');
}

/**
 * Stores the audit trail in a file as the earlier segment of an imported organization. The first row of the organization names the segment, so that nobody can
 * remove or replace it. @returns null if the file has no audit trail @throws BackupError if the trail is not what its installation has sealed and signed
 */
export async function receiveTrail(
  transaction: StatementRunner,
  reader: ArchiveReader,
  { auditTrail }: Manifest,
  { request, auditKey }: { request: AuditedRequest; auditKey?: string | undefined },
): Promise<ImportedTrail | null> {
  if (!auditTrail) return null;
  try {
    const incoming = await SegmentImport.begin(transaction, request.organizationId, auditTrail, auditKey);
    const { blocks, rows } = auditTrail;
    const entry = { ...request, patients: [], rows, status: 206, digests: segmentDigest(auditTrail) };
    await recordEntry(transaction, entry);
    const sum = new TrailSum();
    for await (const part of trailIn(reader)) {
      sum.add(part);
      await withValuesOfFile('rows of the audit trail', () => incoming.add(part.lines));
    }
    await withValuesOfFile('rows of the audit trail', () => incoming.end());
    return { blocks, rows, signer: verifySegmentProof(auditTrail)?.key ?? null, sum: sum.total() };
  } catch (error) {
    if (error instanceof SegmentRefused) throw refusalOf(error);
    throw error;
  }
}

function refusalOf(error: SegmentRefused): BackupError {
  const options = { cause: error };
  if (error.code === 'wrong_key')
    return new BackupError(
      'refused',
      `The audit trail in the file was not signed with the key of --audit-key: ${error.message}. Do not use the file.`,
      options,
    );
  return new BackupError(
    'different',
    `The audit trail in the file does not verify: ${error.message}. Nothing was imported; ask for another file.`,
    options,
  );
}
