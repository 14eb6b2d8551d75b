import { Module } from '@nestjs/common';
import { ConsolePersonController } from './console-person.controller';
import { consolePersonOpenApi } from './console-person.openapi';

@Module({ controllers: [ConsolePersonController] })
export class ConsolePersonModule {
  static readonly openApi = consolePersonOpenApi;
}
