import { Module } from '@nestjs/common';
import { StockRepository } from '@rpm/data-access';
import { StockController } from './stock.controller';
import { provideRepository } from '../service/provide-repository';
import { stockOpenApi } from './stock.openapi';

@Module({ controllers: [StockController], providers: [provideRepository(StockRepository)] })
export class StockModule {
  static readonly openApi = stockOpenApi;
}
