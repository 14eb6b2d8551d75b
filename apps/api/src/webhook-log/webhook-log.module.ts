import { Module } from '@nestjs/common';
import { WebhookLogDetailRepository, WebhookLogRepository } from '@rpm/webhook-delivery';
import { provideRepository } from '../service/provide-repository';
import { WebhookLogController } from './webhook-log.controller';
import { webhookLogOpenApi } from './webhook-log.openapi';

@Module({
  controllers: [WebhookLogController],
  providers: [provideRepository(WebhookLogRepository), provideRepository(WebhookLogDetailRepository)],
})
export class WebhookLogModule {
  static readonly openApi = webhookLogOpenApi;
}
