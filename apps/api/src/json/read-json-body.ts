import { type Extent, LARGEST_BATCH, Problem } from '@rpm/domain';
import { raw } from 'express';
import { promisify } from 'node:util';
import { type Request, type Response } from '../http/request';
import { type BodyOptions, type BodySize } from './json-body.decorator';
import { parseJsonObject } from './parse-json-object';

const MIB = 1024 * 1024;

/** The most that a body may hold. */
interface BodyLimits extends Extent {
  bytes: number;
  /** The same of a body that was compressed. */
  decompressedBytes: number;
}

/**
 * Contract, section 1. A batch may hold as much as the largest valid one, and nothing beyond: it has 8 MiB with timestamps of 38 characters,
 * and less than 6 MiB with the 24 characters that programs write. No other body of less than 1 MiB needs as many values and properties.
 */
const LIMITS: Record<BodySize, BodyLimits> = {
  single: { bytes: MIB, decompressedBytes: MIB, values: 100_000, properties: 10_000 },
  batch: { bytes: 8 * MIB, decompressedBytes: 6 * MIB, ...LARGEST_BATCH },
};

type Reader = (request: Request, response: Response) => Promise<unknown>;
const reader = (limit: number): Reader => promisify(raw({ type: () => true, limit }));
const readers = ({ bytes, decompressedBytes }: BodyLimits) => ({ plain: reader(bytes), compressed: reader(decompressedBytes) });
const READERS = { single: readers(LIMITS.single), batch: readers(LIMITS.batch) };

/** Whether a request has no body, whatever it says of one (RFC 9112, section 6). */
export function isWithoutBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** @throws Problem for what is not one JSON object in UTF-8; errors of body-parser */
export async function readJsonBody(
  request: Request,
  response: Response,
  { mode, size = 'single' }: BodyOptions = {},
): Promise<object> {
  // Of two types Node would keep the first, and somebody before us may have judged by the second.
  assertJson(request.headersDistinct['content-type']?.join(), mode === 'patch');
  const isCompressed = (request.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  await READERS[size][isCompressed ? 'compressed' : 'plain'](request, response);
  // Without a body the parser leaves no buffer.
  const bytes: unknown = request.body;
  return parseJsonObject(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0), LIMITS[size]);
}

const JSON_TYPE = /^application\/(json|merge-patch\+json) *(?:; *charset *= *"?([\w-]+)"? *)?$/i;

function assertJson(contentType: string | undefined, isPatch: boolean): void {
  const [, type, charset = 'utf-8'] = JSON_TYPE.exec(contentType ?? '') ?? [];
  const isRightType = type?.toLowerCase() === 'json' || (isPatch && type !== undefined);
  if (!isRightType || charset.toLowerCase() !== 'utf-8') {
    throw new Problem('unsupported_media_type', 'Send Content-Type: application/json in UTF-8.');
  }
}
