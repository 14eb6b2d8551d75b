import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type JsonText, type WriteRequest } from '@rpm/database';
import { RestampRepository } from '@rpm/data-access';
import {
  DryRunQuery,
  type Page,
  RestampInput,
  type RestampPreview,
  RestampQuery,
  type RestampView,
  UndoRestampInput,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody } from '../json/json-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/device/:deviceId')
export class RestampController {
  constructor(private readonly restamps: RestampRepository) {}

  @Get('restamp')
  @RequireScope('devices:read')
  @ServedByStandby()
  list(
    @OrganizationId() organizationId: number,
    @Param('deviceId', LongPipe) deviceId: number,
    @Query() query: RestampQuery,
  ): Promise<Page<JsonText<RestampView>>> {
    return this.restamps.list(organizationId, deviceId, query);
  }

  @Post('restamp')
  @HttpCode(200)
  @RequireScope('readings:write')
  restamp(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) deviceId: number,
    @JsonBody() input: RestampInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<RestampView | RestampPreview>> {
    return this.restamps.restamp({ ...request, dryRun: query.dryRun }, deviceId, input);
  }

  @Post('undo-restamp')
  @HttpCode(200)
  @RequireScope('readings:write')
  undo(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) deviceId: number,
    @JsonBody() input: UndoRestampInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<RestampView | RestampPreview>> {
    return this.restamps.undo({ ...request, dryRun: query.dryRun }, deviceId, input);
  }
}
