import { Module } from '@nestjs/common';
import { PatientResources } from '@rpm/data-access';
import { provideRepository } from '../service/provide-repository';
import { MetadataController } from './metadata/metadata.controller';
import { PatientFhirController } from './patient/patient-fhir.controller';

/** The FHIR server below `/fhir/r4`. */
@Module({
  controllers: [MetadataController, PatientFhirController],
  providers: [provideRepository(PatientResources)],
})
export class FhirModule {}
