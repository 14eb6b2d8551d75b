import { expectValidFhir } from '@rpm/fhir/testing';
import { NDJSON } from '../fhir/export/export-file.guard';
import { FHIR_MEDIA_TYPE } from '../http-answer/fhir-answer';
import { mismatchesOfCommonHeaders } from './common-headers';
import { type TestResponse } from './test-api';

/** Lists what is wrong with an answer below `/fhir/r4`: it must be a valid resource of FHIR and, as a problem, an OperationOutcome. */
export function* mismatchesOfFhir({ status, headers, text, json }: TestResponse, internals: RegExp): Generator<string> {
  yield* mismatchesOfCommonHeaders(headers, false);
  if (text === '' || isManifest(json) || isOfOAuth(json)) return;
  if (headers.get('content-type') === NDJSON) {
    for (const line of text.trimEnd().split('\n')) expectValidFhir(JSON.parse(line));
    return;
  }
  if (headers.get('content-type') !== `${FHIR_MEDIA_TYPE}; charset=utf-8`) yield `The content type is not ${FHIR_MEDIA_TYPE}.`;
  expectValidFhir(json);
  if (status < 400) return;
  const outcome = json as { resourceType: string; issue?: { diagnostics?: string }[] };
  if (outcome.resourceType !== 'OperationOutcome') yield 'The problem is no OperationOutcome.';
  if (internals.test(text)) yield 'The body shows something of the inside.';
  const requestId = headers.get('x-request-id') ?? '';
  if (!outcome.issue?.every(({ diagnostics }) => diagnostics?.includes(requestId))) yield 'An issue lacks the request id.';
}

/** The manifest of an export is no resource. */
const isManifest = (json: unknown) => typeof json === 'object' && json !== null && 'transactionTime' in json;
/** Returns whether an answer is that of an OAuth server, which is no FHIR resource: the configuration, a token or an error. */
function isOfOAuth(json: unknown): boolean {
  return typeof json === 'object' && json !== null && ['token_endpoint', 'access_token', 'error'].some((name) => name in json);
}
