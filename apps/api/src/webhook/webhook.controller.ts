import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { WebhookRepository, type WebhookWriteRequest } from '@rpm/data-access';
import { WebhookTest } from '@rpm/webhook-delivery';
import {
  SecretRotationInput,
  WebhookInput,
  WebhookPatchInput,
  WebhookQuery,
  WebhookTestInput,
  type WebhookHealthView,
  type WebhookLogDetailView,
  type WebhookView,
  type WebhookWithSecretView,
  WEBHOOK_VIEW,
  type Changes,
  ChangesQuery,
  nobody,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch, OptionalJsonBody } from '../json/json-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';
import { WEBHOOK_TYPE_LIST } from './webhook-type-list';

/** The response to GET /api/v3/webhook/type, built once because it never changes. */
const TYPES = JsonText.of(WEBHOOK_TYPE_LIST, nobody);

/** Routes with fixed words precede those with `:webhookId`, which would otherwise match these words as ids. */
@Controller('api/v3/webhook')
export class WebhookController {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly tests: WebhookTest,
  ) {}

  @Get()
  @RequireScope('webhooks:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: WebhookQuery): Promise<Listed<JsonText<WebhookView>>> {
    return this.webhooks.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('webhooks:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<WebhookView>>> {
    return this.webhooks.changes(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('webhooks:write')
  create(@Writing() request: WebhookWriteRequest, @JsonBody() input: WebhookInput): Promise<JsonText<WebhookWithSecretView>> {
    return this.webhooks.create(request, input);
  }

  @Get('type')
  @RequireScope('webhooks:read')
  types(): JsonText<typeof WEBHOOK_TYPE_LIST> {
    return TYPES;
  }

  @Get(':webhookId')
  @RequireScope('webhooks:read')
  find(@OrganizationId() organizationId: number, @Param('webhookId', LongPipe) id: number): Promise<JsonText<WebhookView>> {
    return this.webhooks.require(organizationId, id);
  }

  @Patch(':webhookId')
  @RequireScope('webhooks:write')
  change(
    @Writing() request: WebhookWriteRequest,
    @Param('webhookId', LongPipe) id: number,
    @MergePatch({ type: WebhookPatchInput, view: WEBHOOK_VIEW }) patch: WebhookPatchInput,
  ): Promise<JsonText<WebhookView>> {
    return this.webhooks.change(request, id, patch);
  }

  @Delete(':webhookId')
  @RequireScope('webhooks:write')
  delete(@Writing() request: WriteRequest, @Param('webhookId', LongPipe) id: number): Promise<JsonText<null>> {
    return this.webhooks.delete(request, id);
  }

  @Get(':webhookId/health')
  @RequireScope('webhooks:read')
  health(
    @OrganizationId() organizationId: number,
    @Param('webhookId', LongPipe) id: number,
  ): Promise<JsonText<WebhookHealthView>> {
    return this.webhooks.health(organizationId, id);
  }

  @Post(':webhookId/rotate-secret')
  @HttpCode(200)
  @RequireScope('webhooks:write')
  rotateSecret(
    @Writing() request: WebhookWriteRequest,
    @Param('webhookId', LongPipe) id: number,
    @JsonBody() input: SecretRotationInput,
  ): Promise<JsonText<WebhookWithSecretView>> {
    return this.webhooks.rotateSecret(request, id, input.overlapSeconds);
  }

  @Post(':webhookId/test')
  @HttpCode(200)
  @RequireScope('webhooks:write')
  test(
    @Writing() request: WebhookWriteRequest,
    @Param('webhookId', LongPipe) id: number,
    @OptionalJsonBody() input: WebhookTestInput,
  ): Promise<JsonText<WebhookLogDetailView>> {
    return this.tests.of(request, id, input);
  }
}
