import {
  ALL_TYPES,
  type ViewOf,
  type WEBHOOK_HEALTH_VIEW,
  WEBHOOK_TYPES,
  type WEBHOOK_VIEW,
  WebhookQuery,
  type WebhookType,
} from '@rpm/domain';
import { type Command, Option } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { addChangesCommand } from '../resource/resource-commands';
import { columnsOf } from '../resource/view-paths';
import { addWebhookListenCommand } from '../webhook-listen/webhook-listen.command';
import { addWebhookPurposeCommand } from './webhook-purpose.command';
import { addWebhookReplayCommands } from './webhook-replay.command';
import { addWebhookRequeueCommand } from './webhook-requeue.command';
import { addWebhookResealCommand } from './webhook-reseal.command';
import { addWebhookSecretCommands } from './webhook-secret.command';
import { openWebhooks, readWebhookConfiguration, runWithWebhooks, withAllScopes } from '../delivery/webhook-session';
import { addWebhookTestCommand } from './webhook-test.command';
import { shown, shownList, shownRecord } from '../trail/outcome';

type Options = OutputOptions & OrganizationOption;

type WebhookRow = ViewOf<typeof WEBHOOK_VIEW>;

type Health = ViewOf<typeof WEBHOOK_HEALTH_VIEW>;

const COLUMNS: ColumnsByHeading<WebhookRow> = {
  ...columnsOf<WebhookRow>('id'),
  types: ({ types }) => types.join(', '),
  ...columnsOf<WebhookRow>('enabled'),
  'disabled because': ({ disabledReason }) => disabledReason,
  ...columnsOf<WebhookRow>('format', 'rateLimit', 'purpose'),
  created: ({ createTimestamp }) => createTimestamp,
  ...columnsOf<WebhookRow>('url'),
};

const COLUMNS_OF_ONE: ColumnsByHeading<WebhookRow & { health: Health }> = {
  ...COLUMNS,
  'failures in a row': ({ health }) => health.consecutiveFailures,
  'first failure': ({ health }) => health.firstFailureTimestamp,
  'paused until': ({ health }) => health.pauseEndTimestamp,
};

export function addWebhookCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);

  addQueryOptions(addOrganizationOption(group.command('list')), WebhookQuery)
    .description('list webhooks')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const query = readQuery(WebhookQuery, command);
      await runWithWebhooks(output, options, async ({ webhooks, organizationId }) =>
        shownList(output, await webhooks.list(organizationId, query, query), COLUMNS),
      );
    });

  addChangesCommand(group, 'webhook', async ({ database, organizationId }, _options, request) => {
    const { webhooks } = await openWebhooks(database, readWebhookConfiguration());
    return webhooks.changes(organizationId, request);
  });

  addOrganizationOption(group.command('show <id>'))
    .description('print one webhook and the health of its deliveries')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await runWithWebhooks(output, options, async ({ webhooks, organizationId }) => {
        const webhook = await webhooks.require(organizationId, id);
        const health = JSON.parse((await webhooks.health(organizationId, id)).text) as Health;
        const record = { ...(JSON.parse(webhook.text) as WebhookRow), health };
        return shown([webhook], () => output.record(record, COLUMNS_OF_ONE));
      });
    });

  addWebhookSecretCommands(group);
  addWebhookResealCommand(group);
  addWebhookTestCommand(group);
  addEnablingCommand(group, 'enable', 'enable a webhook; events that it missed can be replayed');
  addEnablingCommand(group, 'disable', 'disable a webhook; its deliveries are then logged as cancelled');

  addOrganizationOption(group.command('add-types <id>'))
    .description('send events of further types to a webhook; events that occurred before are not sent')
    .addOption(
      new Option('--types <types...>', 'types of the events to send in addition, or "*" for all')
        .choices([...WEBHOOK_TYPES, ALL_TYPES])
        .makeOptionMandatory(),
    )
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options & { types: (WebhookType | typeof ALL_TYPES)[] }) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await runWithWebhooks(output, options, async ({ webhooks, organizationId, request }) => {
        const before = JSON.parse((await webhooks.require(organizationId, id)).text) as WebhookRow;
        const types = [...new Set([...before.types, ...options.types])];
        return shownRecord(output, await webhooks.change(withAllScopes(request), id, { types }), COLUMNS);
      });
    });

  addWebhookPurposeCommand(group, COLUMNS);

  addOrganizationOption(group.command('delete <id>'))
    .description('delete a webhook and its secrets permanently; its logs are kept')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await runWithWebhooks(output, options, async ({ webhooks, request }) =>
        shown([await webhooks.delete(withAllScopes(request), id)], () =>
          output.result({ deleted: id }, `Deleted webhook ${id}.`),
        ),
      );
    });

  addWebhookReplayCommands(group);
  addWebhookRequeueCommand(group);
  addWebhookListenCommand(group);
}

function addEnablingCommand(group: Command, name: 'enable' | 'disable', description: string): void {
  addOrganizationOption(group.command(`${name} <id>`))
    .description(description)
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await runWithWebhooks(output, options, async ({ webhooks, request }) =>
        shownRecord(output, await webhooks.change(withAllScopes(request), id, { enabled: name === 'enable' }), COLUMNS),
      );
    });
}

const EXAMPLES = `
Examples:
  $ rpm-admin webhook create --organization "North Clinic" --type device.healthcheck --url https://hooks.example.org/rpm
  $ rpm-admin webhook test 1 --organization "North Clinic"
  $ rpm-admin webhook list --organization "North Clinic" --enabled false
  $ rpm-admin webhook replay 1 --organization "North Clinic" --start 2026-01-31T00:00:00Z --end 2026-02-01T00:00:00Z --log-status failed --detach
  $ rpm-admin webhook listen`;
