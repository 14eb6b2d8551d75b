import { type Database, recordEntry, type Transaction } from '@rpm/database';
import { type AuditEntry } from '@rpm/domain';
import { type Principal } from '../access/token-authenticator';

/** Returns the row of a sign-in or sign-out for the audit trail. It is called when the session is known. */
export type SessionEntry = (principal: Principal) => AuditEntry;

/**
 * Starts or ends sessions in one transaction with the row of the audit trail, so that no session exists whose sign-in is not recorded.
 * @param work changes the sessions, and returns to whom they belong
 * @throws TemporaryProblem `audit_unavailable` if the row cannot be stored; no session is changed then
 */
export function changeSessions<Changed extends { principal: Principal }>(
  database: Database,
  organizationId: number,
  entryOf: SessionEntry,
  work: (transaction: Transaction) => Promise<Changed>,
): Promise<Changed> {
  return database.inTransaction({ organizationId }, async (transaction) => {
    const changed = await work(transaction);
    await recordEntry(transaction, entryOf(changed.principal));
    return changed;
  });
}
