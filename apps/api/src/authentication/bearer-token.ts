import { type Request } from '../request/request';

const BEARER = /^Bearer +(\S+) *$/i;

/** Returns the token in the header `Authorization: Bearer …`; undefined if there is no such header. */
export function bearerTokenOf({ headers }: Request): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
