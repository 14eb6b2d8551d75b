import { assertDocumented } from '../testing/assert-documented';
import { type TestResponse } from '../testing/test-api';

const SITE = '/api/v3/site';
const TAG = { ETag: '"tag"' };
const ALWAYS = { 'X-Request-Id': 'r1', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

function answer(status: number, body: unknown, headers: Record<string, string | null> = {}): TestResponse {
  const type = status >= 400 ? 'application/problem+json' : 'application/json; charset=utf-8';
  const all: Record<string, string | null> = { ...ALWAYS, ...(body !== null && { 'Content-Type': type }), ...headers };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null);
  const text = body === null ? '' : JSON.stringify(body);
  return { status, headers: new Headers(given), text, json: body };
}

const site = { id: 1, name: null, active: true, address: null };
const problem = (code: string, status: number, more: object = {}) => ({
  type: `http://localhost:3000/errors/${code}`,
  title: 'Title',
  status,
  detail: 'Detail.',
  instance: 'urn:rpm:request:r1',
  code,
  requestId: 'r1',
  ...more,
});
const retry = { 'Retry-After': '5' };

/** All specs that send requests with `TestApi` rely on `assertDocumented`, so this spec proves that it detects undocumented responses. */
describe('assertDocumented', () => {
  it.each<[string, string, string, TestResponse]>([
    ['a documented response', 'POST', SITE, answer(200, site, TAG)],
    ['a documented problem', 'POST', SITE, answer(503, problem('unavailable', 503), retry)],
    ['a path that does not exist', 'GET', '/nope', answer(404, problem('path_not_found', 404))],
    ['a method that does not exist', 'DELETE', SITE, answer(405, problem('method_not_allowed', 405), { Allow: 'POST' })],
    ['a response to OPTIONS', 'OPTIONS', SITE, answer(204, null, { Allow: 'POST' })],
    ['a response to HEAD', 'HEAD', '/health/live', answer(200, null, { 'Content-Type': 'application/json' })],
    [
      'a path in another case and with a trailing slash, which the router accepts',
      'POST',
      '/API/v3/Site/',
      answer(200, site, TAG),
    ],
  ])('accepts a valid response in the case of %s', (_what, method, path, given) => {
    expect(() => assertDocumented(method, path, given)).not.toThrow();
  });

  it.each<[string, string, string, TestResponse, RegExp]>([
    ['an undocumented status', 'POST', SITE, answer(201, site), /createSite documents no status 201/],
    [
      'a problem code that belongs to another status',
      'POST',
      SITE,
      answer(401, problem('not_found', 401), { 'WWW-Authenticate': 'x' }),
      /body\/code/,
    ],
    [
      'an undocumented property',
      'POST',
      SITE,
      answer(200, { ...site, organizationId: 1 }),
      /must NOT have additional properties/,
    ],
    ['a missing property', 'POST', SITE, answer(200, { id: 1 }), /must have required property 'name'/],
    ['a property of the wrong type', 'POST', SITE, answer(200, { ...site, id: '1' }), /body\/id must be integer/],
    ['a missing header', 'POST', SITE, answer(503, problem('unavailable', 503)), /The header Retry-After is missing/],
    [
      'a header with an invalid value',
      'POST',
      SITE,
      answer(503, problem('unavailable', 503), { 'Retry-After': 'soon' }),
      /Retry-After must be/,
    ],
    [
      'an undocumented content type',
      'POST',
      SITE,
      answer(200, site, { 'Content-Type': 'text/html' }),
      /The content type text\/html is none of/,
    ],
    ['a missing X-Request-Id', 'POST', SITE, answer(200, site, { 'X-Request-Id': null }), /There is no X-Request-Id/],
    ['a missing X-Content-Type-Options', 'POST', SITE, answer(200, site, { 'X-Content-Type-Options': null }), /nosniff/],
    ['a response that may be cached', 'POST', SITE, answer(200, site, { 'Cache-Control': 'public' }), /no-store/],
    ['a header that reveals the framework', 'POST', SITE, answer(200, site, { 'X-Powered-By': 'Express' }), /X-Powered-By/],
    [
      'an error that is not a problem document',
      'GET',
      '/nope',
      answer(404, {}, { 'Content-Type': 'application/json' }),
      /problem\+json/,
    ],
    [
      'a stack trace in a problem',
      'POST',
      SITE,
      answer(500, problem('internal_error', 500, { detail: 'x\n    at f (a.ts:1:2)' })),
      /inside/,
    ],
    ['SQL in a problem', 'POST', SITE, answer(500, problem('internal_error', 500, { detail: 'select id from site' })), /inside/],
    [
      'a problem type that is not the page of its code',
      'GET',
      '/nope',
      answer(404, problem('path_not_found', 404, { type: 'http://x/y' })),
      /page of its code/,
    ],
    [
      'a request id that differs from the header',
      'GET',
      '/nope',
      answer(404, problem('path_not_found', 404, { requestId: 'r2' })),
      /requestId is not/,
    ],
    [
      'an undocumented path that is not answered 404',
      'GET',
      '/nope',
      answer(200, {}),
      /not in the document, yet not answered 404 or 400/,
    ],
    [
      'an undocumented method that is not answered 405',
      'DELETE',
      SITE,
      answer(200, site, { Allow: 'POST' }),
      /yet not answered 405/,
    ],
    ['a 405 without Allow', 'DELETE', SITE, answer(405, problem('method_not_allowed', 405)), /There is no Allow/],
  ])('rejects an invalid response: %s', (_what, method, path, given, message) => {
    expect(() => assertDocumented(method, path, given)).toThrow(message);
  });
});
