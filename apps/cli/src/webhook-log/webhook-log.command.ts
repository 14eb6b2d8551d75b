import { WebhookLogRepository } from '@rpm/webhook-delivery';
import { WEBHOOK_TYPES, type WebhookLog, WebhookLogQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption, type OrganizationOption, requireOrganization } from '../access/organization-option';
import { type Columns, Output, type OutputOptions } from '../terminal/output';
import { addWebhookLogOneCommands } from './webhook-log-one.command';
import { addQueryOptions, PAGE_OPTIONS, type QueryOptions, readQuery } from '../resource/query-options';
import { operatorOf } from '../webhook/webhook-session';

/** Every parameter of the operation (specification, section 4.3). */
const OPTIONS: QueryOptions<WebhookLogQuery> = {
  webhookType: ['--webhook-type <type>', 'only deliveries of this type of event'],
  retryAttemptsMin: ['--retry-attempts-min <number>', 'retried at least so often'],
  retryAttemptsMax: ['--retry-attempts-max <number>', 'retried at most so often'],
  lastResponseStatus: ['--last-response-status <number>', 'HTTP status of the last answer'],
  startLastRetryTimestamp: ['--start-last-retry-timestamp <timestamp>', 'last retried then or later'],
  endLastRetryTimestamp: ['--end-last-retry-timestamp <timestamp>', 'last retried then or earlier'],
  startTimestamp: ['--start-timestamp <timestamp>', 'created then or later'],
  endTimestamp: ['--end-timestamp <timestamp>', 'created earlier'],
  ...PAGE_OPTIONS,
};

interface Shown extends Omit<WebhookLog, 'createTimestamp' | 'lastRetryTimestamp'> {
  createTimestamp: string;
  lastRetryTimestamp: string | null;
}

/** The payload is left to --json: it is long, and may tell of a patient. */
const COLUMNS: Columns<Shown> = {
  id: ({ id }) => id,
  type: ({ webhookType }) => webhookType,
  status: ({ status }) => status,
  retries: ({ retryAttempts }) => retryAttempts,
  'last response': ({ lastResponseStatus }) => lastResponseStatus,
  created: ({ createTimestamp }) => createTimestamp,
  'last retry': ({ lastRetryTimestamp }) => lastRetryTimestamp,
  url: ({ webhookUrl }) => webhookUrl,
};

export function addWebhookLogCommands(program: Command): void {
  const group = program
    .command('webhook-log')
    .description('what was sent to webhooks, and what came of it')
    .addHelpText('after', EXAMPLES);

  addQueryOptions(addOrganizationOption(group.command('list')), OPTIONS)
    .description('list deliveries, newest first; filters combine; --json shows payloads too')
    .addOption(jsonOption())
    .addHelpText('after', `\nTypes:\n  ${WEBHOOK_TYPES.join('\n  ')}\n${EXAMPLES}`)
    .action(async (options: OutputOptions & OrganizationOption, command: Command) => {
      const output = new Output(options);
      const { page, size, ...filter } = readQuery(WebhookLogQuery, OPTIONS, command);
      await withDatabase(output, async (database) => {
        const { id } = await requireOrganization(database, options);
        output.shownPage(await new WebhookLogRepository(database).list(operatorOf(id), filter, { page, size }), COLUMNS);
      });
    });

  addWebhookLogOneCommands(group);
}

const EXAMPLES = `
Examples:
  $ rpm-admin webhook-log list --organization "North Clinic" --retry-attempts-min 3
  $ rpm-admin webhook-log list --organization "North Clinic" --last-response-status 500 --start-timestamp 2026-01-31T00:00:00Z --json`;
