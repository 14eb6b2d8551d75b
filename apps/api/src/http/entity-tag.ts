/**
 * Whether a tag is one of those of an `If-None-Match`, which compares weakly (RFC 9110, section 13.1.2). Express's `req.fresh` is
 * no help: it never answers 304 to a caller that says `Cache-Control: no-cache`, as `fetch` does.
 */
export function isListed(etag: string, ifNoneMatch: string | undefined): boolean {
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
