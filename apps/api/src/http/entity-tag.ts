/**
 * Returns whether a tag is listed in an `If-None-Match` header, which uses weak comparison (RFC 9110, section 13.1.2). Express's `req.fresh` cannot
 * be used: it never answers 304 to clients that send `Cache-Control: no-cache`, as `fetch` does.
 */
export function matchesIfNoneMatch(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const listed: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || listed.includes(etag);
}
