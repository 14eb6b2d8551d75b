import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { type JsonText, type WriteRequest } from '@rpm/database';
import { StockRepository } from '@rpm/data-access';
import { type Page, StockAdjustmentInput, StockQuery, type StockView } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody } from '../json/json-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/stock')
export class StockController {
  constructor(private readonly stock: StockRepository) {}

  @Get()
  @RequireScope('orders:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: StockQuery): Promise<Page<JsonText<StockView>>> {
    return this.stock.list(organizationId, query, query);
  }

  @Post('adjust')
  @HttpCode(200)
  @RequireScope('fulfilment')
  adjust(@Writing() request: WriteRequest, @JsonBody() input: StockAdjustmentInput): Promise<JsonText<StockView>> {
    return this.stock.adjust(request, input);
  }
}
