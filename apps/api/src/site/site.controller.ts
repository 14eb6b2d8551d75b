import { Controller, Get, HttpCode, Module, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { type JsonText, SiteRepository, type WriteRequest } from '@rpm/data-access';
import { type Page, SITE_VIEW, SiteInput, SiteQuery, type SiteView } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch } from '../json/json-body.decorator';
import { resourcePart } from '../openapi/resource-part';
import { provideRepository } from '../service/provide-repository';

@Controller('api/v3/site')
export class SiteController {
  constructor(private readonly sites: SiteRepository) {}

  @Get()
  @RequireScope('sites:read')
  list(@OrganizationId() organizationId: number, @Query() query: SiteQuery): Promise<Page<JsonText<SiteView>>> {
    return this.sites.list(organizationId, query, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('sites:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: SiteInput): Promise<JsonText<SiteView>> {
    return this.sites.create(request, input);
  }

  @Get(':siteId')
  @RequireScope('sites:read')
  find(@OrganizationId() organizationId: number, @Param('siteId', LongPipe) id: number): Promise<JsonText<SiteView>> {
    return this.sites.require(organizationId, id);
  }

  @Put(':siteId')
  @RequireScope('sites:write')
  replace(
    @Writing() request: WriteRequest,
    @Param('siteId', LongPipe) id: number,
    @JsonBody() input: SiteInput,
  ): Promise<JsonText<SiteView>> {
    return this.sites.replace(request, id, input);
  }

  @Patch(':siteId')
  @RequireScope('sites:write')
  change(
    @Writing() request: WriteRequest,
    @Param('siteId', LongPipe) id: number,
    @MergePatch() patch: SiteInput,
  ): Promise<JsonText<SiteView>> {
    return this.sites.change(request, id, patch);
  }
}

@Module({ controllers: [SiteController], providers: [provideRepository(SiteRepository)] })
export class SiteModule {
  static readonly openApi = resourcePart({
    area: 'sites',
    view: SITE_VIEW,
    query: SiteQuery,
    input: SiteInput,
    patchExample: { active: false },
    operations: { replace: {} },
  });
}
