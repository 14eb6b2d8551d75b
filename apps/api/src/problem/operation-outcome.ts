import { type InputError } from '@rpm/domain';
import { codeSystem, type FhirIdentity, type OperationOutcome, type OperationOutcomeIssue } from '@rpm/fhir';
import { type ApiProblem, problemStatus } from './problem-kind';

/** System of the codes of problems of requests without an organization, such as one with an unknown key. */
const SYSTEM_WITHOUT_ORGANIZATION = 'urn:rpm:problem';

type IssueCode = OperationOutcomeIssue['code'];

const CODE_OF_STATUS: Readonly<Record<number, IssueCode>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  408: 'timeout',
  409: 'conflict',
  410: 'deleted',
  412: 'conflict',
  413: 'too-long',
  415: 'not-supported',
  422: 'conflict',
  429: 'throttled',
  431: 'too-long',
  503: 'transient',
};

/** Problems of a key that was valid once. */
const EXPIRED: readonly string[] = ['api_key_expired', 'api_key_revoked', 'session_ended'];

/** Returns the OperationOutcome of a problem: one issue for each validation error, or one for the problem. */
export function operationOutcomeOf(problem: ApiProblem, requestId: string, identity: FhirIdentity | null): OperationOutcome {
  const system = identity ? codeSystem(identity, 'problem') : SYSTEM_WITHOUT_ORGANIZATION;
  const code = EXPIRED.includes(problem.code) ? 'expired' : (CODE_OF_STATUS[problemStatus(problem)] ?? 'exception');
  const issue = (text: string, one: IssueCode, place: object = {}): OperationOutcomeIssue => ({
    severity: 'error',
    code: one,
    details: { coding: [{ system, code: problem.code }], text },
    diagnostics: requestId,
    ...place,
  });
  const [first, ...more] = problem.errors.map((error) => issue(error.detail, codeOf(error, code), placeOf(error)));
  return { resourceType: 'OperationOutcome', issue: first ? [first, ...more] : [issue(problem.detail, code)] };
}

/** Errors of what FHIR defines and this service does not support. */
const NOT_SUPPORTED = /^(unknown|unsupported)_/;

const codeOf = ({ code }: InputError, other: IssueCode): IssueCode => (NOT_SUPPORTED.test(code) ? 'not-supported' : other);

/** Names of parameters that can be part of an answer. Others may be anything, such as the name of a patient. */
const PARAMETER = /^[A-Za-z_][A-Za-z0-9_-]{0,39}(?::[A-Za-z]{1,20})?$/;

/** Returns the place of an error: `http.` and the name of the parameter, or the path of the element. */
function placeOf({ parameter, pointer }: InputError): Partial<Pick<OperationOutcomeIssue, 'location' | 'expression'>> {
  if (parameter !== undefined) return PARAMETER.test(parameter) ? { location: [`http.${parameter}`] } : {};
  return pointer === undefined || pointer === '' ? {} : { expression: [pathOf(pointer)] };
}

/** Converts a JSON pointer to the path of an element: `/component/0/code` becomes `component[0].code`. */
function pathOf(pointer: string): string {
  return pointer.slice(1).replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.');
}
