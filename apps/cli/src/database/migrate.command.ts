import { assertSupportedServer, migrate, updateOutdatedOrders } from '@rpm/data-access';
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
      output.result(
        { applied, updatedOrders },
        [
          ...(applied.length > 0 ? applied.map((name) => `applied ${name}`) : ['The schema is up to date.']),
          ...(updatedOrders > 0 ? [`${updatedOrders} orders have a new version.`] : []),
        ].join('\n'),
      );
    });
}
