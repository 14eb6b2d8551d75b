import { Database } from '@rpm/database';
import { Module } from '@nestjs/common';
import { SecretBox } from '@rpm/encryption';
import { WebhookRepository, type WebhookRules } from '@rpm/data-access';
import { Delivery, WebhookReplayRepository, WebhookTest } from '@rpm/webhook-delivery';
import { provideRepository } from '../service/provide-repository';
import { WebhookReplayController } from './webhook-replay.controller';
import { WebhookController } from './webhook.controller';
import { webhookOpenApi } from './webhook.openapi';

/** Injection token for the {@link WebhookRules} that the configuration defines. */
export const WEBHOOK_RULES = Symbol('WebhookRules');

@Module({
  controllers: [WebhookReplayController, WebhookController],
  providers: [
    provideRepository(WebhookReplayRepository),
    {
      provide: WebhookRepository,
      useFactory: (database: Database, box: SecretBox, rules: WebhookRules) => new WebhookRepository(database, box, rules),
      inject: [Database, SecretBox, WEBHOOK_RULES],
    },
    {
      provide: WebhookTest,
      useFactory: (database: Database, delivery: Delivery) => new WebhookTest(database, (...test) => delivery.sendTest(...test)),
      inject: [Database, Delivery],
    },
  ],
})
export class WebhookModule {
  static readonly openApi = webhookOpenApi;
}
