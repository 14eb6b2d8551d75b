import { type Header, type Reference } from './model';

export const HEADERS = {
  'X-Request-Id': {
    description:
      "Names this request in the service's log: the caller's own `X-Request-Id` if it is 1 to 128 visible ASCII characters.",
    required: true,
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
  },
  'Cache-Control': {
    description: 'Answers are kept by nobody: they can hold health data.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  },
  ETag: {
    description: 'Names exactly this representation. Send it as `If-None-Match` to be answered 304 while nothing has changed.',
    required: true,
    schema: { type: 'string', pattern: '^"[\\w-]+"$' },
  },
  Vary: {
    description: 'The response depends on the `Accept-Encoding` of the request: `br` and `gzip` are supported.',
    required: true,
    schema: { type: 'string', const: 'Accept-Encoding' },
  },
  'Idempotent-Replayed': {
    description: 'There, and `true`, when this is the answer to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  Duplicate: {
    description: 'There, and `true`, when the reading was stored before; it is shown as it was stored.',
    schema: { type: 'string', const: 'true' },
  },
  'Entered-In-Error': {
    description: 'There, and `true`, when the reading was marked as entered in error.',
    schema: { type: 'string', const: 'true' },
  },
  Link: {
    description: 'The same list elsewhere in it (RFC 8288): `first` and `last`, and `prev` and `next` where there is one.',
    required: true,
    schema: { type: 'string', pattern: '^<[^<>]+>; rel="first", .*<[^<>]+>; rel="last"$' },
  },
  'Retry-After': {
    description: 'Seconds after which the same request may go well.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'Where the key is expected.',
    required: true,
    schema: { type: 'string', const: 'ApiKey realm="rpm", header="Service-API-Key"' },
  },
  RateLimit: {
    description: 'What is left of the limit of this key: `r` requests for the next `t` seconds. Only where keys are limited.',
    schema: { type: 'string', pattern: '^"key";r=\\d+;t=\\d+$' },
  },
  'RateLimit-Policy': {
    description: 'The limit of this key: `q` requests in `w` seconds. Only where keys are limited.',
    schema: { type: 'string', pattern: '^"key";q=\\d+;w=\\d+$' },
  },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

/** The headers of an answer, those that every answer has included. */
export function headers(...names: HeaderName[]): Record<string, Reference> {
  const all: HeaderName[] = ['X-Request-Id', 'Cache-Control', ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The headers of an answer to a caller whose key may be limited. */
export function keyedHeaders(...names: HeaderName[]): Record<string, Reference> {
  return headers('RateLimit', 'RateLimit-Policy', ...names);
}
