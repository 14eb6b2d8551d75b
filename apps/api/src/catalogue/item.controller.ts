import { Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { type JsonText, ItemRepository, type WriteRequest } from '@rpm/data-access';
import { ItemInput, ItemQuery, type Page } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http/long.pipe';
import { Writing } from '../http/write-request.decorator';
import { JsonBody, MergePatch } from '../json/json-body.decorator';

@Controller('api/v3/item')
export class ItemController {
  constructor(private readonly items: ItemRepository) {}

  @Get()
  @RequireScope('catalogue:read')
  list(@OrganizationId() organizationId: number, @Query() query: ItemQuery): Promise<Page<JsonText>> {
    return this.items.list(organizationId, query, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('catalogue:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: ItemInput): Promise<JsonText> {
    return this.items.create(request, input);
  }

  @Get(':itemId')
  @RequireScope('catalogue:read')
  find(@OrganizationId() organizationId: number, @Param('itemId', LongPipe) id: number): Promise<JsonText> {
    return this.items.require(organizationId, id);
  }

  @Patch(':itemId')
  @RequireScope('catalogue:write')
  change(
    @Writing() request: WriteRequest,
    @Param('itemId', LongPipe) id: number,
    @MergePatch() patch: ItemInput,
  ): Promise<JsonText> {
    return this.items.change(request, id, patch);
  }
}
