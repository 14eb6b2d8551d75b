import {
  auditUnavailable,
  type Database,
  isConnectionFailure,
  recordEntry,
  type Transaction,
  type WriteAudit,
} from '@rpm/database';
import { type AuditedRequest, Problem, type ProblemCode } from '@rpm/domain';
import { Refusal, type RefusalCode } from '../terminal/refusal';

/** The result of a command, or of a part of it, in one row of the audit trail. */
export interface Recorded {
  patients: readonly number[];
  rows: number;
  /** Status as of an answer of the API; null if the command has only begun. */
  status: number | null;
}

/** Status of the rows for the parts of an export. */
const PART = 206;
/** Status of a command whose user or reader has gone before the end. */
export const BROKEN_OFF = 499;
const REFUSED = 409;
const FAILED = 500;

const STATUS: Partial<Record<ProblemCode | RefusalCode, number>> = {
  not_found: 404,
  invalid_input: 400,
  interrupted: BROKEN_OFF,
};

/** The rows of one command in the audit trail. @throws TemporaryProblem `audit_unavailable` in every method that stores a row, if it is not stored */
export class CommandTrail {
  /** The command as the request of a change. `Database.write` stores its row in the transaction of the change. */
  readonly audit: WriteAudit;

  constructor(
    private readonly database: Database,
    readonly request: AuditedRequest,
  ) {
    this.audit = { request, isRecorded: false };
  }

  /** Records that the command begins, before it changes anything in other ways than `Database.write`, or shows data in several parts. */
  begin(): Promise<void> {
    return this.store({ patients: [], rows: 0, status: null });
  }

  /** Records a part of the data, before it is shown. */
  part(patients: readonly number[], rows: number): Promise<void> {
    return this.store({ patients, rows, status: PART });
  }

  /** Records a part of a change in the transaction of the change. */
  async change(transaction: Transaction, patients: readonly number[], rows: number): Promise<void> {
    await recordEntry(transaction, { ...this.request, patients, rows, status: PART });
  }

  /** Records the result of the command, unless the transaction of its change contains the row already. */
  async end(recorded: Recorded): Promise<void> {
    if (!this.audit.isRecorded) await this.store(recorded);
  }

  /** Records that the command has failed. Its message may reveal stored data. */
  async refuse(error: unknown): Promise<void> {
    if (isConnectionFailure(error) || (error instanceof Problem && error.code === auditUnavailable().code)) return;
    await this.store({ patients: error instanceof Problem ? error.patients : [], rows: 0, status: statusOf(error) });
  }

  private async store(recorded: Recorded): Promise<void> {
    await this.database.auditTrail.record({ ...this.request, ...recorded });
  }
}

function statusOf(error: unknown): number {
  if (!(error instanceof Problem) && !(error instanceof Refusal)) return FAILED;
  return STATUS[error.code as ProblemCode | RefusalCode] ?? REFUSED;
}
