import { assertSupportedServer, migrate } from '@rpm/data-access';
import { type Command } from 'commander';
import { withSession } from './database-session';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the schema of the database up to date; safe to run again, or several times at once')
    .addOption(jsonOption())
    .addHelpText('after', '\nBack up the database first: migrations cannot be undone.\n\nExample:\n  $ rpm-admin migrate')
    .action(async (options: OutputOptions) => {
      const output = new Output(options);
      const applied = await withSession(output, async ({ database }) => {
        await assertSupportedServer(database);
        return migrate(database);
      });
      output.result({ applied }, applied.map((name) => `applied ${name}`).join('\n') || 'The schema is up to date.');
    });
}
