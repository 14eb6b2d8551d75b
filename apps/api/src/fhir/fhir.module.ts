import { Module } from '@nestjs/common';
import { FhirExports, ObservationResources, PatientResources } from '@rpm/data-access';
import { provideRepository } from '../service/provide-repository';
import { ExportDownloads } from './export/export-downloads';
import { ExportFileController } from './export/export-file.controller';
import { ExportRequests } from './export/export-requests';
import { FhirExportController } from './export/fhir-export.controller';
import { MetadataController } from './metadata/metadata.controller';
import { ObservationFhirController } from './observation/observation-fhir.controller';
import { PatientFhirController } from './patient/patient-fhir.controller';

/** The FHIR server below `/fhir/r4`. */
@Module({
  // `Patient/$export` must precede the paths with an id in the place of `$export`.
  controllers: [FhirExportController, ExportFileController, MetadataController, ObservationFhirController, PatientFhirController],
  providers: [
    provideRepository(FhirExports),
    provideRepository(ObservationResources),
    provideRepository(PatientResources),
    ExportRequests,
    ExportDownloads,
  ],
})
export class FhirModule {}
