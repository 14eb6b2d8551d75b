import { assertSupportedServer, migrate } from '@rpm/data-access';
import { type Command } from 'commander';
import { type DatabaseSession, withSession } from './database-session';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';

export function defineMigrateCommand(command: Command): void {
  command
    .addOption(jsonOption())
    .addHelpText('after', '\nBack up the database first: migrations cannot be undone.\n\nExample:\n  $ rpm-admin migrate')
    .action(async (options: OutputOptions) => {
      const output = new Output(options);
      const apply = async ({ database }: DatabaseSession) => {
        await assertSupportedServer(database);
        return migrate(database, (message) => output.notice(message));
      };
      const applied = await withSession(output, apply, { creates: true });
      const lines = applied.length === 0 ? ['The schema is up to date.'] : applied.map((name) => `applied ${name}`);
      output.result({ applied }, lines.join('\n'));
    });
}
