import { parse, type ParsedUrlQuery } from 'node:querystring';

/** Parses a query string or a form. The parser would silently drop parameters beyond a limit, so it has no limit. */
export const parseQuery = (text: string): ParsedUrlQuery => parse(text, '&', '=', { maxKeys: 0, decodeURIComponent: decoded });

/**
 * Decodes a parameter. Invalid UTF-8 becomes an unpaired surrogate, which every input class rejects; Node would decode it as U+FFFD, which is a
 * valid filter value.
 */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return '\uD800';
  }
}
