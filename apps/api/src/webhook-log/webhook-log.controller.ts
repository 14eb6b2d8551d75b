import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type JsonText } from '@rpm/database';
import { type WebhookCaller, type WebhookWriteRequest } from '@rpm/data-access';
import { WebhookLogDetailRepository, WebhookLogRepository } from '@rpm/webhook-delivery';
import {
  type Page,
  WebhookAttemptQuery,
  type WebhookAttemptView,
  type WebhookLogDetailView,
  WebhookLogQuery,
  type WebhookLogView,
} from '@rpm/domain';
import { Caller, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { NoBody } from '../json/no-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/webhook/logs')
export class WebhookLogController {
  constructor(
    private readonly logs: WebhookLogRepository,
    private readonly details: WebhookLogDetailRepository,
  ) {}

  @Get()
  @RequireScope('webhooks:read')
  @ServedByStandby()
  list(@Caller() caller: WebhookCaller, @Query() query: WebhookLogQuery): Promise<Page<JsonText<WebhookLogView>>> {
    return this.logs.list(caller, query, query);
  }

  @Get(':logId')
  @RequireScope('webhooks:read')
  find(@Caller() caller: WebhookCaller, @Param('logId', LongPipe) id: number): Promise<JsonText<WebhookLogDetailView>> {
    return this.details.require(caller, id);
  }

  @Get(':logId/attempt')
  @RequireScope('webhooks:read')
  @ServedByStandby()
  attempts(
    @Caller() caller: WebhookCaller,
    @Param('logId', LongPipe) id: number,
    @Query() query: WebhookAttemptQuery,
  ): Promise<Page<JsonText<WebhookAttemptView>>> {
    return this.details.attempts(caller, id, query);
  }

  @Post(':logId/resend')
  @HttpCode(200)
  @RequireScope('webhooks:write')
  resend(
    @Writing() request: WebhookWriteRequest,
    @Param('logId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<WebhookLogDetailView>> {
    return this.details.resend(request, id);
  }
}
