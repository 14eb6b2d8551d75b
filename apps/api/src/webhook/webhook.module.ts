import { Module } from '@nestjs/common';
import { WebhookReplayController } from './webhook-replay.controller';
import { WebhookController } from './webhook.controller';

@Module({ controllers: [WebhookReplayController, WebhookController] })
export class WebhookModule {}
