import { Database } from '@rpm/database';
import { Module } from '@nestjs/common';
import { ConsolePasskeys, ConsoleSessionRepository, TokenLookUps } from '@rpm/data-access';
import { SecretBox } from '@rpm/encryption';
import { BrowserSessions } from './browser-sessions';
import { ConsoleController } from './console.controller';
import { ConsoleFiles } from './console-files';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../authentication/console-settings';
import { PasskeyController } from './passkey.controller';
import { PasskeyChallenges } from './passkey-challenges';
import { SessionController } from './session.controller';

/** The pages of the console and its sign-in. The service has this module only if the setting `CONSOLE` is on. */
@Module({
  controllers: [SessionController, PasskeyController, ConsoleController],
  providers: [
    BrowserSessions,
    {
      provide: ConsolePasskeys,
      useFactory: (database: Database, sessions: ConsoleSessionRepository, lookUps: TokenLookUps) =>
        new ConsolePasskeys(database, sessions, lookUps),
      inject: [Database, ConsoleSessionRepository, TokenLookUps],
    },
    { provide: PasskeyChallenges, useFactory: (box: SecretBox) => new PasskeyChallenges(box), inject: [SecretBox] },
    {
      provide: ConsoleFiles,
      useFactory: ({ manifestFile }: ConsoleSettings) => ConsoleFiles.read(manifestFile),
      inject: [CONSOLE_SETTINGS],
    },
  ],
})
export class ConsoleModule {}
