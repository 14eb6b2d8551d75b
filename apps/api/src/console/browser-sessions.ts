import { Injectable } from '@nestjs/common';
import {
  CallerRepository,
  ConsoleSessionAuthenticator,
  ConsoleSessionRepository,
  type Principal,
  type SignedIn,
} from '@rpm/data-access';
import { type JsonText } from '@rpm/database';
import { type CallerView } from '@rpm/domain';
import { noteSession, sessionEntryOf } from '../trail/audited-request';
import { type Request, type Response } from '../request/request';
import { cookieOf, EXPIRED_COOKIE, sessionTokenOf } from '../authentication/session-cookie';

/** Starts and ends the sessions of browsers. Each browser keeps its session in a cookie. */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly sessions: ConsoleSessionRepository,
    private readonly authenticator: ConsoleSessionAuthenticator,
    private readonly callers: CallerRepository,
  ) {}

  /** Makes the browser keep a new session. An earlier session of the same browser ends. @returns who has signed in */
  async begin(request: Request, response: Response, { principal, token }: SignedIn): Promise<JsonText<CallerView>> {
    await this.endInDatabase(request);
    noteSession(request, principal, 'signIn');
    const caller = await this.callers.find(principal);
    response.setHeader('Set-Cookie', cookieOf(token));
    return caller;
  }

  /** Ends the session of the browser, if it has one. */
  async end(request: Request, response: Response): Promise<void> {
    const ended = await this.endInDatabase(request);
    if (ended) noteSession(request, ended, 'signOut');
    response.setHeader('Set-Cookie', EXPIRED_COOKIE);
  }

  /** @returns to whom the session belonged; null if the browser had none */
  private async endInDatabase(request: Request): Promise<Principal | null> {
    const token = sessionTokenOf(request);
    if (!token) return null;
    const ended = await this.sessions.end(token, sessionEntryOf(request, 'signOut'), request.ip);
    this.authenticator.forget(token.hash.toString('hex'));
    return ended;
  }
}
