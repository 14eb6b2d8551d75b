import { requeueDeadRows } from '@rpm/webhook-delivery';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { inInstallation } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

type Requeued = Awaited<ReturnType<typeof requeueDeadRows>>;

const COLUMNS: ColumnsByHeading<Requeued> = {
  events: ({ events }) => events,
  deliveries: ({ deliveries }) => deliveries,
};

export function addWebhookRequeueCommand(group: Command): void {
  group
    .command('requeue')
    .description('requeue the events and deliveries of all organizations that were set aside after a database error')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: OutputOptions) => {
      const output = new Output(options);
      await inInstallation(output, async ({ database, trail }) => {
        await trail.begin();
        const requeued = await requeueDeadRows(database);
        return aboutNobody(requeued.events + requeued.deliveries, () => output.record(requeued, COLUMNS));
      });
    });
}

const HELP = `
"rpm-admin doctor" shows how many events and deliveries were set aside, and why. Remove the cause first; otherwise they are set
aside again. The service or "rpm-admin deliver" sends the requeued deliveries. A request that had already been sent is sent again
with the same message id.

Example:
  $ rpm-admin webhook requeue --json`;
