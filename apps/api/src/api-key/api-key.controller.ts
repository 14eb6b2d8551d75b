import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CallerRepository, ManagedApiKeys, type Principal } from '@rpm/data-access';
import { type JsonText, type WriteRequest } from '@rpm/database';
import {
  ApiKeyInput,
  ApiKeyRotationInput,
  type ApiKeyView,
  type ApiKeyWithTokenView,
  type CallerView,
  ApiKeyQuery,
  type Page,
} from '@rpm/domain';
import { Caller, OrganizationId, RequireKey, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { NoBody } from '../json/no-body.decorator';
import { JsonBody, OptionalJsonBody } from '../json/json-body.decorator';

@Controller('api/v3/api-key')
export class ApiKeyController {
  constructor(private readonly keys: ManagedApiKeys) {}

  @Get()
  @RequireScope('keys:write')
  list(@OrganizationId() organizationId: number, @Query() query: ApiKeyQuery): Promise<Page<JsonText<ApiKeyView>>> {
    return this.keys.list(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('keys:write')
  create(
    @Writing() request: WriteRequest & Pick<Principal, 'scopes'>,
    @JsonBody() input: ApiKeyInput,
  ): Promise<JsonText<ApiKeyWithTokenView>> {
    return this.keys.create(request, input);
  }

  @Get(':apiKeyId')
  @RequireScope('keys:write')
  find(@OrganizationId() organizationId: number, @Param('apiKeyId', LongPipe) id: number): Promise<JsonText<ApiKeyView>> {
    return this.keys.require(organizationId, id);
  }

  @Post(':apiKeyId/rotate')
  @HttpCode(200)
  @RequireScope('keys:write')
  rotate(
    @Writing() request: WriteRequest & Pick<Principal, 'scopes'>,
    @Param('apiKeyId', LongPipe) id: number,
    @OptionalJsonBody() input: ApiKeyRotationInput,
  ): Promise<JsonText<ApiKeyWithTokenView>> {
    return this.keys.rotate(request, id, input);
  }

  @Post(':apiKeyId/revoke')
  @HttpCode(200)
  @RequireScope('keys:write')
  revoke(
    @Writing() request: WriteRequest,
    @Param('apiKeyId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<ApiKeyView>> {
    return this.keys.revoke(request, id);
  }
}

@Controller('api/v3/me')
export class CallerController {
  constructor(private readonly callers: CallerRepository) {}

  @Get()
  @RequireKey()
  find(@Caller() caller: Principal): Promise<JsonText<CallerView>> {
    return this.callers.find(caller);
  }
}
