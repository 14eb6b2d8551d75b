import { Module } from '@nestjs/common';
import { ConsoleController } from './console.controller';
import { ConsoleFiles } from './console-files';
import { CONSOLE_SETTINGS, type ConsoleSettings } from './console-settings';
import { SessionController } from './session.controller';

/** The pages of the console and its sign-in. The setting `CONSOLE` leaves this module out. */
@Module({
  controllers: [SessionController, ConsoleController],
  providers: [
    {
      provide: ConsoleFiles,
      useFactory: ({ manifestFile }: ConsoleSettings) => ConsoleFiles.read(manifestFile),
      inject: [CONSOLE_SETTINGS],
    },
  ],
})
export class ConsoleModule {}
