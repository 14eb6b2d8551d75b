import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Idempotency, type WriteRequest } from '@rpm/database';
import { type Principal } from '@rpm/data-access';
import { InvalidInput, MAX_CORRECTED_READINGS } from '@rpm/domain';
import { hash } from 'node:crypto';
import { auditOf } from '../trail/audited-request';
import { expectedEntityTags } from '../http-answer/entity-tag';
import { type Request } from '../request/request';

/** Provides the caller's organization, name and scopes for a write, and its conditions from the headers `If-Match` and `Idempotency-Key`. */
export const Writing = createParamDecorator((_: unknown, context: ExecutionContext): WriteRequest & Pick<Principal, 'scopes'> => {
  const request = context.switchToHttp().getRequest<Request>();
  if (!request.principal) throw new Error('A public route changes nothing.');
  return {
    organizationId: request.principal.organizationId,
    actor: request.principal.actor,
    audit: auditOf(request),
    scopes: request.principal.scopes,
    expectedEntityTags: expectedEntityTags(request.headers['if-match']),
    maxReadings: MAX_CORRECTED_READINGS,
    readOnly: () => request.readOnly ?? null,
    idempotency: request.method === 'POST' ? idempotencyOf(request) : null,
  };
});

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

function idempotencyOf(request: Request): Idempotency | null {
  // If a request has two Idempotency-Key headers, `headers` joins their values with a comma, which gives a key that the client never sent.
  const given = request.headersDistinct['idempotency-key'];
  if (given === undefined) return null;
  const [key = ''] = given;
  if (given.length !== 1 || !VISIBLE_ASCII.test(key)) {
    throw new InvalidInput([
      { parameter: 'Idempotency-Key', code: 'not_a_key', detail: 'Send one key of 1 to 255 visible ASCII characters.' },
    ]);
  }
  return { key, requestHash: () => hashOf(request) };
}

/** Hashes the method, the URL and the decompressed body exactly as the client sent them, because a repeated request must be identical. */
function hashOf({ method, originalUrl, body }: Request): Buffer {
  const bytes: unknown = body;
  const head = Buffer.from(`${method} ${originalUrl}\n`);
  return hash('sha256', Buffer.concat([head, Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0)]), 'buffer');
}
