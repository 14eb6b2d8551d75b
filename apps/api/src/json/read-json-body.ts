import { Problem } from '@rpm/domain';
import { raw } from 'express';
import { promisify } from 'node:util';
import { type Request, type Response } from '../http/request';
import { type BodyOptions, type BodySize } from './json-body.decorator';
import { parseJsonObject } from './parse-json-object';

const MIB = 1024 * 1024;
const reader = (limit: number) => promisify(raw({ type: () => true, limit }));
/** Contract, section 1. */
const READERS: Record<BodySize, ReturnType<typeof reader>> = { single: reader(MIB), batch: reader(8 * MIB) };

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
  await READERS[size](request, response);
  // Without a body the parser leaves no buffer.
  const bytes: unknown = request.body;
  return parseJsonObject(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
}

const JSON_TYPE = /^application\/(json|merge-patch\+json) *(?:; *charset *= *"?([\w-]+)"? *)?$/i;

function assertJson(contentType: string | undefined, isPatch: boolean): void {
  const [, type, charset = 'utf-8'] = JSON_TYPE.exec(contentType ?? '') ?? [];
  const isRightType = type?.toLowerCase() === 'json' || (isPatch && type !== undefined);
  if (!isRightType || charset.toLowerCase() !== 'utf-8') {
    throw new Problem('unsupported_media_type', 'Send Content-Type: application/json in UTF-8.');
  }
}
