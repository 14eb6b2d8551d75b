import { InvalidInput } from '@rpm/domain';

/**
 * Returns whether an `If-None-Match` header lists an ETag. The header uses weak comparison (RFC 9110, section 13.1.2). Express's `req.fresh` cannot
 * be used: it never answers 304 to clients that send `Cache-Control: no-cache`, as `fetch` does.
 */
export function matchesIfNoneMatch(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const listed: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || listed.includes(etag);
}

/** Returns the `ETag` header for an entity tag; without `W/` it is a strong one. */
export const etagHeader = (entityTag: string) => `"${entityTag}"`;

const LIST_OF_TAGS = /^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/;

/**
 * Parses `If-Match` (RFC 9110, section 13.1.1), which compares strongly: a weak entity tag matches no resource. @returns the accepted tags without
 * quotation marks; null if every state is accepted @throws InvalidInput if the header is not a list of ETags
 */
export function expectedEntityTags(ifMatch: string | undefined): string[] | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  if (!LIST_OF_TAGS.test(ifMatch)) {
    const detail = 'Send the ETag of the resource with its quotation marks, such as "1", or * for any version.';
    throw new InvalidInput([{ parameter: 'If-Match', code: 'not_an_etag', detail }]);
  }
  const tags: readonly string[] = ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.filter((tag) => !tag.startsWith('W/')).map((tag) => tag.slice(1, -1));
}
