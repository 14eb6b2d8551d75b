import { Module } from '@nestjs/common';
import { ChartRepository } from '@rpm/data-access';
import { provideRepository } from '../service/provide-repository';
import { ChartController } from './chart.controller';
import { chartOpenApi } from './chart.openapi';

@Module({ controllers: [ChartController], providers: [provideRepository(ChartRepository)] })
export class ChartModule {
  static readonly openApi = chartOpenApi;
}
