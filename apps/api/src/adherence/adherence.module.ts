import { Module } from '@nestjs/common';
import { AdherenceRepository } from '@rpm/data-access';
import { AdherenceController } from './adherence.controller';
import { provideRepository } from '../service/provide-repository';
import { adherenceOpenApi } from './adherence.openapi';

@Module({ controllers: [AdherenceController], providers: [provideRepository(AdherenceRepository)] })
export class AdherenceModule {
  static readonly openApi = adherenceOpenApi;
}
