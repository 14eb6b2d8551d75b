import { type OperationOutcome, type OperationOutcomeIssue } from '@medplum/fhirtypes';
import { fhirText } from '../element/fhir-text';
import { nonEmpty, present } from '../element/present';
import { codeSystem, type FhirIdentity } from '../identity/fhir-identity';

/** One error of a request. */
export interface FhirIssue {
  severity?: OperationOutcomeIssue['severity'];
  /** The type of FHIR, such as `invalid`. */
  type: OperationOutcomeIssue['code'];
  /** The service's own stable code. */
  code: string;
  /** Way to correct the error. It contains no patient data. */
  text: string;
  /** Places of the error: FHIRPath of elements, or parameters such as `http.code`. */
  expression?: readonly string[];
}

/** System of problem codes where a request has no organization, for example because its key is unknown. */
const PROBLEM_SYSTEM = 'urn:rpm:problem';

/**
 * Returns an outcome with one issue for each error.
 * @param identity the organization; null before the key has named one
 * @param requestId the id of the request, by which the operators of the service find it in their logs
 */
export function operationOutcome(
  identity: FhirIdentity | null,
  issues: readonly FhirIssue[],
  requestId?: string,
): OperationOutcome {
  return {
    resourceType: 'OperationOutcome',
    issue: issues.map(({ severity = 'error', type, code, text, expression = [] }) =>
      present<OperationOutcomeIssue>({
        severity,
        code: type,
        details: {
          coding: [{ system: identity === null ? PROBLEM_SYSTEM : codeSystem(identity, 'problem'), code }],
          text: fhirText(text) ?? code,
        },
        diagnostics: requestId === undefined ? undefined : `Request ${requestId}`,
        expression: nonEmpty(expression),
      }),
    ),
  };
}

/** Returns the type of FHIR for the status of a response. */
export function issueType(status: number): OperationOutcomeIssue['code'] {
  return TYPES[status] ?? (status < 500 ? 'invalid' : 'exception');
}

const TYPES: Readonly<Record<number, OperationOutcomeIssue['code']>> = {
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  409: 'conflict',
  410: 'not-found',
  412: 'conflict',
  413: 'too-long',
  415: 'not-supported',
  429: 'throttled',
  503: 'transient',
};
