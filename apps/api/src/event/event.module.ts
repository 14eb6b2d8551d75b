import { Module } from '@nestjs/common';
import { EventFeedRepository } from '@rpm/webhook-delivery';
import { provideRepository } from '../service/provide-repository';
import { EventController } from './event.controller';
import { eventOpenApi } from './event.openapi';

@Module({ controllers: [EventController], providers: [provideRepository(EventFeedRepository)] })
export class EventModule {
  static readonly openApi = eventOpenApi;
}
