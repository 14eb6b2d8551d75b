import { type Header, type Reference } from './model';

export const HEADERS = {
  'X-Request-Id': {
    description:
      "Identifies this request in the service's log. The service adopts the `X-Request-Id` of the request if it has 1 to 128 visible ASCII characters.",
    required: true,
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
  },
  'Cache-Control': {
    description: 'Responses must not be cached, because they can contain health data.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  },
  ETag: {
    description: 'Identifies exactly this representation. Send it as `If-None-Match` to get 304 if nothing has changed.',
    required: true,
    schema: { type: 'string', pattern: '^"[\\w-]+"$' },
  },
  Vary: {
    description: 'The response depends on the `Accept-Encoding` of the request: `br` and `gzip` are supported.',
    required: true,
    schema: { type: 'string', const: 'Accept-Encoding' },
  },
  'Idempotent-Replayed': {
    description: 'Present and `true` if this response repeats the response to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  Duplicate: {
    description: 'Present and `true` if an earlier request stored the same reading. The body contains the stored reading.',
    schema: { type: 'string', const: 'true' },
  },
  'Entered-In-Error': {
    description: 'Present and `true` if the reading was marked as entered in error.',
    schema: { type: 'string', const: 'true' },
  },
  Link: {
    description:
      'Links (RFC 8288) to the `first` and `last` page of the list, and to the `prev` and `next` page if there is one.',
    required: true,
    schema: { type: 'string', pattern: '^<[^<>]+>; rel="first", .*<[^<>]+>; rel="last"$' },
  },
  'Retry-After': {
    description: 'Number of seconds after which the request can be repeated.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'Name of the request header that must contain the API key.',
    required: true,
    schema: { type: 'string', const: 'ApiKey realm="rpm", header="Service-API-Key"' },
  },
  RateLimit: {
    description: 'Remaining requests of this key: `r` requests in the next `t` seconds. Absent if keys have no limit.',
    schema: { type: 'string', pattern: '^"key";r=\\d+;t=\\d+$' },
  },
  'RateLimit-Policy': {
    description: 'Limit of this key: `q` requests in `w` seconds. Absent if keys have no limit.',
    schema: { type: 'string', pattern: '^"key";q=\\d+;w=\\d+$' },
  },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

/** Returns references to the named headers and to the headers that every response has. */
export function headers(...names: HeaderName[]): Record<string, Reference> {
  const all: HeaderName[] = ['X-Request-Id', 'Cache-Control', ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Returns references to the headers of a response under `/api/v3`, which include those of the rate limit. */
export function keyedHeaders(...names: HeaderName[]): Record<string, Reference> {
  return headers('RateLimit', 'RateLimit-Policy', ...names);
}
