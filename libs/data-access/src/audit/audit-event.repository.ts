import {
  type AuditEventListView,
  type AuditEventQuery,
  type AuditStateView,
  listedPatients,
  nobody,
  type PatientAccessListView,
  type PatientAccessQuery,
  patientsGiven,
} from '@rpm/domain';
import { type Database, JsonText, type NamedStatement } from '@rpm/database';
import {
  FIND_AUDIT_EVENTS,
  FIND_AUDIT_EVENTS_OF_PATIENT,
  FIND_PATIENT_ACCESS,
  type PatientTrail,
  type TrailRow,
} from './audit-event.sql';
import { FIND_STATE_OF_ORGANIZATION } from './audit-state.sql';
import { findRecordsOf, requireRecordsOf, runForRecords } from './records-of-patient';

/** The longest period, in milliseconds, whose rows are counted: a local day has up to 25 hours. */
const COUNTED_MS = 25 * 3_600_000;

/** Reads the audit trail. */
export class AuditEventRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the rows of the trail that match the filters, newest first. A patient need not exist, because rows outlive what they are about.
   * @throws PatientMerged if the filters name a patient who was merged
   */
  async list(organizationId: number, query: AuditEventQuery): Promise<JsonText<AuditEventListView>> {
    const { patientId } = query;
    if (patientId === undefined) {
      const args = { ...argumentsOf(query), counted: isAtMostADay(query) };
      return JsonText.asserted(
        answerOf(await this.database.run({ organizationId }, FIND_AUDIT_EVENTS, args), query),
        listedPatients,
      );
    }
    const ids = await findRecordsOf(this.database, organizationId, patientId);
    const rows = await this.rowsOfPatient(organizationId, FIND_AUDIT_EVENTS_OF_PATIENT, ids ?? [patientId], query);
    return JsonText.asserted(answerOf(rows, query), listedPatients);
  }

  /** Returns the requests that concerned a patient, newest first. @throws NotFound, PatientMerged */
  async accessTo(organizationId: number, patientId: number, query: PatientAccessQuery): Promise<JsonText<PatientAccessListView>> {
    const ids = await requireRecordsOf(this.database, organizationId, patientId);
    const rows = await this.rowsOfPatient(organizationId, FIND_PATIENT_ACCESS, ids, query);
    return JsonText.asserted(answerOf(rows, query), patientsGiven(ids));
  }

  /** Returns how far the trail of the organization is sealed, signed and verified. */
  async state(organizationId: number): Promise<JsonText<AuditStateView>> {
    const [{ json } = { json: '' }] = await this.database.run({ organizationId }, FIND_STATE_OF_ORGANIZATION, {});
    return JsonText.asserted(json, nobody);
  }

  /** Returns the rows of all records of a patient as one list. */
  private async rowsOfPatient(
    organizationId: number,
    find: NamedStatement<PatientTrail, TrailRow>,
    ids: readonly number[],
    query: AuditEventQuery | PatientAccessQuery,
  ): Promise<TrailRow[]> {
    const found = await runForRecords(this.database, organizationId, find, ids, (record) => ({
      ...argumentsOf(query),
      ...record,
    }));
    const total = found.reduce((sum, rows) => sum + (rows[0]?.total ?? 0), 0);
    return found
      .flat()
      .sort((one, other) => (other.id ?? 0) - (one.id ?? 0))
      .map((row) => ({ ...row, total }));
  }
}

/** Returns the arguments of all statements. One more row than requested shows whether there are more. */
function argumentsOf({ after, size, startTimestamp, endTimestamp, ...filter }: AuditEventQuery | PatientAccessQuery) {
  const { actorKind = null, actorId = null, action = null, resource = null } = filter as Partial<AuditEventQuery>;
  const { refused = null, status = null, webhookId = null } = filter as Partial<AuditEventQuery>;
  return {
    ...{ actorKind, actorId, action, resource, refused, status, webhookId },
    startTimestamp: startTimestamp ?? ('-infinity' as const),
    endTimestamp: endTimestamp ?? ('infinity' as const),
    before: after ?? Number.MAX_SAFE_INTEGER,
    limit: size + 1,
  };
}

function isAtMostADay({ startTimestamp, endTimestamp = new Date() }: AuditEventQuery): boolean {
  return startTimestamp !== undefined && endTimestamp.getTime() - startTimestamp.getTime() <= COUNTED_MS;
}

/** Returns the JSON of an answer with the first rows, as many as were requested. */
function answerOf(rows: readonly TrailRow[], { size }: { size: number }): string {
  const found = rows.filter(({ id }) => id !== null);
  const content = found.slice(0, size);
  const cursor = content.at(-1)?.id ?? null;
  const [{ total, recordedSince } = { total: null, recordedSince: null }] = rows;
  const rest = {
    total,
    cursor: cursor === null ? null : String(cursor),
    hasMore: found.length > size,
    recordedSince,
  };
  return `{"content":[${content.map(({ json }) => json).join()}],${JSON.stringify(rest).slice(1)}`;
}
