import { type JsonText } from '@rpm/database';
import {
  PURPOSES,
  SecretRotationInput,
  WEBHOOK_FORMATS,
  WEBHOOK_TYPES,
  WebhookInput,
  type WebhookWithSecretView,
} from '@rpm/domain';
import { type Command, Option } from 'commander';
import { numberOrText, withBody } from '../resource/body-options';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { Output, type OutputOptions } from '../terminal/output';
import { withAllScopes, runWithWebhooks } from '../delivery/webhook-session';
import { PURPOSE_HELP } from './webhook-purpose.command';
import { type Outcome, shown } from '../trail/outcome';

type Options = OutputOptions & OrganizationOption;

/** Adds `create` and `rotate-secret`, the webhook commands that print a signing secret. */
export function addWebhookSecretCommands(group: Command): void {
  addOrganizationOption(group.command('create'))
    .description(
      'create a webhook for events of one or more types and print its signing secret, which cannot be printed again later',
    )
    .option('--type <type>', 'type of the events to send')
    .option('--types <types...>', 'types of the events to send, or "*" for all')
    .addOption(
      new Option('--format <format>', 'format of the body; "fhir" is a Bundle of FHIR R4 (default: rpm)').choices(
        WEBHOOK_FORMATS,
      ),
    )
    .requiredOption('--url <url>', 'URL that the events are sent to')
    .option('--rate-limit <number>', 'maximum number of requests per second (1 to 1000); by default unlimited', numberOrText)
    .addOption(new Option('--purpose <purpose>', PURPOSE_HELP).choices(PURPOSES))
    .addOption(jsonOption())
    .addHelpText('after', `\nTypes:\n  ${WEBHOOK_TYPES.join('\n  ')}`)
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      await withBody(WebhookInput, ['type', 'types', 'format', 'url', 'rateLimit', 'purpose'], command, (body) =>
        runWithWebhooks(output, options, async ({ webhooks, request }) =>
          shownSecret(output, await webhooks.create(withAllScopes(request), body)),
        ),
      );
    });

  addOrganizationOption(group.command('rotate-secret <id>'))
    .description(
      'replace the signing secret of a webhook; the new secret cannot be printed again later, and the old one remains valid for a while',
    )
    .option(
      '--overlap-seconds <number>',
      'seconds for which the old secret remains valid (0 to 604800; default: 86400)',
      numberOrText,
    )
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options, command: Command) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await withBody(SecretRotationInput, ['overlapSeconds'], command, ({ overlapSeconds }) =>
        runWithWebhooks(output, options, async ({ webhooks, request }) =>
          shownSecret(output, await webhooks.rotateSecret(withAllScopes(request), id, overlapSeconds ?? undefined)),
        ),
      );
    });
}

/** Prints only the secret on stdout, so that a script can use `SECRET=$(rpm-admin webhook create …)`. */
function shownSecret(output: Output, answer: JsonText<WebhookWithSecretView>): Outcome {
  const webhook = JSON.parse(answer.text) as WebhookWithSecretView;
  return shown([answer], () => {
    output.result(webhook, webhook.secret);
    if (output.options.json) return;
    output.notice(
      `This is the signing secret of webhook ${webhook.id}. It is printed only this once: store it now, where only the receiver can read it, such as in a ` +
        `file or an environment variable. "rpm-admin webhook test ${webhook.id} …" sends a signed sample.`,
    );
  });
}
