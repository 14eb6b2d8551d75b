/**
 * Matches a request target that consists of a path and a query in visible ASCII characters. Express would parse anything else as a URL with a host.
 */
const ORIGIN_FORM = /^\/[!"$-~]*$/;

/** Matches an absolute URL without user information. Its groups are the authority (host and port), and the path with the query. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?\\@]+)(.*)$/i;

/**
 * Converts a request target (RFC 9112, section 3.2) to the path and query by which the request is routed. The host of an absolute URL is ignored like
 * the Host header, because the service has the same routes at every address. `OPTIONS *` asks about the whole server and becomes `/*`. @returns null
 * if the target is neither a path nor an http(s) URL
 */
export function toOriginForm(method: string, target: string): string | null {
  if (ORIGIN_FORM.test(target)) return target;
  if (target === '*' && method === 'OPTIONS') return '/*';
  const [, authority, rest = ''] = ABSOLUTE_FORM.exec(target) ?? [];
  if (authority === undefined || !URL.canParse(`http://${authority}`)) return null;
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  return ORIGIN_FORM.test(path) ? path : null;
}
