import { Controller, Delete, Get, HttpCode, Module, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { KitRepository } from '@rpm/data-access';
import {
  KIT_ITEM_VIEW,
  KIT_VIEW,
  KitInput,
  KitItemCountInput,
  type KitItemView,
  KitQuery,
  MAX_KIT_ITEMS,
  type KitView,
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

@Controller('api/v3/kit')
export class KitController {
  constructor(private readonly kits: KitRepository) {}

  @Get()
  @RequireScope('catalogue:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: KitQuery): Promise<Listed<JsonText<KitView>>> {
    return this.kits.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('catalogue:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<KitView>>> {
    return this.kits.changes(organizationId, query);
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
    @MergePatch({ type: KitInput, view: KIT_VIEW }) patch: KitInput,
  ): Promise<JsonText<KitView>> {
    return this.kits.change(request, id, patch);
  }

  @Delete(':kitId')
  @RequireScope('catalogue:write')
  delete(@Writing() request: WriteRequest, @Param('kitId', LongPipe) id: number): Promise<JsonText<null>> {
    return this.kits.delete(request, id);
  }

  @Get(':kitId/item/:itemId')
  @RequireScope('catalogue:read')
  findItem(
    @OrganizationId() organizationId: number,
    @Param('kitId', LongPipe) id: number,
    @Param('itemId', LongPipe) itemId: number,
  ): Promise<JsonText<KitItemView>> {
    return this.kits.requireItem(organizationId, id, itemId);
  }

  @Put(':kitId/item/:itemId')
  @RequireScope('catalogue:write')
  setItem(
    @Writing() request: WriteRequest,
    @Param('kitId', LongPipe) id: number,
    @Param('itemId', LongPipe) itemId: number,
    @JsonBody({ type: KitItemCountInput, view: KIT_ITEM_VIEW }) input: KitItemCountInput,
  ): Promise<JsonText<KitItemView>> {
    return this.kits.setItem(request, id, itemId, input);
  }

  @Delete(':kitId/item/:itemId')
  @RequireScope('catalogue:write')
  removeItem(
    @Writing() request: WriteRequest,
    @Param('kitId', LongPipe) id: number,
    @Param('itemId', LongPipe) itemId: number,
  ): Promise<JsonText<null>> {
    return this.kits.removeItem(request, id, itemId);
  }
}

@Module({ controllers: [KitController], providers: [provideRepository(KitRepository)] })
export class KitModule {
  static readonly openApi = resourcePart(
    {
      area: 'catalogue',
      view: KIT_VIEW,
      query: KitQuery,
      input: KitInput,
      referencesExample: { order: 4 },
      patchExample: { kitItems: [{ item: { id: 12 }, count: 1 }] },
    },
    {
      'GET /api/v3/kit/{kitId}/item/{itemId}': {
        view: KIT_ITEM_VIEW,
        operationId: 'getKitItem',
        summary: 'Fetch an item of a kit',
        description: 'Returns one item of a kit with its count.',
      },
      'PUT /api/v3/kit/{kitId}/item/{itemId}': {
        view: KIT_ITEM_VIEW,
        body: KitItemCountInput,
        bodyExample: { count: 2 },
        operationId: 'setKitItem',
        summary: 'Set an item of a kit',
        description:
          'Sets the number of units of one item in a kit, and adds the item if the kit does not contain it. Orders that were placed before do not change.',
        problems: { conflict: { detail: `A kit contains at most ${MAX_KIT_ITEMS} items.` } },
      },
      'DELETE /api/v3/kit/{kitId}/item/{itemId}': {
        view: KIT_ITEM_VIEW,
        operationId: 'removeKitItem',
        summary: 'Remove an item from a kit',
        description: 'Removes one item from a kit. Orders that were placed before do not change.',
        answers: { 204: { description: 'The kit does not contain the item any more.' } },
      },
    },
  );
}
