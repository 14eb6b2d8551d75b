import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type JsonText, WebhookLogDetailRepository, WebhookLogRepository, type WriteRequest } from '@rpm/data-access';
import { type Page, WebhookLogQuery } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http/long.pipe';
import { Writing } from '../http/write-request.decorator';
import { NoBody } from '../json/no-body.decorator';

@Controller('api/v3/webhook/logs')
export class WebhookLogController {
  constructor(
    private readonly logs: WebhookLogRepository,
    private readonly details: WebhookLogDetailRepository,
  ) {}

  @Get()
  @RequireScope('webhooks:read')
  list(@OrganizationId() organizationId: number, @Query() query: WebhookLogQuery): Promise<Page<JsonText>> {
    return this.logs.list(organizationId, query, query);
  }

  @Get(':logId')
  @RequireScope('webhooks:read')
  find(@OrganizationId() organizationId: number, @Param('logId', LongPipe) id: number): Promise<JsonText> {
    return this.details.require(organizationId, id);
  }

  @Post(':logId/resend')
  @HttpCode(200)
  @RequireScope('webhooks:write')
  resend(@Writing() request: WriteRequest, @Param('logId', LongPipe) id: number, @NoBody() _: unknown): Promise<JsonText> {
    return this.details.resend(request, id);
  }
}
