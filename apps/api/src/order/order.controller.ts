import { Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { OrderRepository } from '@rpm/data-access';
import {
  type CorrectionPreview,
  DryRunQuery,
  EventTimeInput,
  OrderEventQuery,
  type OrderEventView,
  OrderInput,
  OrderPatchInput,
  OrderQuery,
  PackInput,
  ReasonInput,
  ShipInput,
  TrackingNumbersInput,
  type OrderView,
  type Page,
  ORDER_VIEW,
  type Changes,
  ChangesQuery,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch, OptionalJsonBody } from '../json/json-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/order')
export class OrderController {
  constructor(private readonly orders: OrderRepository) {}

  @Get()
  @RequireScope('orders:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: OrderQuery): Promise<Listed<JsonText<OrderView>>> {
    return this.orders.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('orders:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<OrderView>>> {
    return this.orders.changes(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('orders:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: OrderInput): Promise<JsonText<OrderView>> {
    return this.orders.create(request, input);
  }

  @Get(':orderId')
  @RequireScope('orders:read')
  find(@OrganizationId() organizationId: number, @Param('orderId', LongPipe) id: number): Promise<JsonText<OrderView>> {
    return this.orders.require(organizationId, id);
  }

  @Get(':orderId/event')
  @RequireScope('orders:read')
  @ServedByStandby()
  events(
    @OrganizationId() organizationId: number,
    @Param('orderId', LongPipe) id: number,
    @Query() query: OrderEventQuery,
  ): Promise<Page<JsonText<OrderEventView>>> {
    return this.orders.events(organizationId, id, query);
  }

  @Patch(':orderId')
  @RequireScope('orders:write')
  change(
    @Writing() request: WriteRequest,
    @Param('orderId', LongPipe) id: number,
    @MergePatch({ type: OrderPatchInput, view: ORDER_VIEW }) patch: OrderPatchInput,
  ): Promise<JsonText<OrderView>> {
    return this.orders.change(request, id, patch);
  }

  @Post(':orderId/add-tracking-numbers')
  @HttpCode(200)
  @RequireScope('fulfilment')
  addTrackingNumbers(
    @Writing() request: WriteRequest,
    @Param('orderId', LongPipe) id: number,
    @JsonBody() input: TrackingNumbersInput,
  ): Promise<JsonText<OrderView>> {
    return this.orders.addTrackingNumbers(request, id, input);
  }

  @Post(':orderId/pack')
  @HttpCode(200)
  @RequireScope('fulfilment')
  pack(
    @Writing() request: WriteRequest,
    @Param('orderId', LongPipe) id: number,
    @OptionalJsonBody() input: PackInput,
  ): Promise<JsonText<OrderView>> {
    return this.orders.pack(request, id, input);
  }

  @Post(':orderId/ship')
  @HttpCode(200)
  @RequireScope('fulfilment')
  ship(
    @Writing() request: WriteRequest,
    @Param('orderId', LongPipe) id: number,
    @OptionalJsonBody() input: ShipInput,
  ): Promise<JsonText<OrderView>> {
    return this.orders.ship(request, id, input);
  }

  @Post(':orderId/deliver')
  @HttpCode(200)
  @RequireScope('fulfilment')
  deliver(
    @Writing() request: WriteRequest,
    @Param('orderId', LongPipe) id: number,
    @OptionalJsonBody() input: EventTimeInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<OrderView | CorrectionPreview>> {
    return this.orders.deliver({ ...request, dryRun: query.dryRun }, id, input);
  }

  @Post(':orderId/fail')
  @HttpCode(200)
  @RequireScope('fulfilment')
  fail(
    @Writing() request: WriteRequest,
    @Param('orderId', LongPipe) id: number,
    @OptionalJsonBody() input: ReasonInput,
  ): Promise<JsonText<OrderView>> {
    return this.orders.fail(request, id, input);
  }

  @Post(':orderId/cancel')
  @HttpCode(200)
  @RequireScope('orders:write')
  cancel(
    @Writing() request: WriteRequest,
    @Param('orderId', LongPipe) id: number,
    @OptionalJsonBody() input: ReasonInput,
  ): Promise<JsonText<OrderView>> {
    return this.orders.cancel(request, id, input);
  }
}
