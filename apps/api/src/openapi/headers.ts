import { type Header, type Reference, type Schema } from './model';
import { READ_POSITION_PATTERN } from '@rpm/database';

const header = (description: string, schema: Schema): Header => ({ description, schema });
/** Describes a header that is always present in the responses for which it is documented. */
export const always = (description: string, schema: Schema): Header => ({ description, required: true, schema });

export const HEADERS = {
  'X-Request-Id': always(
    "Identifies this request in the service's log. The service adopts the `X-Request-Id` of the request if it has 1 to 128 visible ASCII characters.",
    { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
  ),
  'Cache-Control': always('Responses must not be cached, because they can contain health data.', {
    type: 'string',
    const: 'no-store',
  }),
  ETag: always('Identifies exactly this representation. Send it as `If-None-Match` to get 304 if nothing has changed.', {
    type: 'string',
    pattern: '^"[\\w-]+"$',
  }),
  Vary: always(
    'The response depends on the `Accept-Encoding` of the request: `br` and `gzip` are supported. It also lists `Origin` if the service is ' +
      'configured to be called by pages of other origins.',
    { type: 'string', pattern: '^(Origin, )?Accept-Encoding$' },
  ),
  'Idempotent-Replayed': header(
    'Present and `true` if this response repeats the response to an earlier request with the same Idempotency-Key.',
    { type: 'string', const: 'true' },
  ),
  Duplicate: header('Present and `true` if an earlier request stored the same reading. The body contains the stored reading.', {
    type: 'string',
    const: 'true',
  }),
  Voided: header('Present and `true` if the reading was marked as entered in error.', {
    type: 'string',
    const: 'true',
  }),
  Link: always(
    'Links (RFC 8288) to the `first` and `last` page of the list, and to the `prev` and `next` page if there is one; of changes, to the `next` ones.',
    { type: 'string', pattern: '^<[^<>]+>; rel="(first", .*<[^<>]+>; rel="last|next)"$' },
  ),
  'Content-Disposition': header('Present if the response is a CSV file: suggests a name for it.', {
    type: 'string',
    pattern: '^attachment; filename="[\\w-]+\\.csv"$',
  }),
  'Retry-After': always('Number of seconds after which the request can be repeated.', { type: 'integer', minimum: 1 }),
  'WWW-Authenticate': always('Name of the request header that must contain the API key.', {
    type: 'string',
    const: 'ApiKey realm="rpm", header="Service-API-Key"',
  }),
  RateLimit: header('Remaining requests of this key: `r` requests in the next `t` seconds. Absent if keys have no limit.', {
    type: 'string',
    pattern: '^"key";r=\\d+;t=\\d+$',
  }),
  'RateLimit-Policy': header('Limit of this key: `q` requests in `w` seconds. Absent if keys have no limit.', {
    type: 'string',
    pattern: '^"key";q=\\d+;w=\\d+$',
  }),
  'Read-After': header(
    'Position of the database after this response. Send it as `Read-After` of a list, chart or download, so that a standby server with at least this state may answer. ' +
      'Of two positions, the greater text is the later one. Absent if there is no standby, if a standby has answered, and in problems.',
    { type: 'string', pattern: READ_POSITION_PATTERN },
  ),
} satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

/**
 * Headers of every response; the last three exist only under `/api/v3`. The introduction of the document describes them, because repeating them in each
 * response would add a twentieth to its size.
 */
export const HEADERS_OF_EVERY_RESPONSE = [
  'X-Request-Id',
  'Cache-Control',
  'RateLimit',
  'RateLimit-Policy',
  'Read-After',
] as const;

/** The headers of {@link HEADERS_OF_EVERY_RESPONSE} to which no operation refers. */
const ONLY_IN_THE_INTRODUCTION: readonly string[] = ['X-Request-Id', 'Cache-Control', 'Read-After'];

/** The headers to which operations refer. */
export const DOCUMENTED_HEADERS: Readonly<Record<string, Header>> = Object.fromEntries(
  Object.entries(HEADERS).filter(([name]) => !ONLY_IN_THE_INTRODUCTION.includes(name)),
);

/** Returns references to the headers that a response has in addition to {@link HEADERS_OF_EVERY_RESPONSE}. */
export function headerReferences(...names: HeaderName[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
