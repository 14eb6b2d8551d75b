import { type JsonText, entityTagOf } from '@rpm/database';
import { type Request } from '../request/request';
import { etagHeader, matchesIfNoneMatch } from './entity-tag';

/** Returns whether the client already has this version of a resource, so that the answer is 304. */
export function isKnownTo({ method, headers }: Request, { ETag: etag }: Record<string, string>): boolean {
  return (method === 'GET' || method === 'HEAD') && etag !== undefined && matchesIfNoneMatch(etag, headers['if-none-match']);
}

/** Converts the entity tag and the outcome of an operation to response headers. No other code sets these headers. */
export function answerHeaders({ text, details }: JsonText): Record<string, string> {
  const { outcome, isVoided, isReplayed, entityTag } = details;
  return {
    ...(text !== '' && { ETag: etagHeader(entityTag ?? entityTagOf(text)) }),
    ...(outcome === 'duplicate' && { Duplicate: 'true' }),
    ...(isVoided && { Voided: 'true' }),
    ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
  };
}
