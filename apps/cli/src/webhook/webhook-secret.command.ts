import { type JsonText } from '@rpm/data-access';
import { SecretRotationInput, WEBHOOK_TYPES, WebhookInput } from '@rpm/domain';
import { type Command } from 'commander';
import { numberOrText, withBody } from '../resource/body-options';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../access/organization-option';
import { Output, type OutputOptions } from '../terminal/output';
import { requestOf, withWebhooks } from './webhook-session';

type Options = OutputOptions & OrganizationOption;

/** Adds `create` and `rotate-secret`, the commands that print a secret. */
export function addWebhookSecretCommands(group: Command): void {
  addOrganizationOption(group.command('create'))
    .description('have events of a type sent to an address; the signing secret is shown once')
    .requiredOption('--type <type>', 'type of event')
    .requiredOption('--url <url>', 'address they are POSTed to')
    .option('--rate-limit <number>', 'requests a second at the most, 1 to 1000; no limit unless given', numberOrText)
    .addOption(jsonOption())
    .addHelpText('after', `\nTypes:\n  ${WEBHOOK_TYPES.join('\n  ')}`)
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      await withBody(WebhookInput, ['type', 'url', 'rateLimit'], command, (body) =>
        withWebhooks(output, options, async ({ webhooks, organizationId }) => {
          showSecret(output, await webhooks.create(requestOf(organizationId), body));
        }),
      );
    });

  addOrganizationOption(group.command('rotate-secret <id>'))
    .description('give a webhook a new signing secret, which is shown once; the old one signs beside it for a while')
    .option('--overlap-seconds <number>', 'how long the old one does, 0 to 604800 (a day unless given)', numberOrText)
    .addOption(jsonOption())
    .action(async (given: string, options: Options, command: Command) => {
      const output = new Output(options);
      const id = readId(given, '<id>');
      await withBody(SecretRotationInput, ['overlapSeconds'], command, ({ overlapSeconds }) =>
        withWebhooks(output, options, async ({ webhooks, organizationId }) => {
          showSecret(output, await webhooks.rotateSecret(requestOf(organizationId), id, overlapSeconds ?? undefined));
        }),
      );
    });
}

/** Prints only the secret on stdout, so that a script can use `SECRET=$(rpm-admin webhook create …)`. */
function showSecret(output: Output, { text }: JsonText): void {
  const webhook = JSON.parse(text) as { id: number; secret: string };
  output.result(webhook, webhook.secret);
  if (output.options.json) return;
  output.notice(
    `This is the signing secret of webhook ${webhook.id}. It is shown this once: give it to the receiver now, in a file or a variable ` +
      `that only the receiver can read. "rpm-admin webhook test ${webhook.id} …" tries it.`,
  );
}
