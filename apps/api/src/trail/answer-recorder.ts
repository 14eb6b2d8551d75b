import { auditUnavailable, type AuditTrail, JsonText, UnknownOutcome } from '@rpm/database';
import { type AuditAction, Changes, Page, type RecordedPart } from '@rpm/domain';
import { FhirAnswer } from '../http-answer/fhir-answer';
import { answerHeaders, isKnownTo } from '../http-answer/answer-headers';
import { type ApiProblem, problemStatus } from '../problem/problem-kind';
import { type Request, type Response } from '../request/request';
import { auditOf, isRead } from './audited-request';
import { patientsNamedBy } from './named-patients';
import { UnrecordedRequests } from './unrecorded-requests';

/** Records the answers of this process in the audit trail before they leave it, and counts those that it does not record. */
export class AnswerRecorder {
  readonly unrecorded = new UnrecordedRequests();

  constructor(private readonly trail: AuditTrail) {}

  /**
   * Records the answer of a controller. An answer about nobody is recorded only if the request changes something. The row of most changes is stored already, in
   * the transaction of the change.
   * @returns null if there is nothing to wait for, so that the answer can leave at once
   * @throws TemporaryProblem `audit_unavailable` @throws UnknownOutcome if the change is committed already, so that the problem must not say that nothing has changed
   */
  answer(response: Response, body: unknown): Promise<void> | null {
    const { req: request } = response;
    if (!request.principal || request.audit?.isRecorded) return null;
    const patients = union(patientsOf(body), namedIfFound(request));
    if (patients.length === 0 && isRead(request) && request.access !== 'audit:read') {
      this.unrecorded.count('no_patient');
      return null;
    }
    const rows = rowsOf(body);
    const recorded = this.trail.record({
      ...auditOf(request).request,
      action: recordedAction(request, body),
      patients,
      rows,
      status: statusOf(response, body),
    });
    if (!request.audit?.isCarriedOut) return recorded;
    return recorded.catch((cause: unknown) => {
      throw new UnknownOutcome({ cause });
    });
  }

  /** Records that a request with a valid key was refused. @returns null if the trail does not contain refusals with this status */
  refusal(request: Request, problem: ApiProblem): Promise<void> | null {
    const status = problemStatus(problem);
    if (!request.principal || status < 403 || status > 422) {
      if (status === 401) this.unrecorded.count('unknown_key');
      else if (request.principal) this.unrecorded.count('not_carried_out');
      return null;
    }
    const patients = union(problem.patients, patientsNamedBy(request));
    return this.trail.record({ ...auditOf(request).request, patients, rows: 0, status });
  }

  /** Records a row of a download, which has several parts. @throws TemporaryProblem `audit_unavailable` */
  async download({ req: request }: Response, part: RecordedPart): Promise<void> {
    if (!request.principal) throw auditUnavailable();
    await this.trail.record({ ...auditOf(request).request, action: 'export', ...part });
  }
}

function rowsOf(body: unknown): number {
  if (body instanceof FhirAnswer) return body.rows;
  return body instanceof Page || body instanceof Changes ? body.content.length : 1;
}

function patientsOf(body: unknown): readonly number[] {
  if (body instanceof JsonText || body instanceof FhirAnswer) return body.patients;
  if (!(body instanceof Page || body instanceof Changes)) return [];
  return body.content.flatMap((entry) => (entry instanceof JsonText ? [...entry.patients] : []));
}

/** Returns the ids of both lists, each once. */
const union = (some: readonly number[], others: readonly number[]): readonly number[] =>
  others.length === 0 && some.length < 2 ? some : [...new Set([...some, ...others])];

/** An answer to a path that names a patient is about that patient, even if the answer is empty. */
function namedIfFound({ params }: Request): readonly number[] {
  const id = params['patientId'];
  return id === undefined ? [] : [Number(id)];
}

function recordedAction(request: Request, body: unknown): AuditAction {
  const { action } = auditOf(request).request;
  // Ids of FHIR need not be numbers, so the path alone does not say that one resource was read.
  if (body instanceof FhirAnswer && (action === 'read' || action === 'list')) return body.isList ? 'list' : 'read';
  const isList = body instanceof Page || body instanceof Changes;
  return isList && action === 'read' ? 'list' : action;
}

function statusOf({ statusCode, req: request }: Response, body: unknown): number {
  if (body instanceof FhirAnswer) return body.isKnownTo(request) ? 304 : statusCode;
  if (!(body instanceof JsonText)) return statusCode;
  if (body.text === '') return 204;
  const isConditional = request.headers['if-none-match'] !== undefined;
  return isConditional && isKnownTo(request, answerHeaders(body)) ? 304 : statusCode;
}
