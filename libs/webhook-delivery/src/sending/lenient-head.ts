/**
 * Matches a head with white space at the start or the end of a line, or with several values of Content-Length. Most heads have neither, and are returned
 * unchanged.
 */
const UNUSUAL = /[ \t](?:\r\n|$)|\r\n[ \t]|content-length:[^\r]*(?:,|\r[^]*content-length:)/i;
const CONTENT_LENGTH = /\r\ncontent-length:([^\r\n]*)/gi;

/**
 * Returns the status line and headers of a response in the form that undici reads. RFC 9112 also permits values that continue on the next line (5.2),
 * tabs at their end (5), and the same Content-Length several times (6.3). @param head without the empty line
 */
export function lenientHead(head: string): string {
  if (!UNUSUAL.test(head)) return head;
  const unfolded = head.replaceAll(/[ \t]*\r\n[ \t]+/g, ' ').replaceAll(/[ \t]+(?=\r\n|$)/g, '');
  const lengths = [...unfolded.matchAll(CONTENT_LENGTH)].flatMap(([, value = '']) => value.split(',').map((one) => one.trim()));
  const [first = ''] = lengths;
  if (lengths.length < 2 || !/^\d+$/.test(first) || lengths.some((one) => one !== first)) return unfolded;
  return `${unfolded.replaceAll(CONTENT_LENGTH, '')}\r\nContent-Length: ${first}`;
}
