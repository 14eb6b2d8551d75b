import { Controller, Delete, Get, HttpCode, Module, Param, Patch, Post, Query } from '@nestjs/common';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { ItemRepository } from '@rpm/data-access';
import { ITEM_VIEW, ItemInput, ItemQuery, type ItemView, type Changes, ChangesQuery } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch } from '../json/json-body.decorator';
import { resourcePart } from '../openapi/resource-part';
import { provideRepository } from '../service/provide-repository';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/item')
export class ItemController {
  constructor(private readonly items: ItemRepository) {}

  @Get()
  @RequireScope('catalogue:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: ItemQuery): Promise<Listed<JsonText<ItemView>>> {
    return this.items.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('catalogue:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<ItemView>>> {
    return this.items.changes(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('catalogue:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: ItemInput): Promise<JsonText<ItemView>> {
    return this.items.create(request, input);
  }

  @Get(':itemId')
  @RequireScope('catalogue:read')
  find(@OrganizationId() organizationId: number, @Param('itemId', LongPipe) id: number): Promise<JsonText<ItemView>> {
    return this.items.require(organizationId, id);
  }

  @Patch(':itemId')
  @RequireScope('catalogue:write')
  change(
    @Writing() request: WriteRequest,
    @Param('itemId', LongPipe) id: number,
    @MergePatch({ type: ItemInput, view: ITEM_VIEW }) patch: ItemInput,
  ): Promise<JsonText<ItemView>> {
    return this.items.change(request, id, patch);
  }

  @Delete(':itemId')
  @RequireScope('catalogue:write')
  delete(@Writing() request: WriteRequest, @Param('itemId', LongPipe) id: number): Promise<JsonText<null>> {
    return this.items.delete(request, id);
  }
}

@Module({ controllers: [ItemController], providers: [provideRepository(ItemRepository)] })
export class ItemModule {
  static readonly openApi = resourcePart({
    area: 'catalogue',
    view: ITEM_VIEW,
    query: ItemQuery,
    input: ItemInput,
    referencesExample: { device: 3, kit: 1 },
    patchExample: { size: 'small' },
    problems: { conflict: { detail: 'Another item has this SKU.' } },
  });
}
