import { Module } from '@nestjs/common';
import { ConsoleLinks } from '@rpm/data-access';
import { SecretBox } from '@rpm/encryption';
import { DataSource } from 'typeorm';
import { ConsoleLinkController } from './console-link.controller';
import { consoleLinkOpenApi } from './console-link.openapi';

@Module({
  controllers: [ConsoleLinkController],
  providers: [
    {
      provide: ConsoleLinks,
      useFactory: (dataSource: DataSource, box: SecretBox) => new ConsoleLinks(dataSource, box),
      inject: [DataSource, SecretBox],
    },
  ],
})
export class ConsoleLinkModule {
  static readonly openApi = consoleLinkOpenApi;
}
