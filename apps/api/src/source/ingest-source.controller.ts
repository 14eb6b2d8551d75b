import { Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { IngestSourceRepository } from '@rpm/data-access';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import {
  type Changes,
  ChangesQuery,
  INGEST_SOURCE_VIEW,
  type IngestSourceHealthListView,
  IngestSourceHealthQuery,
  type IngestSourceHealthView,
  IngestSourceInput,
  IngestSourcePatchInput,
  IngestSourceQuery,
  IngestSourceRotationInput,
  type IngestSourceView,
  type IngestSourceWithSecretView,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../authentication/console-settings';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { publicUrlOf } from '../http/public-url';
import { JsonBody, MergePatch } from '../json/json-body.decorator';
import { type Request } from '../request/request';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/ingest-source')
export class IngestSourceController {
  constructor(
    private readonly sources: IngestSourceRepository,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
  ) {}

  @Get()
  @RequireScope('ingest:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: IngestSourceQuery): Promise<Listed<JsonText<IngestSourceView>>> {
    return this.sources.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('ingest:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<IngestSourceView>>> {
    return this.sources.changes(organizationId, query);
  }

  @Get('health')
  @RequireScope('ingest:read')
  @ServedByStandby()
  healthOf(
    @OrganizationId() organizationId: number,
    @Query() { sourceId = [] }: IngestSourceHealthQuery,
  ): Promise<JsonText<IngestSourceHealthListView>> {
    return this.sources.healthOf(organizationId, sourceId);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('ingest:write')
  create(
    @Req() http: Request,
    @Writing() request: WriteRequest,
    @JsonBody() input: IngestSourceInput,
  ): Promise<JsonText<IngestSourceWithSecretView>> {
    return this.sources.create(request, input, publicUrlOf(http, this.settings.publicUrl));
  }

  @Get(':ingestSourceId')
  @RequireScope('ingest:read')
  find(
    @OrganizationId() organizationId: number,
    @Param('ingestSourceId', LongPipe) id: number,
  ): Promise<JsonText<IngestSourceView>> {
    return this.sources.require(organizationId, id);
  }

  @Patch(':ingestSourceId')
  @RequireScope('ingest:write')
  change(
    @Writing() request: WriteRequest,
    @Param('ingestSourceId', LongPipe) id: number,
    @MergePatch({ type: IngestSourcePatchInput, view: INGEST_SOURCE_VIEW }) patch: IngestSourcePatchInput,
  ): Promise<JsonText<IngestSourceView>> {
    return this.sources.change(request, id, patch);
  }

  @Delete(':ingestSourceId')
  @RequireScope('ingest:write')
  delete(@Writing() request: WriteRequest, @Param('ingestSourceId', LongPipe) id: number): Promise<JsonText<null>> {
    return this.sources.delete(request, id);
  }

  @Get(':ingestSourceId/health')
  @RequireScope('ingest:read')
  health(
    @OrganizationId() organizationId: number,
    @Param('ingestSourceId', LongPipe) id: number,
  ): Promise<JsonText<IngestSourceHealthView>> {
    return this.sources.health(organizationId, id);
  }

  @Post(':ingestSourceId/rotate')
  @HttpCode(200)
  @RequireScope('ingest:write')
  rotate(
    @Req() http: Request,
    @Writing() request: WriteRequest,
    @Param('ingestSourceId', LongPipe) id: number,
    @JsonBody() input: IngestSourceRotationInput,
  ): Promise<JsonText<IngestSourceWithSecretView>> {
    return this.sources.rotate(request, id, input, publicUrlOf(http, this.settings.publicUrl));
  }
}
