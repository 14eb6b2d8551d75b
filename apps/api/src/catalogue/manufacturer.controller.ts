import { Controller, Delete, Get, HttpCode, Module, Param, Patch, Post, Query } from '@nestjs/common';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { ManufacturerRepository } from '@rpm/data-access';
import {
  MANUFACTURER_VIEW,
  ManufacturerInput,
  ManufacturerQuery,
  type ManufacturerView,
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

@Controller('api/v3/manufacturer')
export class ManufacturerController {
  constructor(private readonly manufacturers: ManufacturerRepository) {}

  @Get()
  @RequireScope('catalogue:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: ManufacturerQuery): Promise<Listed<JsonText<ManufacturerView>>> {
    return this.manufacturers.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('catalogue:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<ManufacturerView>>> {
    return this.manufacturers.changes(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('catalogue:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: ManufacturerInput): Promise<JsonText<ManufacturerView>> {
    return this.manufacturers.create(request, input);
  }

  @Get(':manufacturerId')
  @RequireScope('catalogue:read')
  find(
    @OrganizationId() organizationId: number,
    @Param('manufacturerId', LongPipe) id: number,
  ): Promise<JsonText<ManufacturerView>> {
    return this.manufacturers.require(organizationId, id);
  }

  @Patch(':manufacturerId')
  @RequireScope('catalogue:write')
  change(
    @Writing() request: WriteRequest,
    @Param('manufacturerId', LongPipe) id: number,
    @MergePatch({ type: ManufacturerInput, view: MANUFACTURER_VIEW }) patch: ManufacturerInput,
  ): Promise<JsonText<ManufacturerView>> {
    return this.manufacturers.change(request, id, patch);
  }

  @Delete(':manufacturerId')
  @RequireScope('catalogue:write')
  delete(@Writing() request: WriteRequest, @Param('manufacturerId', LongPipe) id: number): Promise<JsonText<null>> {
    return this.manufacturers.delete(request, id);
  }
}

@Module({ controllers: [ManufacturerController], providers: [provideRepository(ManufacturerRepository)] })
export class ManufacturerModule {
  static readonly openApi = resourcePart({
    area: 'catalogue',
    view: MANUFACTURER_VIEW,
    query: ManufacturerQuery,
    input: ManufacturerInput,
    referencesExample: { item: 2 },
    patchExample: { name: 'Example Devices Inc.' },
  });
}
