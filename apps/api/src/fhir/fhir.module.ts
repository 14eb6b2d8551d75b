import { Module } from '@nestjs/common';
import { ObservationResources, PatientResources } from '@rpm/data-access';
import { provideRepository } from '../service/provide-repository';
import { MetadataController } from './metadata/metadata.controller';
import { ObservationFhirController } from './observation/observation-fhir.controller';
import { PatientFhirController } from './patient/patient-fhir.controller';

/** The FHIR server below `/fhir/r4`. */
@Module({
  controllers: [MetadataController, ObservationFhirController, PatientFhirController],
  providers: [provideRepository(ObservationResources), provideRepository(PatientResources)],
})
export class FhirModule {}
