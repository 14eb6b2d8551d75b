import { type JsonText, entityTagOf } from '@rpm/database';
import { etagHeader } from './entity-tag';

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
