import { hash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header carries the token as RFC 6750 says. The time that the comparison takes reveals nothing about the token. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const [, sent = ''] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', token, 'buffer'));
}
