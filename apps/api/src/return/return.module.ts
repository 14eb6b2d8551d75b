import { Module } from '@nestjs/common';
import { ReturnRepository } from '@rpm/data-access';
import { ReturnController } from './return.controller';
import { provideRepository } from '../service/provide-repository';
import { returnOpenApi } from './return.openapi';

@Module({ controllers: [ReturnController], providers: [provideRepository(ReturnRepository)] })
export class ReturnModule {
  static readonly openApi = returnOpenApi;
}
