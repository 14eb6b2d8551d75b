import { Inject, Injectable } from '@nestjs/common';
import { ApiKeyAuthenticator, ConsoleSessionAuthenticator, ConsoleSessionUses, type Principal } from '@rpm/data-access';
import { Problem } from '@rpm/domain';
import { CONSOLE_SETTINGS, type ConsoleSettings } from './console-settings';
import { sessionTokenOf } from './session-cookie';
import { type Request } from '../request/request';
import { type ApiProblem, HttpProblem, isProblem, problemStatus } from '../problem/problem-kind';
import { RateLimits } from './rate-limits';

/** Header of requests that a page of the console sends by itself, to refresh what it shows, after nobody has used it for a minute. */
const UNATTENDED = 'console-unattended';

/** Finds the caller of a request: by its API key, or by the session of a person who signed in to the console. */
@Injectable()
export class RequestAuthentication {
  constructor(
    private readonly keys: ApiKeyAuthenticator,
    private readonly sessions: ConsoleSessionAuthenticator,
    private readonly uses: ConsoleSessionUses,
    private readonly limits: RateLimits,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
  ) {}

  /** Authenticates an API key. A key that was valid recently is not limited by the bad keys of its address. @throws Problem */
  byKey(key: string, address: string | undefined): Principal | Promise<Principal> {
    const remembered = this.keys.findRemembered(key);
    if (remembered) return remembered;
    const lookUp = () => this.keys.authenticate(key);
    return this.keys.wasRecentlyValid(key)
      ? this.limits.countBadKey(address, lookUp)
      : this.limits.limitUnknownKey(address, lookUp);
  }

  /**
   * Authenticates a request without an API key by its session. The browser must say that a page of this service sends the request, otherwise pages of
   * other sites could use the session; so any other request is treated as if it had no cookie. A request that a page sends by itself, while nobody uses
   * it, does not put off the end of the session. @throws HttpProblem `api_key_missing`
   */
  async bySession(request: Request): Promise<Principal> {
    const principal = await this.findBySession(request);
    if (request.headers[UNATTENDED] === undefined) this.uses.note(principal);
    return principal;
  }

  private async findBySession(request: Request): Promise<Principal> {
    const token = this.settings.isOn && isFromOwnPage(request) ? sessionTokenOf(request) : null;
    if (token === null) throw keyMissing();
    const remembered = this.sessions.findRemembered(token.text);
    if (remembered) return remembered;
    const lookUp = () => this.sessions.authenticate(token.text).catch(problemIfEnded);
    const found = await (this.sessions.wasRecentlyValid(token.text) ? lookUp() : this.limits.limitUnknownKey(request.ip, lookUp));
    if (found instanceof Problem) throw found;
    return found;
  }
}

/** Returns whether the browser says that a page of this service sends the request. Scripts cannot set this header, and other clients have no cookie. */
export function isFromOwnPage({ headers }: Request): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/**
 * Returns the problem of a session that has ended, which does not count as an attempt to guess one: a page that was left open must not block its address.
 * @throws HttpProblem `api_key_missing` if there is no such session
 */
function problemIfEnded(error: unknown): ApiProblem {
  if (!isProblem(error) || problemStatus(error) !== 401) throw error;
  if (error.code === 'api_key_invalid') throw keyMissing();
  return error.code === 'session_ended' ? error : keyMissing();
}

/** The problem of a request with neither an API key nor a valid session. */
export function keyMissing(): HttpProblem {
  return new HttpProblem('api_key_missing', 'Send your API key in the header Service-API-Key.');
}
