import { assertSupportedServer } from '@rpm/database';
import { migrate } from '@rpm/schema';
import { updateOutdatedOrders } from '@rpm/data-access';
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
        const applied = await migrate(database, (message) => output.notice(message));
        const report = (details: object, message: string) => output.notice(`${message} ${JSON.stringify(details)}`);
        const { signal } = new AbortController();
        return { applied, updatedOrders: await updateOutdatedOrders(database, { report, signal }) };
      };
      const { applied, updatedOrders } = await withSession(output, apply, { creates: true });
      const lines = applied.length === 0 ? ['The schema is up to date.'] : applied.map((name) => `applied ${name}`);
      if (updatedOrders > 0) lines.push(`${updatedOrders} orders have a new version.`);
      output.result({ applied, updatedOrders }, lines.join('\n'));
    });
}
