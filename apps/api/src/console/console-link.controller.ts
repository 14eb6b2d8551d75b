import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ConsoleLinks, consoleOrigin, type Principal } from '@rpm/data-access';
import { type JsonText, type WriteRequest } from '@rpm/database';
import { Conflict, ConsoleLinkInput, type ConsoleLinkView } from '@rpm/domain';
import { Caller, RequireScope } from '../authentication/access.decorator';
import { Writing } from '../http-input/write-request.decorator';
import { type Request } from '../http/request';
import { JsonBody } from '../json/json-body.decorator';
import { localUrlOf } from '../problem/problem-document';
import { CONSOLE_SETTINGS, type ConsoleSettings } from './console-settings';

@Controller('api/v3/console-link')
export class ConsoleLinkController {
  constructor(
    private readonly links: ConsoleLinks,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
  ) {}

  @Post()
  @HttpCode(200)
  @RequireScope('console:write')
  async create(
    @Req() http: Request,
    @Caller() caller: Principal,
    @Writing() request: WriteRequest,
    @JsonBody() input: ConsoleLinkInput,
  ): Promise<JsonText<ConsoleLinkView>> {
    if (!this.settings.isOn) throw new Conflict('The console of this service is off.');
    const origin = consoleOrigin(this.settings.publicUrl, localUrlOf(http.socket));
    return this.links.create(request, caller, input, origin);
  }
}
