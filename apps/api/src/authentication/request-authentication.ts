import { Inject, Injectable } from '@nestjs/common';
import {
  ApiKeyAuthenticator,
  ConsoleSessionAuthenticator,
  ConsoleSessionUses,
  type Principal,
  SmartTokenAuthenticator,
} from '@rpm/data-access';
import { SmartToken } from '@rpm/domain';
import { CONSOLE_SETTINGS, type ConsoleSettings } from './console-settings';
import { sessionTokenOf } from './session-cookie';
import { type Request } from '../request/request';
import { HttpProblem, isProblem, problemStatus } from '../problem/problem-kind';
import { RateLimits } from './rate-limits';

/** Header that marks the automatic refresh of a console page that nobody has used for a minute. */
const UNATTENDED = 'console-unattended';

/** Finds the caller of a request: by its API key, or by the session of a person who signed in to the console. */
@Injectable()
export class RequestAuthentication {
  constructor(
    private readonly keys: ApiKeyAuthenticator,
    private readonly sessions: ConsoleSessionAuthenticator,
    private readonly uses: ConsoleSessionUses,
    private readonly tokens: SmartTokenAuthenticator,
    private readonly limits: RateLimits,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
  ) {}

  /** Authenticates an API key. @throws Problem */
  byKey(key: string, address: string | undefined): Principal | Promise<Principal> {
    return (
      this.keys.findRemembered(key, address) ?? this.limits.countUnknown(address, () => this.keys.authenticate(key, address))
    );
  }

  /** Authenticates the bearer token of a FHIR client: an access token of a SMART client, or an API key. @throws Problem */
  byBearerToken(text: string, address: string | undefined): Principal | Promise<Principal> {
    if (!SmartToken.parse(text)) return this.byKey(text, address);
    return (
      this.tokens.findRemembered(text, address) ??
      this.limits.countUnknown(address, () => this.tokens.authenticate(text, address))
    );
  }

  /**
   * Authenticates a request without an API key by its session. The browser must say that a page of this service sends the request, otherwise pages of
   * other sites could use the session; so any other request is treated as if it had no cookie. A request with which an unattended page refreshes
   * itself does not extend the session. @throws HttpProblem `api_key_missing`
   */
  async bySession(request: Request): Promise<Principal> {
    const principal = await this.findBySession(request);
    if (request.headers[UNATTENDED] === undefined) this.uses.note(principal);
    return principal;
  }

  private async findBySession(request: Request): Promise<Principal> {
    const token = this.settings.isOn && isFromOwnPage(request) ? sessionTokenOf(request) : null;
    if (token === null) throw keyMissing();
    const remembered = this.sessions.findRemembered(token.text, request.ip);
    if (remembered) return remembered;
    const lookUp = () => this.sessions.authenticate(token.text, request.ip);
    return this.limits.countUnknown(request.ip, lookUp).catch(hideState);
  }
}

/** Returns whether the browser says that a page of this service sends the request. Scripts cannot set this header, and other clients have no cookie. */
export function isFromOwnPage({ headers }: Request): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/** Throws the problem of an invalid session: the same as without a session, unless the error tells the person that the session has ended. */
function hideState(error: unknown): never {
  if (isProblem(error) && problemStatus(error) === 401 && error.code !== 'session_ended') throw keyMissing();
  throw error;
}

/** The problem of a request with neither an API key nor a valid session. */
export function keyMissing(): HttpProblem {
  return new HttpProblem('api_key_missing', 'Send your API key in the header Service-API-Key.');
}
