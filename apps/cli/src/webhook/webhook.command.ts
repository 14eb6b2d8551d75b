import { WebhookQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../access/organization-option';
import { type Columns, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, PAGE_OPTIONS, type QueryOptions, readQuery } from '../resource/query-options';
import { addWebhookListenCommand } from '../webhook-listen/webhook-listen.command';
import { addWebhookReplayCommands } from './webhook-replay.command';
import { addWebhookRequeueCommand } from './webhook-requeue.command';
import { addWebhookResealCommand } from './webhook-reseal.command';
import { addWebhookSecretCommands } from './webhook-secret.command';
import { requestOf, withWebhooks } from './webhook-session';
import { addWebhookTestCommand } from './webhook-test.command';

type Options = OutputOptions & OrganizationOption;

/** A webhook as it is shown. */
interface Webhook {
  id: number;
  type: string;
  url: string;
  enabled: boolean;
  disabledReason: string | null;
  rateLimit: number | null;
  createTimestamp: string;
}

interface Health {
  consecutiveFailures: number;
  failingSince: string | null;
  pausedUntil: string | null;
}

const COLUMNS: Columns<Webhook> = {
  id: ({ id }) => id,
  type: ({ type }) => type,
  enabled: ({ enabled }) => enabled,
  'disabled because': ({ disabledReason }) => disabledReason,
  'rate limit': ({ rateLimit }) => rateLimit,
  created: ({ createTimestamp }) => createTimestamp,
  url: ({ url }) => url,
};

const COLUMNS_OF_ONE: Columns<Webhook & { health: Health }> = {
  ...COLUMNS,
  'failures in a row': ({ health }) => health.consecutiveFailures,
  'failing since': ({ health }) => health.failingSince,
  'paused until': ({ health }) => health.pausedUntil,
};

const QUERY_OPTIONS: QueryOptions<WebhookQuery> = {
  type: ['--type <type>', 'only webhooks for this type of event'],
  enabled: ['--enabled <true|false>', 'only webhooks that are enabled, or only others'],
  ...PAGE_OPTIONS,
};

export function addWebhookCommands(program: Command): void {
  const group = program
    .command('webhook')
    .description('who is told of events, and a receiver to try it with')
    .addHelpText('after', EXAMPLES);

  addQueryOptions(addOrganizationOption(group.command('list')), QUERY_OPTIONS)
    .description('list webhooks')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const query = readQuery(WebhookQuery, QUERY_OPTIONS, command);
      await withWebhooks(output, options, async ({ webhooks, organizationId }) => {
        output.shownPage(await webhooks.list(organizationId, query, query), COLUMNS);
      });
    });

  addOrganizationOption(group.command('show <id>'))
    .description('show one webhook, and how its deliveries go')
    .addOption(jsonOption())
    .action(async (given: string, options: Options) => {
      const output = new Output(options);
      const id = readId(given, '<id>');
      await withWebhooks(output, options, async ({ webhooks, organizationId }) => {
        const webhook = JSON.parse((await webhooks.require(organizationId, id)).text) as Webhook;
        const health = JSON.parse((await webhooks.health(organizationId, id)).text) as Health;
        output.record({ ...webhook, health }, COLUMNS_OF_ONE);
      });
    });

  addWebhookSecretCommands(group);
  addWebhookResealCommand(group);
  addWebhookTestCommand(group);
  addEnablingCommand(group, 'enable', 'send to it again, at once; what it missed can be replayed');
  addEnablingCommand(group, 'disable', 'send nothing more to it; what happens meanwhile is logged as cancelled');

  addOrganizationOption(group.command('delete <id>'))
    .description('end it for good, with its secrets; its logs stay')
    .addOption(jsonOption())
    .action(async (given: string, options: Options) => {
      const output = new Output(options);
      const id = readId(given, '<id>');
      await withWebhooks(output, options, ({ webhooks, organizationId }) => webhooks.delete(requestOf(organizationId), id));
      output.result({ deleted: id }, `Deleted webhook ${id}.`);
    });

  addWebhookReplayCommands(group);
  addWebhookRequeueCommand(group);
  addWebhookListenCommand(group);
}

function addEnablingCommand(group: Command, name: 'enable' | 'disable', description: string): void {
  addOrganizationOption(group.command(`${name} <id>`))
    .description(description)
    .addOption(jsonOption())
    .action(async (given: string, options: Options) => {
      const output = new Output(options);
      const id = readId(given, '<id>');
      await withWebhooks(output, options, async ({ webhooks, organizationId }) => {
        const { text } = await webhooks.change(requestOf(organizationId), id, { enabled: name === 'enable' });
        output.record(JSON.parse(text) as Webhook, COLUMNS);
      });
    });
}

const EXAMPLES = `
Examples:
  $ rpm-admin webhook create --organization "North Clinic" --type device.healthcheck --url https://hooks.example.org/rpm
  $ rpm-admin webhook test 1 --organization "North Clinic"
  $ rpm-admin webhook list --organization "North Clinic" --enabled false
  $ rpm-admin webhook replay 1 --organization "North Clinic" --start 2026-01-31T00:00:00Z --end 2026-02-01T00:00:00Z --status failed
  $ rpm-admin webhook listen`;
