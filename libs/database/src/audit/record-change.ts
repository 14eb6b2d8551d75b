import { type AuditedRequest, type AuditEntry } from '@rpm/domain';
import { type StatementRunner, type Transaction } from '../transaction/transaction';
import { isConnectionFailure, isTransactionAborted } from '../driver/database-error';
import { type JsonText } from '../json/json-text';
import { auditUnavailable } from '../driver/audit-unavailable';
import { entriesAsJson, INSERT_ENTRIES } from './insert-entries.sql';

const OUTERMOST_ID = /^\{"id" ?: ?(\d+)/;

/**
 * Stores the row of a request that changes something, in the transaction of the change. @returns the answer, which names the patients of that row, so that the
 * row of a repeated request names the same ones @throws TemporaryProblem `audit_unavailable` if the row cannot be stored
 */
export async function recordChange<T>(
  transaction: Transaction,
  request: AuditedRequest,
  answer: JsonText<T>,
): Promise<JsonText<T>> {
  const patients = [...new Set([...answer.patients, ...transaction.concernedPatients])];
  const createdId = OUTERMOST_ID.exec(answer.text)?.[1];
  const resourceId = request.resourceId ?? (createdId === undefined ? null : Number(createdId));
  await recordEntry(transaction, { ...request, resourceId, patients, rows: 1, status: answer.text === '' ? 204 : 200 });
  return answer.aboutPatients(patients);
}

/** Stores an entry in the transaction of the change that it is about. @throws TemporaryProblem `audit_unavailable` if the entry cannot be stored */
export async function recordEntry(transaction: StatementRunner, entry: AuditEntry): Promise<void> {
  try {
    await transaction.run(INSERT_ENTRIES, { entries: entriesAsJson([entry]) });
  } catch (error) {
    throw isConnectionFailure(error) || isTransactionAborted(error) ? error : auditUnavailable();
  }
}
