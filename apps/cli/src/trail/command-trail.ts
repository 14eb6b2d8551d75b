import {
  auditUnavailable,
  type Database,
  isConnectionFailure,
  recordEntry,
  type Transaction,
  type WriteAudit,
} from '@rpm/database';
import {
  type AuditedRequest,
  BEGINNING,
  endOf,
  partOf,
  Problem,
  type ProblemCode,
  type RecordedPart,
  REQUEST_ENDS,
} from '@rpm/domain';
import { Refusal, type RefusalCode } from '../terminal/refusal';

const REFUSED = 409;

const STATUS: Partial<Record<ProblemCode | RefusalCode, number>> = {
  not_found: 404,
  invalid_input: 400,
  interrupted: REQUEST_ENDS.brokenOff,
};

/** The rows of one command in the audit trail. @throws TemporaryProblem `audit_unavailable` in every method that stores a row, if it is not stored */
export class CommandTrail {
  /** The command as the request of a change. `Database.write` stores its row in the transaction of the change. */
  readonly audit: WriteAudit;
  /** Number of records in the parts so far. */
  private rows = 0;

  constructor(
    private readonly database: Database,
    readonly request: AuditedRequest,
  ) {
    this.audit = { request, isRecorded: false };
  }

  /** Records that the command begins, before it changes anything in other ways than `Database.write`, or shows data in several parts. */
  begin(): Promise<void> {
    return this.store(BEGINNING);
  }

  /** Records a part of the data, before it is shown, if it is about somebody. */
  async part(patients: readonly number[], rows: number): Promise<void> {
    if (patients.length > 0) await this.store(partOf(patients, rows));
    this.rows += rows;
  }

  /** Records a part of a change in the transaction of the change. */
  async change(transaction: Transaction, patients: readonly number[], rows: number): Promise<void> {
    await recordEntry(transaction, { ...this.request, ...partOf(patients, rows) });
    this.rows += rows;
  }

  /** Records a part of a change whose transaction is rolled back, because the command is a dry run. */
  async dryChange(patients: readonly number[], rows: number): Promise<void> {
    await this.store(partOf(patients, rows));
    this.rows += rows;
  }

  /** Records the result of the command, unless the transaction of its change contains the row already. */
  async end(recorded: RecordedPart): Promise<void> {
    if (!this.audit.isRecorded) await this.store(recorded);
  }

  /** Records that the command has failed. Its message may reveal stored data. */
  async refuse(error: unknown): Promise<void> {
    if (isConnectionFailure(error) || (error instanceof Problem && error.code === auditUnavailable().code)) return;
    await this.store({ ...endOf(this.rows, statusOf(error)), patients: error instanceof Problem ? error.patients : [] });
  }

  private async store(recorded: RecordedPart): Promise<void> {
    await this.database.auditTrail.record({ ...this.request, ...recorded });
  }
}

function statusOf(error: unknown): number {
  if (!(error instanceof Problem) && !(error instanceof Refusal)) return REQUEST_ENDS.failed;
  return STATUS[error.code as ProblemCode | RefusalCode] ?? REFUSED;
}
