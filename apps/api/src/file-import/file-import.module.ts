import { Module } from '@nestjs/common';
import { FileParts } from '@rpm/data-access';
import { Database } from '@rpm/database';
import { SecretBox } from '@rpm/encryption';
import { FileImports } from '@rpm/record-import';
import { FileImportController } from './file-import.controller';
import { fileImportOpenApi } from './file-import.openapi';

@Module({
  controllers: [FileImportController],
  providers: [
    {
      provide: FileImports,
      useFactory: (database: Database, box: SecretBox) => new FileImports(database, new FileParts(database, box)),
      inject: [Database, SecretBox],
    },
  ],
})
export class FileImportModule {
  static readonly openApi = fileImportOpenApi;
}
