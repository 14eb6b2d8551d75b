import { type InputError } from '@rpm/domain';
import { type FhirIdentity, type FhirIssue, issueType, operationOutcome, type OperationOutcome } from '@rpm/fhir';
import { type ApiProblem, problemStatus } from './problem-kind';

/** Problems of a key or session that was valid once. */
const EXPIRED: readonly string[] = ['api_key_expired', 'api_key_revoked', 'session_ended'];

/** Returns the OperationOutcome of a problem: one issue for each validation error, or one for the problem. */
export function operationOutcomeOf(problem: ApiProblem, requestId: string, identity: FhirIdentity | null): OperationOutcome {
  const { code, detail, errors } = problem;
  const type = EXPIRED.includes(code) ? 'expired' : issueType(problemStatus(problem));
  const issues = errors.map((error): FhirIssue => ({ type: typeOf(error, type), code, text: error.detail, ...placeOf(error) }));
  return operationOutcome(identity, issues.length > 0 ? issues : [{ type, code, text: detail }], requestId);
}

/** Errors of what FHIR defines and this service does not support. */
const NOT_SUPPORTED = /^(unknown|unsupported)_/;

const typeOf = ({ code }: InputError, other: FhirIssue['type']) => (NOT_SUPPORTED.test(code) ? 'not-supported' : other);

/** Beginnings of names that are like those of FHIR, and can be part of an answer. Others may be anything, such as the name of a patient. */
const PARAMETER = /^_?[a-z][A-Za-z-]{0,39}(?=$|[:.])/;

/** Returns the place of an error: `http.` and the name of the parameter, or the path of the element. */
function placeOf({ parameter, pointer = '' }: InputError): Pick<FhirIssue, 'expression'> {
  const [name] = PARAMETER.exec(parameter ?? '') ?? [];
  if (name !== undefined) return { expression: [`http.${name}`] };
  return pointer === '' ? {} : { expression: [pathOf(pointer)] };
}

/** Converts a JSON pointer to the path of an element: `/component/0/code` becomes `component[0].code`. */
const pathOf = (pointer: string) =>
  pointer
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
