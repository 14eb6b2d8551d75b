/**
 * Whether a tag is one of those of an `If-None-Match`, which compares weakly (RFC 9110, section 13.1.2). Express's `req.fresh` is
 * no help: it never answers 304 to a caller that says `Cache-Control: no-cache`, as `fetch` does.
 */
export function isListed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const listed: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || listed.includes(etag);
}
