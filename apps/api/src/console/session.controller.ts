import { Controller, Delete, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ConsoleSessionAuthenticator, ConsoleSessionRepository, type SignedIn } from '@rpm/data-access';
import { type JsonText } from '@rpm/database';
import { type CallerView, ConsoleSignInInput, InvalidInput } from '@rpm/domain';
import { Public } from '../authentication/access.decorator';
import { RateLimits } from '../authentication/rate-limits';
import { RequestAuthentication } from '../authentication/request-authentication';
import { noteSession, sessionEntryOf } from '../trail/audited-request';
import { type Request, type Response } from '../request/request';
import { JsonBody } from '../json/json-body.decorator';
import { BrowserSessions } from './browser-sessions';
import { OwnPageGuard } from './own-page.guard';
import { EXPIRED_COOKIE } from '../authentication/session-cookie';

/** Signs people in to the console and out of it. Requests with an API key need no session. */
@Controller('console/session')
@UseGuards(OwnPageGuard)
export class SessionController {
  constructor(
    private readonly sessions: ConsoleSessionRepository,
    private readonly authenticator: ConsoleSessionAuthenticator,
    private readonly authentication: RequestAuthentication,
    private readonly limits: RateLimits,
    private readonly browsers: BrowserSessions,
  ) {}

  /** Exchanges an API key, or the code of a link, for a session. An earlier session of the same browser ends. */
  @Post()
  @Public()
  @HttpCode(201)
  async signIn(
    @Req() request: Request,
    @JsonBody({ size: 'small' }) input: ConsoleSignInInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JsonText<CallerView>> {
    return this.browsers.begin(request, response, await this.start(input, request));
  }

  /** Ends the session of the browser. */
  @Delete()
  @Public()
  @HttpCode(204)
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.browsers.end(request, response);
  }

  /** Ends all sessions of the person, also those in other browsers. */
  @Delete('all')
  @Public()
  @HttpCode(204)
  async signOutEverywhere(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const principal = await this.authentication.bySession(request);
    await this.sessions.endAll(principal, sessionEntryOf(request, 'signOut'));
    noteSession(request, principal, 'signOut');
    this.authenticator.forgetAll();
    response.setHeader('Set-Cookie', EXPIRED_COOKIE);
  }

  private async start({ key, code }: ConsoleSignInInput, request: Request): Promise<SignedIn> {
    const { ip: address } = request;
    const entryOf = sessionEntryOf(request, 'signIn');
    if (typeof key === 'string' && typeof code !== 'string') {
      return this.sessions.signInWithKey(await this.authentication.byKey(key, address), entryOf);
    }
    if (typeof code === 'string' && typeof key !== 'string') {
      return this.limits.countUnknown(address, () => this.sessions.signInWithCode(code, entryOf, address));
    }
    throw new InvalidInput([{ pointer: '', code: 'required', detail: 'Send either key or code.' }]);
  }
}
