import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ConsolePeople, type PeopleRequest, relyingPartyOf } from '@rpm/data-access';
import { type JsonText } from '@rpm/database';
import {
  Conflict,
  type ConsoleInvitationView,
  ConsolePersonInput,
  ConsolePersonQuery,
  ConsolePersonScopesInput,
  type ConsolePersonView,
  ConsoleSessionQuery,
  type ConsoleSessionView,
  type Page,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { type Request } from '../request/request';
import { JsonBody } from '../json/json-body.decorator';
import { NoBody } from '../json/no-body.decorator';
import { localUrlOf } from '../problem/problem-document';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../authentication/console-settings';

@Controller('api/v3/console-person')
export class ConsolePersonController {
  constructor(
    private readonly people: ConsolePeople,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
  ) {}

  @Get()
  @RequireScope('console:write')
  list(@OrganizationId() organizationId: number, @Query() query: ConsolePersonQuery): Promise<Page<JsonText<ConsolePersonView>>> {
    return this.people.list(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('console:write')
  invite(
    @Req() http: Request,
    @Writing() request: PeopleRequest,
    @JsonBody() input: ConsolePersonInput,
  ): Promise<JsonText<ConsoleInvitationView>> {
    return this.people.invite(request, input, this.originOf(http));
  }

  @Get(':personId')
  @RequireScope('console:write')
  find(@OrganizationId() organizationId: number, @Param('personId', LongPipe) id: number): Promise<JsonText<ConsolePersonView>> {
    return this.people.require(organizationId, id);
  }

  @Get(':personId/session')
  @RequireScope('console:write')
  sessions(
    @OrganizationId() organizationId: number,
    @Param('personId', LongPipe) id: number,
    @Query() query: ConsoleSessionQuery,
  ): Promise<Page<JsonText<ConsoleSessionView>>> {
    return this.people.sessions(organizationId, id, query);
  }

  @Post(':personId/invite')
  @HttpCode(200)
  @RequireScope('console:write')
  inviteAgain(
    @Req() http: Request,
    @Writing() request: PeopleRequest,
    @Param('personId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<ConsoleInvitationView>> {
    return this.people.inviteAgain(request, id, this.originOf(http));
  }

  @Post(':personId/scopes')
  @HttpCode(200)
  @RequireScope('console:write')
  changeScopes(
    @Writing() request: PeopleRequest,
    @Param('personId', LongPipe) id: number,
    @JsonBody() { scopes }: ConsolePersonScopesInput,
  ): Promise<JsonText<ConsolePersonView>> {
    return this.people.changeScopes(request, id, scopes);
  }

  @Post(':personId/enable')
  @HttpCode(200)
  @RequireScope('console:write')
  enable(
    @Writing() request: PeopleRequest,
    @Param('personId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<ConsolePersonView>> {
    return this.people.enable(request, id);
  }

  @Post(':personId/disable')
  @HttpCode(200)
  @RequireScope('console:write')
  disable(
    @Writing() request: PeopleRequest,
    @Param('personId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<ConsolePersonView>> {
    return this.people.disable(request, id);
  }

  @Post(':personId/end-sessions')
  @HttpCode(200)
  @RequireScope('console:write')
  endSessions(
    @Writing() request: PeopleRequest,
    @Param('personId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<ConsolePersonView>> {
    return this.people.endSessions(request, id, null);
  }

  @Post(':personId/session/:sessionId/end')
  @HttpCode(200)
  @RequireScope('console:write')
  endSession(
    @Writing() request: PeopleRequest,
    @Param('personId', LongPipe) id: number,
    @Param('sessionId', LongPipe) sessionId: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<ConsolePersonView>> {
    return this.people.endSessions(request, id, sessionId);
  }

  @Post(':personId/passkey/:passkeyId/remove')
  @HttpCode(200)
  @RequireScope('console:write')
  removePasskey(
    @Writing() request: PeopleRequest,
    @Param('personId', LongPipe) id: number,
    @Param('passkeyId', LongPipe) passkeyId: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<ConsolePersonView>> {
    return this.people.removePasskey(request, id, passkeyId);
  }

  /** Returns the origin for the links of invitations. @throws Conflict if the console is off, or if no passkeys can be registered at this origin */
  private originOf({ socket }: Request): string {
    if (!this.settings.isOn) throw new Conflict('The console of this service is off.');
    return relyingPartyOf(this.settings.publicUrl, localUrlOf(socket)).origin;
  }
}
