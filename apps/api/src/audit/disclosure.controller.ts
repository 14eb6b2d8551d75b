import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { DisclosureRepository } from '@rpm/data-access';
import { type JsonText, type WriteRequest } from '@rpm/database';
import { DisclosureInput, type DisclosureListView, type DisclosureView, KeysetQuery } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody } from '../json/json-body.decorator';

@Controller('api/v3/patient/:patientId/disclosure')
export class DisclosureController {
  constructor(private readonly disclosures: DisclosureRepository) {}

  @Get()
  @RequireScope('audit:write')
  list(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) id: number,
    @Query() query: KeysetQuery,
  ): Promise<JsonText<DisclosureListView>> {
    return this.disclosures.list(organizationId, id, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('audit:write')
  record(
    @Writing() request: WriteRequest,
    @Param('patientId', LongPipe) id: number,
    @JsonBody() input: DisclosureInput,
  ): Promise<JsonText<DisclosureView>> {
    return this.disclosures.record(request, id, input);
  }
}
