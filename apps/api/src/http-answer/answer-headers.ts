import { type JsonText, versionOf } from '@rpm/data-access';
import { entityTag } from './entity-tag';

/** Converts the details of a response to its headers. No other code does this. */
export function answerHeaders({ text, details }: JsonText): Record<string, string> {
  const { outcome, isEnteredInError, isReplayed, version } = details;
  return {
    ...(text !== '' && { ETag: entityTag(version ?? versionOf(text)) }),
    ...(outcome === 'duplicate' && { Duplicate: 'true' }),
    ...(isEnteredInError && { 'Entered-In-Error': 'true' }),
    ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
  };
}
