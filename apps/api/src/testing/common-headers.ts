/** Lists what is wrong with the headers that every response has. @param mayBeCached whether the response contains nothing of an organization */
export function* mismatchesOfCommonHeaders(headers: Headers, mayBeCached: boolean): Generator<string> {
  if ((headers.get('x-request-id') ?? '') === '') yield 'There is no X-Request-Id.';
  if (headers.get('x-content-type-options') !== 'nosniff') yield 'There is no X-Content-Type-Options: nosniff.';
  if (headers.has('x-powered-by')) yield 'X-Powered-By tells what the service runs on.';
  if (!mayBeCached && headers.get('cache-control') !== 'no-store') yield 'There is no Cache-Control: no-store.';
}
