import { PreconditionFailed } from '@rpm/domain';
import { hash } from 'node:crypto';
import { type JsonText } from './json-text';

/** The strong entity tag of a representation: the same bytes have the same. */
export function entityTag(text: string): string {
  return `"${hash('sha1', text, 'base64url')}"`;
}

/**
 * Holds `If-Match` against a resource as it is now, which the caller has locked (RFC 9110, section 13.1.1): compared strongly, so a
 * weak tag matches nothing.
 * @throws PreconditionFailed
 */
export function assertMatch(ifMatch: string | null, current: JsonText): void {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const tags: readonly string[] = ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  if (!tags.includes(entityTag(current.text))) throw new PreconditionFailed();
}
