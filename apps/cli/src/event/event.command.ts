import { type EventFeedView, EventFeedQuery } from '@rpm/domain';
import { EventFeedRepository } from '@rpm/webhook-delivery';
import { type Command } from 'commander';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { columnsOf } from '../resource/view-paths';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { operatorOf } from '../delivery/webhook-session';
import { inOrganization } from '../trail/in-organization';
import { shown } from '../trail/outcome';

type EventRow = EventFeedView['events'][number];

/** Columns of the list of events. Only `--json` prints payloads, because they are long and contain patients' data. */
const COLUMNS: ColumnsByHeading<EventRow> = {
  ...columnsOf<EventRow>('id', 'type', 'sequence'),
  created: ({ createTimestamp }) => createTimestamp,
};

export function addEventCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);

  addQueryOptions(addOrganizationOption(group.command('list')), EventFeedQuery, { without: ['wait'] })
    .description('list events in the order in which they were published; --json also prints payloads')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(async (options: OutputOptions & OrganizationOption, command: Command) => {
      const output = new Output(options);
      const query = readQuery(EventFeedQuery, command);
      await inOrganization(output, options, async ({ database, organizationId }) => {
        const { json } = await new EventFeedRepository(database).read(operatorOf(organizationId), query);
        const page = JSON.parse(json.text) as EventFeedView;
        const print = () => {
          output.list(page.events, COLUMNS, page);
          if (page.oldestUnpublishedTimestamp !== null)
            output.notice(`${NOT_PUBLISHED} since ${page.oldestUnpublishedTimestamp}.`);
          if (page.hasMore && page.cursor !== null) output.notice(`There are more events: --after ${page.cursor}`);
        };
        return { ...shown([json], print), rows: page.events.length };
      });
    });
}

const NOT_PUBLISHED =
  'No process publishes events; start the service with DELIVERY=on, or run "rpm-admin deliver". An event has waited';

const EXAMPLES = `
Without --after, the list is empty, and its cursor stands for the present.

Examples:
  $ rpm-admin event list --organization "North Clinic" --after oldest --type patient.created
  $ rpm-admin event list --organization "North Clinic" --after 57 --limit 1000 --json`;
