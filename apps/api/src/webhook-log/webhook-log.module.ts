import { Module } from '@nestjs/common';
import { WebhookLogController } from './webhook-log.controller';

@Module({ controllers: [WebhookLogController] })
export class WebhookLogModule {}
