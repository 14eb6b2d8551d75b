import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type JsonText, type WriteRequest } from '@rpm/database';
import { type WebhookWriteRequest } from '@rpm/data-access';
import { WebhookReplayRepository } from '@rpm/webhook-delivery';
import { type Page, WebhookReplayInput, WebhookReplayQuery, type WebhookReplayView } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody } from '../json/json-body.decorator';
import { NoBody } from '../json/no-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/webhook/:webhookId/replay')
export class WebhookReplayController {
  constructor(private readonly replays: WebhookReplayRepository) {}

  @Get()
  @RequireScope('webhooks:read')
  @ServedByStandby()
  list(
    @OrganizationId() organizationId: number,
    @Param('webhookId', LongPipe) webhookId: number,
    @Query() query: WebhookReplayQuery,
  ): Promise<Page<JsonText<WebhookReplayView>>> {
    return this.replays.list(organizationId, webhookId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('webhooks:write')
  create(
    @Writing() request: WebhookWriteRequest,
    @Param('webhookId', LongPipe) webhookId: number,
    @JsonBody() input: WebhookReplayInput,
  ): Promise<JsonText<WebhookReplayView>> {
    return this.replays.create(request, webhookId, input);
  }

  @Get(':replayId')
  @RequireScope('webhooks:read')
  find(
    @OrganizationId() organizationId: number,
    @Param('webhookId', LongPipe) webhookId: number,
    @Param('replayId', LongPipe) id: number,
  ): Promise<JsonText<WebhookReplayView>> {
    return this.replays.require(organizationId, webhookId, id);
  }

  @Post(':replayId/cancel')
  @HttpCode(200)
  @RequireScope('webhooks:write')
  cancel(
    @Writing() request: WriteRequest,
    @Param('webhookId', LongPipe) webhookId: number,
    @Param('replayId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<WebhookReplayView>> {
    return this.replays.cancel(request, webhookId, id);
  }
}
