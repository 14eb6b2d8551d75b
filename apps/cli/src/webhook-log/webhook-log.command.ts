import { WebhookLogRepository } from '@rpm/webhook-delivery';
import { type ViewOf, type WEBHOOK_LOG_VIEW, WebhookLogQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addWebhookLogOneCommands } from './webhook-log-one.command';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { columnsOf } from '../resource/view-paths';
import { operatorOf } from '../delivery/webhook-session';
import { inOrganization } from '../trail/in-organization';
import { shownList } from '../trail/outcome';

type WebhookLogRow = ViewOf<typeof WEBHOOK_LOG_VIEW>;

/** Columns of the list of deliveries. Only `--json` prints payloads, because they are long and may contain patients' data. */
const COLUMNS: ColumnsByHeading<WebhookLogRow> = {
  ...columnsOf<WebhookLogRow>('id'),
  type: ({ webhookType }) => webhookType,
  ...columnsOf<WebhookLogRow>('status'),
  retries: ({ retryAttempts }) => retryAttempts,
  'last response': ({ lastResponseStatus }) => lastResponseStatus,
  created: ({ createTimestamp }) => createTimestamp,
  'last retry': ({ lastRetryTimestamp }) => lastRetryTimestamp,
  url: ({ webhookUrl }) => webhookUrl,
};

export function addWebhookLogCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);

  addQueryOptions(addOrganizationOption(group.command('list')), WebhookLogQuery)
    .description('list deliveries that match all filters, newest first; --json also prints payloads')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(async (options: OutputOptions & OrganizationOption, command: Command) => {
      const output = new Output(options);
      const { page, size, ...filter } = readQuery(WebhookLogQuery, command);
      await inOrganization(output, options, async ({ database, organizationId }) => {
        const logs = new WebhookLogRepository(database);
        return shownList(output, await logs.list(operatorOf(organizationId), filter, { page, size }), COLUMNS);
      });
    });

  addWebhookLogOneCommands(group);
}

const EXAMPLES = `
Examples:
  $ rpm-admin webhook-log list --organization "North Clinic" --retry-attempts-min 3
  $ rpm-admin webhook-log list --organization "North Clinic" --last-response-status 500 --start-timestamp 2026-01-31T00:00:00Z --json`;
