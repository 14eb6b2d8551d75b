import { type ApiProblemCode } from '../problem/problem-kind';

/**
 * The problems that an operation can cause, by code. A problem has an example of its `detail` if the code does not explain the cause in this
 * operation.
 */
export type Problems = Partial<Record<ApiProblemCode, { detail?: string }>>;

/** Returns problems that the page `/errors/{code}` explains sufficiently. */
export function problemCodes(...codes: ApiProblemCode[]): Problems {
  return Object.fromEntries(codes.map((code) => [code, {}]));
}

/** Problems that every request can cause. */
export const ANY_REQUEST = problemCodes(
  ...(['malformed_request', 'request_timeout', 'too_many_unanswered_requests'] as const),
  ...(['headers_too_large', 'internal_error'] as const),
);

export const UNAVAILABLE = problemCodes('unavailable');

/** Problems that every request under `/api/v3` can cause. */
export const KEYED_REQUEST: Problems = {
  ...ANY_REQUEST,
  ...UNAVAILABLE,
  ...problemCodes('audit_unavailable'),
  ...problemCodes('api_key_missing', 'api_key_invalid', 'api_key_expired', 'api_key_revoked', 'session_ended'),
  ...problemCodes('rate_limited', 'organization_busy', 'too_many_bad_keys'),
};

/** Problems that only a request with a body can cause. */
export const BODY = problemCodes('malformed_json', 'body_too_large', 'unsupported_media_type');

/** Problem of every operation that changes something. */
export const COMMIT = problemCodes('outcome_unknown');

export const IDEMPOTENCY = problemCodes('idempotency_key_in_use', 'idempotency_key_reused');

export const PRECONDITION = problemCodes('precondition_failed');

/** Problem of every operation that names a patient by id. */
export const MERGED = problemCodes('patient_merged');

export const READ_ONLY = problemCodes('read_only_property');

/** Problems of every operation whose path contains a resource's id. */
export const RESOURCE_ID = problemCodes('not_found', 'invalid_input');

export const INVALID_INPUT = problemCodes('invalid_input');
