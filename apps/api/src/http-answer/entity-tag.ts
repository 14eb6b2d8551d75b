/**
 * Returns whether a tag is listed in an `If-None-Match` header, which uses weak comparison (RFC 9110, section 13.1.2). Express's `req.fresh` cannot
 * be used: it never answers 304 to clients that send `Cache-Control: no-cache`, as `fetch` does.
 */
export function matchesIfNoneMatch(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const listed: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || listed.includes(etag);
}

/** The strong entity tag of a version. */
export const entityTag = (version: string) => `"${version}"`;

/**
 * Parses `If-Match` (RFC 9110, section 13.1.1), which compares strongly: a weak tag matches no version.
 * @returns null if every version is accepted
 */
export function expectedVersions(ifMatch: string | undefined): string[] | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const tags: readonly string[] = ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.filter((tag) => !tag.startsWith('W/')).map((tag) => tag.slice(1, -1));
}
