import { type JsonText } from '@rpm/database';
import { type DeadRow, sampleFor, WebhookLogDetailRepository } from '@rpm/webhook-delivery';
import { WEBHOOK_TYPES, type WebhookType } from '@rpm/domain';
import { Delivery, Registry } from '@rpm/webhook-delivery';
import { type Command, Option } from 'commander';
import { deadRowText } from '../delivery/delivery-errors';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { columnsOfLog, type WebhookLogDetail } from '../webhook-log/webhook-log-columns';
import { ALLOW_NETWORKS, operatorOf, type WebhookSession, runWithWebhooks } from '../delivery/webhook-session';
import { shown } from '../trail/outcome';

export function addWebhookTestCommand(group: Command): void {
  addOrganizationOption(group.command('test <id>'))
    .description('send a sample event from this machine to a webhook, even if it is disabled, and print the response')
    .addOption(
      new Option('--type <type>', 'type of the sample event; by default the first type of the webhook').choices(WEBHOOK_TYPES),
    )
    .addOption(jsonOption())
    .action(async (rawId: string, options: OutputOptions & OrganizationOption & { type?: WebhookType }) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await runWithWebhooks(output, options, async (session) => {
        await session.trail.begin();
        const answer = await send(session, id, options.type, output);
        return shown([answer], () => print(output, JSON.parse(answer.text) as WebhookLogDetail));
      });
    });
}

/** @throws Refusal `not_delivered` */
function print(output: Output, log: WebhookLogDetail): void {
  output.record(log, columnsOfLog(log));
  if (log.status === 'delivered') return;
  const refused = log.attempts.some(({ error }) => error === 'address_refused');
  const detail = 'The sample was not delivered. The output above contains the answer of the server, or the error.';
  throw new Refusal('not_delivered', refused ? `${detail} ${ALLOW_NETWORKS}` : detail);
}

async function send(
  { database, webhooks, organizationId, configuration, box }: WebhookSession,
  id: number,
  type: WebhookType | undefined,
  output: Output,
): Promise<JsonText> {
  const { types } = JSON.parse((await webhooks.require(organizationId, id)).text) as { types: WebhookType[] };
  // The printed log contains the reason why a request failed, so the error itself is not printed.
  const onError = () => undefined;
  const onDead = (row: DeadRow) => output.notice(deadRowText(row));
  const delivery = new Delivery({ database, box, configuration, registry: new Registry(), onError, onDead });
  try {
    const logId = await delivery.sendTest(organizationId, id, sampleFor(types, type));
    return await new WebhookLogDetailRepository(database).require(operatorOf(organizationId), logId);
  } finally {
    await delivery.stop();
  }
}
