import { Controller, Delete, Get, HttpCode, Module, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { SiteRepository } from '@rpm/data-access';
import {
  SITE_RECORD_VIEW,
  SITE_VIEW,
  SiteInput,
  SiteQuery,
  type SiteView,
  SiteViewQuery,
  type Changes,
  ChangesQuery,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch } from '../json/json-body.decorator';
import { resourcePart } from '../openapi/resource-part';
import { provideRepository } from '../service/provide-repository';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/site')
export class SiteController {
  constructor(private readonly sites: SiteRepository) {}

  @Get()
  @RequireScope('sites:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: SiteQuery): Promise<Listed<JsonText<SiteView>>> {
    return this.sites.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('sites:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<SiteView>>> {
    return this.sites.changes(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('sites:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: SiteInput): Promise<JsonText<SiteView>> {
    return this.sites.create(request, input);
  }

  @Get(':siteId')
  @RequireScope('sites:read')
  find(
    @OrganizationId() organizationId: number,
    @Param('siteId', LongPipe) id: number,
    @Query() { view }: SiteViewQuery,
  ): Promise<JsonText<SiteView>> {
    return this.sites.require(organizationId, id, view);
  }

  @Put(':siteId')
  @RequireScope('sites:write')
  replace(
    @Writing() request: WriteRequest,
    @Param('siteId', LongPipe) id: number,
    @JsonBody({ type: SiteInput, view: SITE_RECORD_VIEW }) input: SiteInput,
  ): Promise<JsonText<SiteView>> {
    return this.sites.replace(request, id, input);
  }

  @Patch(':siteId')
  @RequireScope('sites:write')
  change(
    @Writing() request: WriteRequest,
    @Param('siteId', LongPipe) id: number,
    @MergePatch({ type: SiteInput, view: SITE_RECORD_VIEW }) patch: SiteInput,
  ): Promise<JsonText<SiteView>> {
    return this.sites.change(request, id, patch);
  }

  @Delete(':siteId')
  @RequireScope('sites:write')
  delete(@Writing() request: WriteRequest, @Param('siteId', LongPipe) id: number): Promise<JsonText<null>> {
    return this.sites.delete(request, id);
  }
}

@Module({ controllers: [SiteController], providers: [provideRepository(SiteRepository)] })
export class SiteModule {
  static readonly openApi = resourcePart({
    area: 'sites',
    view: SITE_VIEW,
    record: SITE_RECORD_VIEW,
    query: SiteQuery,
    input: SiteInput,
    referencesExample: { patient: 12, order: 3 },
    patchExample: { active: false },
    operations: { find: { query: SiteViewQuery }, replace: {} },
  });
}
