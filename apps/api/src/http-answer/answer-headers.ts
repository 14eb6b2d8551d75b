import { type JsonText, versionOf } from '@rpm/database';
import { entityTag } from './entity-tag';

/** Converts the version and the outcome of an operation to response headers. No other code sets these headers. */
export function answerHeaders({ text, details }: JsonText): Record<string, string> {
  const { outcome, isVoided, isReplayed, version } = details;
  return {
    ...(text !== '' && { ETag: entityTag(version ?? versionOf(text)) }),
    ...(outcome === 'duplicate' && { Duplicate: 'true' }),
    ...(isVoided && { Voided: 'true' }),
    ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
  };
}
