import { Module, type Provider, type Type } from '@nestjs/common';
import { Database } from '@rpm/database';
import { SecretBox } from '@rpm/encryption';
import {
  findReader,
  type FindReader,
  IngestAliasRepository,
  IngestMessageRepository,
  IngestQuarantineRepository,
  IngestReplayRepository,
  MessageTrial,
} from '@rpm/sources';
import { provideRepository } from '../service/provide-repository';
import { IngestMessageController } from './ingest-message.controller';
import { ingestMessageOpenApi } from './ingest-message.openapi';
import { IngestQuarantineController } from './ingest-quarantine.controller';

/** Returns the provider for a repository that reads messages as the background work does. */
const provideReading = (type: new (database: Database, box: SecretBox, findReader: FindReader) => object): Provider => ({
  provide: type as Type,
  useFactory: (database: Database, box: SecretBox) => new type(database, box, findReader),
  inject: [Database, SecretBox],
});

@Module({
  controllers: [IngestMessageController, IngestQuarantineController],
  providers: [
    provideRepository(IngestAliasRepository),
    {
      provide: IngestMessageRepository,
      useFactory: (database: Database, box: SecretBox) => new IngestMessageRepository(database, box),
      inject: [Database, SecretBox],
    },
    provideReading(IngestQuarantineRepository),
    provideReading(IngestReplayRepository),
    provideReading(MessageTrial),
  ],
})
export class IngestMessageModule {
  static readonly openApi = ingestMessageOpenApi;
}
