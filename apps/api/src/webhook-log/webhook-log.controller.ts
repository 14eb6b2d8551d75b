import { Controller, Get, Query } from '@nestjs/common';
import { WebhookLogRepository } from '@rpm/data-access';
import { type Page, type WebhookLog, WebhookLogQuery } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';

@Controller('api/v3/webhook/logs')
export class WebhookLogController {
  constructor(private readonly logs: WebhookLogRepository) {}

  @Get()
  @RequireScope('webhooks:read')
  list(@OrganizationId() organizationId: number, @Query() query: WebhookLogQuery): Promise<Page<WebhookLog>> {
    return this.logs.list(organizationId, query, query);
  }
}
