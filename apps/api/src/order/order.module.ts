import { Module } from '@nestjs/common';
import { OrderRepository } from '@rpm/data-access';
import { OrderController } from './order.controller';
import { provideRepository } from '../service/provide-repository';
import { orderOpenApi } from './order.openapi';

@Module({ controllers: [OrderController], providers: [provideRepository(OrderRepository)] })
export class OrderModule {
  static readonly openApi = orderOpenApi;
}
