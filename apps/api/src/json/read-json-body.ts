import { Problem } from '@rpm/domain';
import { raw } from 'express';
import { promisify } from 'node:util';
import { type Request, type Response } from '../http/request';
import { parseJsonObject } from './parse-json-object';

const MAX_BODY_BYTES = 1024 * 1024;

const readBytes = promisify(raw({ type: () => true, limit: MAX_BODY_BYTES }));

/** @throws Problem for what is not one JSON object in UTF-8; errors of body-parser */
export async function readJsonBody(request: Request, response: Response): Promise<object> {
  // Of two types Node would keep the first, and somebody before us may have judged by the second.
  assertJson(request.headersDistinct['content-type']?.join());
  await readBytes(request, response);
  // Without a body the parser leaves no buffer.
  const bytes: unknown = request.body;
  return parseJsonObject(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
}

const JSON_TYPE = /^application\/json *(?:; *charset *= *"?([\w-]+)"? *)?$/i;

function assertJson(contentType: string | undefined): void {
  const match = JSON_TYPE.exec(contentType ?? '');
  const charset = match?.[1]?.toLowerCase() ?? 'utf-8';
  if (!match || charset !== 'utf-8') {
    throw new Problem('unsupported_media_type', 'Send Content-Type: application/json in UTF-8.');
  }
}
