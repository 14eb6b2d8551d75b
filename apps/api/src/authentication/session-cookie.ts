import { ConsoleSessionToken } from '@rpm/domain';
import { type Request } from '../request/request';

const NAME = '__Host-rpm-session';

/**
 * `__Host-` and `Secure` bind the cookie to this origin, `HttpOnly` hides it from scripts, and with `SameSite=Strict` the browser sends it only with
 * requests of this site. The cookie does not expire by itself, but the session in the database does.
 */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Returns the token of the session that a request presents; null if it has no cookie with a well-formed token. */
export function sessionTokenOf({ headers }: Request): ConsoleSessionToken | null {
  const cookie = headers.cookie?.split(';').find((entry) => entry.trimStart().startsWith(`${NAME}=`));
  return cookie === undefined ? null : ConsoleSessionToken.parse(cookie.trim().slice(NAME.length + 1));
}

/** The header `Set-Cookie` that makes a browser keep a session. */
export const cookieOf = ({ text }: ConsoleSessionToken) => `${NAME}=${text}; ${ATTRIBUTES}`;

/** The header `Set-Cookie` that makes a browser delete the session. */
export const EXPIRED_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
