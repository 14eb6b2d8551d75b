import { findAuditState } from '@rpm/audit';
import { type Database } from '@rpm/database';
import { existingSigningKeys, readAuditConfiguration } from '../../audit/audit-configuration';
import { type Finding, ok, warning } from '../doctor-check';

/** Age of the oldest unsealed row, and of the newest checkpoint, in milliseconds, at which the check begins to warn. */
const MAX_UNSEALED_MS = 5 * 60_000;
const MAX_CHECKPOINT_MS = 2 * 3_600_000;

const UNSIGNED = 'checkpoints are not signed, so that they prove nothing; set AUDIT_SIGNING_KEY (docs/audit.md)';

/** Warns if changes to the audit trail would not be noticed: rows are not sealed, or checkpoints are old, not signed, or not of this installation's key. */
export async function checkAuditSeal(database: Database, now: Date): Promise<Finding> {
  const { oldestUnsealed, newestCheckpoint, isSigned, recordedKey } = await findAuditState(database);
  const isOld = (time: Date, maxMs: number) => now.getTime() - time.getTime() > maxMs;
  if (oldestUnsealed && isOld(oldestUnsealed, MAX_UNSEALED_MS))
    return warning(
      `rows since ${oldestUnsealed.toISOString()} are not sealed; start the service, or run "rpm-admin audit checkpoint"`,
    );
  const keys = await existingSigningKeys();
  if (newestCheckpoint === null)
    return keys.length === 0 && readAuditConfiguration().DATABASE_URL !== undefined
      ? warning(UNSIGNED)
      : ok('the service makes the first checkpoint when it starts');
  if (recordedKey && keys.length > 0 && !keys.some(({ publicKey }) => publicKey.equals(recordedKey)))
    return warning(
      'AUDIT_SIGNING_KEY is not the recorded key, so that no checkpoint is made; to replace the key, put the new one before the old one',
    );
  if (!isSigned) return warning(UNSIGNED);
  if (isOld(newestCheckpoint, MAX_CHECKPOINT_MS))
    return warning(
      `the newest checkpoint is of ${newestCheckpoint.toISOString()}; start the service with the recorded AUDIT_SIGNING_KEY`,
    );
  return ok(`the newest checkpoint is of ${newestCheckpoint.toISOString()}`);
}
