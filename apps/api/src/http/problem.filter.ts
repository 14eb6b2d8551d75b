import { type ApiProblem, problemStatus } from '../problem/problem-kind';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { type AbstractHttpAdapter } from '@nestjs/core';
import { loggableError } from '@rpm/database';
import { type InputError, InvalidInput } from '@rpm/domain';
import { type FhirIdentities } from '@rpm/data-access';
import { type FhirIdentity } from '@rpm/fhir';
import { type Logger } from 'pino';
import { sendFhir } from '../http-answer/fhir-answer';
import { operationOutcomeOf } from '../problem/operation-outcome';
import { isFhirPath } from '../request/fhir-path';
import { fhirProblemHeaders, problemDocument, problemHeaders } from '../problem/problem-document';
import { problemOf } from '../problem/problem-of';
import { type AnswerRecorder } from '../trail/answer-recorder';
import { publicUrlOf } from './public-url';
import { type Request, type Response } from '../request/request';
import { operationWithIds } from './meant-path';
import { routesOf } from './routes';

/** Converts every error to a problem document, or to an OperationOutcome below `/fhir/r4`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly configuredUrl: string | undefined,
    private readonly adapter: AbstractHttpAdapter,
    private readonly recorder: AnswerRecorder,
    private readonly identities: FhirIdentities,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const [request, response] = [host.switchToHttp().getRequest<Request>(), host.switchToHttp().getResponse<Response>()];
    const problem = withMeantOperation(problemOf(error), request, this.adapter);
    if (problemStatus(problem) >= 500) this.report(error, problem.code, request.requestId);
    if (response.headersSent) {
      // The connection is reset and not closed, because HTTP/1.0 has no other sign that a response is incomplete.
      request.refusedWith = problemStatus(problem);
      request.socket.resetAndDestroy();
      return;
    }
    const recorded = this.recorder.refusal(request, problem);
    if (!recorded) {
      this.answer(request, response, problem);
      return;
    }
    void recorded
      .then(
        () => problem,
        (failure: unknown) => problemOf(failure),
      )
      .then((answered) => this.answer(request, response, answered));
  }

  private answer(request: Request, response: Response, problem: ApiProblem): void {
    // What a controller has set for its answer must not leave with the problem, such as the cookie of a sign-in that cannot be recorded.
    for (const name of OF_ANSWERS) response.removeHeader(name);
    if (isFhirPath(request.path)) {
      void this.identityOf(request, problem).then((identity) => answerOutcome(response, problem, identity));
      return;
    }
    const document = problemDocument(problem, request.requestId, publicUrlOf(request, this.configuredUrl));
    response.status(problemStatus(problem)).set(problemHeaders(problem));
    response.end(JSON.stringify(document));
  }

  /** Returns how the organization of a request names the codes of problems; null if there is none, or if the database may be the problem. */
  private async identityOf({ fhir, principal }: Request, problem: ApiProblem): Promise<FhirIdentity | null> {
    if (fhir?.identity || !principal || problemStatus(problem) >= 500) return fhir?.identity ?? null;
    return this.identities.find(principal.organizationId).catch(() => null);
  }

  private report(error: unknown, code: string, requestId: string): void {
    this.logger.error({ requestId, code, ...loggableError(error) });
  }
}

function answerOutcome(response: Response, problem: ApiProblem, identity: FhirIdentity | null): void {
  response.status(problemStatus(problem)).set(fhirProblemHeaders(problem));
  sendFhir(response, operationOutcomeOf(problem, response.req.requestId, identity));
}

/** Headers that belong to an answer, and not to the problem that replaces it. */
const OF_ANSWERS = ['Set-Cookie', 'ETag', 'Last-Modified', 'Link', 'Duplicate', 'Voided', 'Idempotent-Replayed', 'Read-After'];

/** If the path has a word where an id belongs, as in `/device/associate-patient`, adds to the error which operation was probably meant. */
function withMeantOperation(problem: ApiProblem, { method, path, params }: Request, adapter: AbstractHttpAdapter): ApiProblem {
  if (!(problem instanceof InvalidInput)) return problem;
  const isWordForId = ({ parameter = '', code }: InputError) =>
    code === 'not_a_long' && /^[a-z-]+$/i.test(String(params[parameter] ?? ''));
  if (!problem.errors.some(isWordForId)) return problem;
  const meant = operationWithIds(method, path, routesOf(adapter));
  if (meant === null) return problem;
  return new InvalidInput(
    problem.errors.map((error) => (isWordForId(error) ? { ...error, detail: `${error.detail} Did you mean ${meant}?` } : error)),
  );
}
