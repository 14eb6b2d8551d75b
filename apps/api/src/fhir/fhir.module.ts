import { Module } from '@nestjs/common';
import { FhirExports, InboundObservations } from '@rpm/data-access';
import { provideRepository } from '../service/provide-repository';
import { CodeSystemController } from './code-system/code-system.controller';
import { ExportDownloads } from './export/export-downloads';
import { ExportFileController } from './export/export-file.controller';
import { ExportRequests } from './export/export-requests';
import { FhirExportController } from './export/fhir-export.controller';
import { resourceController } from './http/resource.controller';
import { FhirInbound } from './inbound/fhir-inbound';
import { InboundController } from './inbound/inbound.controller';
import { MetadataController } from './metadata/metadata.controller';
import { SEARCHED_TYPES } from './searched-types';

/** The FHIR server below `/fhir/r4`. */
@Module({
  // `Patient/$export` must precede the paths with an id in the place of `$export`.
  controllers: [
    FhirExportController,
    ExportFileController,
    MetadataController,
    CodeSystemController,
    InboundController,
    ...SEARCHED_TYPES.map(resourceController),
  ],
  providers: [
    ...SEARCHED_TYPES.map(({ resources }) => provideRepository(resources)),
    provideRepository(FhirExports),
    ExportRequests,
    ExportDownloads,
    provideRepository(InboundObservations),
    FhirInbound,
  ],
})
export class FhirModule {}
