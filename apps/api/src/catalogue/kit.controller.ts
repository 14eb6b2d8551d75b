import { Controller, Get, HttpCode, Module, Param, Patch, Post, Query } from '@nestjs/common';
import { type JsonText, KitRepository, type WriteRequest } from '@rpm/data-access';
import { KIT_VIEW, KitInput, KitQuery, type Page, type KitView } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch } from '../json/json-body.decorator';
import { resourcePart } from '../openapi/resource-part';
import { provideRepository } from '../service/provide-repository';

@Controller('api/v3/kit')
export class KitController {
  constructor(private readonly kits: KitRepository) {}

  @Get()
  @RequireScope('catalogue:read')
  list(@OrganizationId() organizationId: number, @Query() query: KitQuery): Promise<Page<JsonText<KitView>>> {
    return this.kits.list(organizationId, query, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('catalogue:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: KitInput): Promise<JsonText<KitView>> {
    return this.kits.create(request, input);
  }

  @Get(':kitId')
  @RequireScope('catalogue:read')
  find(@OrganizationId() organizationId: number, @Param('kitId', LongPipe) id: number): Promise<JsonText<KitView>> {
    return this.kits.require(organizationId, id);
  }

  @Patch(':kitId')
  @RequireScope('catalogue:write')
  change(
    @Writing() request: WriteRequest,
    @Param('kitId', LongPipe) id: number,
    @MergePatch() patch: KitInput,
  ): Promise<JsonText<KitView>> {
    return this.kits.change(request, id, patch);
  }
}

@Module({ controllers: [KitController], providers: [provideRepository(KitRepository)] })
export class KitModule {
  static readonly openApi = resourcePart({
    area: 'catalogue',
    view: KIT_VIEW,
    query: KitQuery,
    input: KitInput,
    patchExample: { kitItems: [{ item: { id: 12 }, count: 1 }] },
  });
}
