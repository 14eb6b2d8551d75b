import { requeueDeadRows } from '@rpm/webhook-delivery';
import { type Command } from 'commander';
import { withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { type Columns, Output, type OutputOptions } from '../terminal/output';

type Requeued = Awaited<ReturnType<typeof requeueDeadRows>>;

const COLUMNS: Columns<Requeued> = {
  events: ({ events }) => events,
  deliveries: ({ deliveries }) => deliveries,
};

export function addWebhookRequeueCommand(group: Command): void {
  group
    .command('requeue')
    .description('deliver events and deliveries that were set aside because the database refused them, of all organizations')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: OutputOptions) => {
      const output = new Output(options);
      output.record(await withDatabase(output, requeueDeadRows), COLUMNS);
    });
}

const HELP = `
"rpm-admin doctor" shows how many rows were set aside, and why. Remove the cause first: a row whose cause remains is set aside again.
The service, or "rpm-admin deliver", then delivers them. A delivery whose request was sent already is sent again, with the same message id.

Example:
  $ rpm-admin webhook requeue --json`;
