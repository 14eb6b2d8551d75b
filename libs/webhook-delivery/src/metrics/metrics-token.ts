import { hash, timingSafeEqual } from 'node:crypto';

/**
 * Returns whether an `Authorization` header contains the bearer token (RFC 6750). The comparison takes constant time and reveals nothing about the
 * token.
 */
export function hasBearerToken(authorization: string | undefined, token: string): boolean {
  const [, sent = ''] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', token, 'buffer'));
}
