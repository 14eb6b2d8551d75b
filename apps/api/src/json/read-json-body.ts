import { HttpProblem } from '../problem/problem-kind';
import { type JsonSize, LARGEST_BATCH } from '@rpm/domain';
import { raw } from 'express';
import { promisify } from 'node:util';
import { type Request, type Response } from '../request/request';
import { type BodyOptions, type BodySize } from './json-body.decorator';
import { parseJsonObject } from './parse-json-object';

const MIB = 1024 * 1024;

/** Limits for a request body. */
interface BodyLimits extends JsonSize {
  bytes: number;
  /** Maximum number of bytes of a body after decompression. */
  decompressedBytes: number;
}

/**
 * Limits from section 1 of the specification. The limits for a batch permit the largest valid batch, which has 8 MiB with timestamps of 38
 * characters, and less than 6 MiB with the usual 24 characters. A single body below 1 MiB never needs as many values and properties as its limits
 * permit.
 */
const LIMITS: Record<BodySize, BodyLimits> = {
  small: { bytes: 4096, decompressedBytes: 4096, values: 100, properties: 100 },
  single: { bytes: MIB, decompressedBytes: MIB, values: 100_000, properties: 10_000 },
  batch: { bytes: 8 * MIB, decompressedBytes: 6 * MIB, ...LARGEST_BATCH },
  // An Observation has about a hundred values.
  bundle: { bytes: 8 * MIB, decompressedBytes: 6 * MIB, values: 300_000, properties: 300_000 },
};

type Reader = (request: Request, response: Response) => Promise<unknown>;
const reader = (limit: number): Reader => promisify(raw({ type: () => true, limit }));
const readers = ({ bytes, decompressedBytes }: BodyLimits) => ({ plain: reader(bytes), compressed: reader(decompressedBytes) });
const READERS = {
  small: readers(LIMITS.small),
  single: readers(LIMITS.single),
  batch: readers(LIMITS.batch),
  bundle: readers(LIMITS.bundle),
};

/** Returns whether a request has no body (RFC 9112, section 6). */
export function isWithoutBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** Reads and parses the body of a request. @throws Problem if the body is not a JSON object in UTF-8 @throws errors of body-parser */
export async function readJsonBody(
  request: Request,
  response: Response,
  { mode, size = 'single', optional = false, format }: BodyOptions = {},
): Promise<object> {
  if (isWithoutBody(request)) return withoutBody(request, optional);
  const assertType = () => {
    // A request with two Content-Type headers is rejected: Node keeps the first, while a proxy in front of the service may have used the second.
    assertJson(request.headersDistinct['content-type']?.join(), furtherType(mode === 'patch', format));
  };
  // A chunked body may turn out to be empty. Then it needs no type if it is optional.
  if (!optional) assertType();
  const isCompressed = (request.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  await READERS[size][isCompressed ? 'compressed' : 'plain'](request, response);
  // body-parser does not set `request.body` to a buffer if the request has no body.
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return withoutBody(request, optional);
  if (optional) assertType();
  return parseJsonObject(bytes, LIMITS[size]);
}

/** Treats a missing body like `{}` if it is optional. @throws Problem if the operation needs a body */
function withoutBody({ method, route }: Request, optional: boolean): object {
  if (optional) return {};
  const path = (route as { path: string }).path.replaceAll(/:(\w+)/g, '{$1}');
  const detail = `The body is empty. Send a JSON object with Content-Type: application/json. /docs describes it at ${method} ${path}, with an example.`;
  throw new HttpProblem('malformed_json', detail);
}

const JSON_TYPE = /^application\/(json|merge-patch\+json|fhir\+json) *(?:; *charset *= *"?([\w-]+)"? *)?$/i;

/** Returns the media type that a body may have besides JSON. */
function furtherType(isPatch: boolean, format: 'fhir' | undefined): string | null {
  if (isPatch) return 'merge-patch+json';
  return format === undefined ? null : 'fhir+json';
}

function assertJson(contentType: string | undefined, further: string | null): void {
  const [, type, charset = 'utf-8'] = JSON_TYPE.exec(contentType ?? '') ?? [];
  const isRightType = type !== undefined && ['json', further].includes(type.toLowerCase());
  if (!isRightType || charset.toLowerCase() !== 'utf-8') {
    throw new HttpProblem('unsupported_media_type', 'Send Content-Type: application/json in UTF-8.');
  }
}
