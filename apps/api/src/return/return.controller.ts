import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { ReturnRepository } from '@rpm/data-access';
import {
  type CorrectionPreview,
  DryRunQuery,
  ReasonInput,
  ReceiveInput,
  ReturnInput,
  ReturnQuery,
  ShipInput,
  TrackingNumbersInput,
  type ReturnView,
  type Changes,
  ChangesQuery,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, OptionalJsonBody } from '../json/json-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/return')
export class ReturnController {
  constructor(private readonly returns: ReturnRepository) {}

  @Get()
  @RequireScope('orders:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: ReturnQuery): Promise<Listed<JsonText<ReturnView>>> {
    return this.returns.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('orders:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<ReturnView>>> {
    return this.returns.changes(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('orders:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: ReturnInput): Promise<JsonText<ReturnView>> {
    return this.returns.create(request, input);
  }

  @Get(':returnId')
  @RequireScope('orders:read')
  find(@OrganizationId() organizationId: number, @Param('returnId', LongPipe) id: number): Promise<JsonText<ReturnView>> {
    return this.returns.require(organizationId, id);
  }

  @Post(':returnId/ship')
  @HttpCode(200)
  @RequireScope('fulfilment')
  ship(
    @Writing() request: WriteRequest,
    @Param('returnId', LongPipe) id: number,
    @OptionalJsonBody() input: ShipInput,
  ): Promise<JsonText<ReturnView>> {
    return this.returns.ship(request, id, input);
  }

  @Post(':returnId/add-tracking-numbers')
  @HttpCode(200)
  @RequireScope('fulfilment')
  addTrackingNumbers(
    @Writing() request: WriteRequest,
    @Param('returnId', LongPipe) id: number,
    @JsonBody() input: TrackingNumbersInput,
  ): Promise<JsonText<ReturnView>> {
    return this.returns.addTrackingNumbers(request, id, input);
  }

  @Post(':returnId/receive')
  @HttpCode(200)
  @RequireScope('fulfilment')
  receive(
    @Writing() request: WriteRequest,
    @Param('returnId', LongPipe) id: number,
    @OptionalJsonBody() input: ReceiveInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<ReturnView | CorrectionPreview>> {
    return this.returns.receive({ ...request, dryRun: query.dryRun }, id, input);
  }

  @Post(':returnId/cancel')
  @HttpCode(200)
  @RequireScope('orders:write')
  cancel(
    @Writing() request: WriteRequest,
    @Param('returnId', LongPipe) id: number,
    @OptionalJsonBody() input: ReasonInput,
  ): Promise<JsonText<ReturnView>> {
    return this.returns.cancel(request, id, input);
  }
}
