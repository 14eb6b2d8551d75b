import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type JsonText, type WriteRequest } from '@rpm/database';
import {
  IngestMappingInput,
  type IngestMappingPreview,
  IngestMappingQuery,
  type IngestMappingView,
  type Page,
} from '@rpm/domain';
import { IngestMappings } from '@rpm/sources';
import { OrganizationId, RequireScope } from '../../authentication/access.decorator';
import { LongPipe } from '../../http-input/long.pipe';
import { Writing } from '../../http-input/write-request.decorator';
import { ServedByStandby } from '../../standby/served-by-standby.decorator';
import { NoBody } from '../../json/no-body.decorator';
import { JsonBody } from '../../json/json-body.decorator';

@Controller('api/v3/ingest-source/:ingestSourceId/mapping')
export class IngestMappingController {
  constructor(private readonly mappings: IngestMappings) {}

  @Get()
  @RequireScope('ingest:read')
  @ServedByStandby()
  list(
    @OrganizationId() organizationId: number,
    @Param('ingestSourceId', LongPipe) sourceId: number,
    @Query() query: IngestMappingQuery,
  ): Promise<Page<JsonText<IngestMappingView>>> {
    return this.mappings.list(organizationId, sourceId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('ingest:write')
  add(
    @Writing() request: WriteRequest,
    @Param('ingestSourceId', LongPipe) sourceId: number,
    @JsonBody() input: IngestMappingInput,
  ): Promise<JsonText<IngestMappingView>> {
    return this.mappings.add(request, sourceId, input);
  }

  @Post(':version/preview')
  @HttpCode(200)
  @RequireScope('ingest:write')
  preview(
    @Writing() request: WriteRequest,
    @Param('ingestSourceId', LongPipe) sourceId: number,
    @Param('version', LongPipe) version: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<IngestMappingPreview>> {
    return this.mappings.preview(request, sourceId, version);
  }

  @Post(':version/activate')
  @HttpCode(200)
  @RequireScope('ingest:write')
  activate(
    @Writing() request: WriteRequest,
    @Param('ingestSourceId', LongPipe) sourceId: number,
    @Param('version', LongPipe) version: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<IngestMappingView>> {
    return this.mappings.activate(request, sourceId, version);
  }
}
