import { Database } from '@rpm/database';
import { Module } from '@nestjs/common';
import { ManagedApiKeys } from '@rpm/data-access';
import { SecretBox } from '@rpm/encryption';
import { ApiKeyController, CallerController } from './api-key.controller';
import { apiKeyOpenApi } from './api-key.openapi';

@Module({
  controllers: [ApiKeyController, CallerController],
  providers: [
    {
      provide: ManagedApiKeys,
      useFactory: (database: Database, box: SecretBox) => new ManagedApiKeys(database, box),
      inject: [Database, SecretBox],
    },
  ],
})
export class ApiKeyModule {
  static readonly openApi = apiKeyOpenApi;
}
