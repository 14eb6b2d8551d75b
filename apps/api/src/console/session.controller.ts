import {
  type CanActivate,
  Controller,
  Delete,
  type ExecutionContext,
  HttpCode,
  Injectable,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  CallerRepository,
  ConsoleSessionAuthenticator,
  ConsoleSessionRepository,
  type JsonText,
  type SignedIn,
} from '@rpm/data-access';
import { type CallerView, ConsoleSignInInput, InvalidInput } from '@rpm/domain';
import { Public } from '../authentication/access.decorator';
import { RateLimits } from '../authentication/rate-limits';
import { isFromOwnPage, RequestAuthentication } from '../authentication/request-authentication';
import { type Request, type Response } from '../http/request';
import { JsonBody } from '../json/json-body.decorator';
import { HttpProblem } from '../problem/problem-kind';
import { cookieOf, EXPIRED_COOKIE, sessionTokenOf } from './session-cookie';

/** Rejects requests that no page of this service sends, before their bodies are read: another site must not sign anybody in or out. */
@Injectable()
class OwnPageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isFromOwnPage(context.switchToHttp().getRequest<Request>())) return true;
    throw new HttpProblem('foreign_page', 'Only the console of this service may sign people in and out.');
  }
}

/** Signs people in to the console and out of it. Requests with an API key need no session. */
@Controller('console/session')
@UseGuards(OwnPageGuard)
export class SessionController {
  constructor(
    private readonly sessions: ConsoleSessionRepository,
    private readonly authenticator: ConsoleSessionAuthenticator,
    private readonly authentication: RequestAuthentication,
    private readonly limits: RateLimits,
    private readonly callers: CallerRepository,
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
    const { principal, token } = await this.start(input, request.ip);
    request.principal = principal;
    await this.endSessionOf(request);
    const caller = await this.callers.find(principal);
    response.setHeader('Set-Cookie', cookieOf(token));
    return caller;
  }

  /** Ends the session of the browser. */
  @Delete()
  @Public()
  @HttpCode(204)
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.endSessionOf(request);
    response.setHeader('Set-Cookie', EXPIRED_COOKIE);
  }

  /** Ends all sessions of the person, also those in other browsers. */
  @Delete('all')
  @Public()
  @HttpCode(204)
  async signOutEverywhere(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    request.principal = await this.authentication.bySession(request);
    await this.sessions.endAll(request.principal);
    this.authenticator.forgetAll();
    response.setHeader('Set-Cookie', EXPIRED_COOKIE);
  }

  private async start({ key, code }: ConsoleSignInInput, address: string | undefined): Promise<SignedIn> {
    if (typeof key === 'string' && typeof code !== 'string') {
      return this.sessions.signInWithKey(await this.authentication.byKey(key, address));
    }
    if (typeof code === 'string' && typeof key !== 'string') {
      return this.limits.limitUnknownKey(address, () => this.sessions.signInWithCode(code));
    }
    throw new InvalidInput([{ pointer: '', code: 'required', detail: 'Send either key or code.' }]);
  }

  private async endSessionOf(request: Request): Promise<void> {
    const token = sessionTokenOf(request);
    if (!token) return;
    await this.sessions.end(token);
    this.authenticator.forget(token.hash.toString('hex'));
  }
}
