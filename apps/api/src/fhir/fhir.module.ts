import { Module } from '@nestjs/common';
import { InboundObservations } from '@rpm/data-access';
import { provideRepository } from '../service/provide-repository';
import { CodeSystemController } from './code-system/code-system.controller';
import { resourceController } from './http/resource.controller';
import { FhirInbound } from './inbound/fhir-inbound';
import { InboundController } from './inbound/inbound.controller';
import { MetadataController } from './metadata/metadata.controller';
import { SEARCHED_TYPES } from './searched-types';

/** The FHIR server below `/fhir/r4`. */
@Module({
  controllers: [MetadataController, CodeSystemController, InboundController, ...SEARCHED_TYPES.map(resourceController)],
  providers: [
    ...SEARCHED_TYPES.map(({ resources }) => provideRepository(resources)),
    provideRepository(InboundObservations),
    FhirInbound,
  ],
})
export class FhirModule {}
