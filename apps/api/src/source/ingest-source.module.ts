import { Module } from '@nestjs/common';
import { IngestSourceRepository, SourceAuthenticator } from '@rpm/data-access';
import { Database } from '@rpm/database';
import { SecretBox } from '@rpm/encryption';
import { adapterOf, IngestMappings, MAPPING_INTERPRETER, Refusals } from '@rpm/sources';
import { RateLimits } from '../authentication/rate-limits';
import { ServiceMetrics } from '../operations/service-metrics';
import { IngestAdapterController } from './ingest-adapter.controller';
import { IngestMetrics } from '../ingest/ingest-metrics';
import { IngestController } from '../ingest/ingest.controller';
import { MessageReceiver } from '../ingest/message-receiver';
import { IngestSourceController } from './ingest-source.controller';
import { ingestSourceOpenApi } from './ingest-source.openapi';
import { IngestMappingController } from './mapping/ingest-mapping.controller';

@Module({
  controllers: [IngestSourceController, IngestAdapterController, IngestController, IngestMappingController],
  providers: [
    {
      provide: IngestSourceRepository,
      useFactory: (database: Database, box: SecretBox) => new IngestSourceRepository(database, box, adapterOf),
      inject: [Database, SecretBox],
    },
    {
      provide: IngestMappings,
      useFactory: (database: Database, box: SecretBox) => new IngestMappings(database, box, MAPPING_INTERPRETER),
      inject: [Database, SecretBox],
    },
    { provide: Refusals, useFactory: (database: Database) => new Refusals(database), inject: [Database] },
    {
      provide: MessageReceiver,
      useFactory: (
        sources: SourceAuthenticator,
        database: Database,
        box: SecretBox,
        limits: RateLimits,
        refusals: Refusals,
        { registry }: ServiceMetrics,
      ) => new MessageReceiver({ sources, database, box, limits, refusals, metrics: new IngestMetrics(registry) }),
      inject: [SourceAuthenticator, Database, SecretBox, RateLimits, Refusals, ServiceMetrics],
    },
  ],
})
export class IngestSourceModule {
  static readonly openApi = ingestSourceOpenApi;
}
