import { Controller, Get, HttpCode, Module, Param, Post, Query } from '@nestjs/common';
import { type JsonText, ManufacturerRepository, type WriteRequest } from '@rpm/data-access';
import { MANUFACTURER_VIEW, ManufacturerInput, ManufacturerQuery, type Page, type ManufacturerView } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody } from '../json/json-body.decorator';
import { resourcePart } from '../openapi/resource-part';
import { provideRepository } from '../service/provide-repository';

@Controller('api/v3/manufacturer')
export class ManufacturerController {
  constructor(private readonly manufacturers: ManufacturerRepository) {}

  @Get()
  @RequireScope('catalogue:read')
  list(@OrganizationId() organizationId: number, @Query() query: ManufacturerQuery): Promise<Page<JsonText<ManufacturerView>>> {
    return this.manufacturers.list(organizationId, query, query);
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
}

@Module({ controllers: [ManufacturerController], providers: [provideRepository(ManufacturerRepository)] })
export class ManufacturerModule {
  static readonly openApi = resourcePart({
    area: 'catalogue',
    view: MANUFACTURER_VIEW,
    query: ManufacturerQuery,
    input: ManufacturerInput,
  });
}
