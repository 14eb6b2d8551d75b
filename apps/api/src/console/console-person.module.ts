import { Module } from '@nestjs/common';
import { ConsolePeople, SecretBox } from '@rpm/data-access';
import { DataSource } from 'typeorm';
import { ConsolePersonController } from './console-person.controller';
import { consolePersonOpenApi } from './console-person.openapi';

@Module({
  controllers: [ConsolePersonController],
  providers: [
    {
      provide: ConsolePeople,
      useFactory: (dataSource: DataSource, box: SecretBox) => new ConsolePeople(dataSource, box),
      inject: [DataSource, SecretBox],
    },
  ],
})
export class ConsolePersonModule {
  static readonly openApi = consolePersonOpenApi;
}
