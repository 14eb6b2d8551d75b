import { type JsonText, versionOf } from '@rpm/data-access';
import { entityTag } from './entity-tag';

/** The one place where facts about an answer become headers. */
export function answerHeaders({ text, details }: JsonText): Record<string, string> {
  const { outcome, isEnteredInError, isReplayed, version } = details;
  return {
    ...(text !== '' && { ETag: entityTag(version ?? versionOf(text)) }),
    ...(outcome === 'duplicate' && { Duplicate: 'true' }),
    ...(isEnteredInError && { 'Entered-In-Error': 'true' }),
    ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
  };
}
