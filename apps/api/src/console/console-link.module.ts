import { Database } from '@rpm/database';
import { Module } from '@nestjs/common';
import { ConsoleLinks } from '@rpm/data-access';
import { SecretBox } from '@rpm/encryption';
import { ConsoleLinkController } from './console-link.controller';
import { consoleLinkOpenApi } from './console-link.openapi';

@Module({
  controllers: [ConsoleLinkController],
  providers: [
    {
      provide: ConsoleLinks,
      useFactory: (database: Database, box: SecretBox) => new ConsoleLinks(database, box),
      inject: [Database, SecretBox],
    },
  ],
})
export class ConsoleLinkModule {
  static readonly openApi = consoleLinkOpenApi;
}
