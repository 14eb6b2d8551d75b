import { type DeadRow, WebhookLogDetailRepository } from '@rpm/webhook-delivery';
import { JsonText } from '@rpm/data-access';
import { samplePayload, type WebhookType } from '@rpm/domain';
import { Delivery, Registry } from '@rpm/webhook-delivery';
import { type Command } from 'commander';
import { deadRowText } from '../delivery/delivery-errors';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../access/organization-option';
import { Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { columnsOfLog, type WebhookLogDetail } from '../webhook-log/webhook-log-columns';
import { ALLOW_NETWORKS, operatorOf, type WebhookSession, runWithWebhooks } from './webhook-session';

export function addWebhookTestCommand(group: Command): void {
  addOrganizationOption(group.command('test <id>'))
    .description('send a sample event from this machine to a webhook, even if it is disabled, and print the response')
    .addOption(jsonOption())
    .action(async (rawId: string, options: OutputOptions & OrganizationOption) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      const log = await runWithWebhooks(output, options, (session) => send(session, id, output));
      output.record(log, columnsOfLog(log));
      if (log.status === 'delivered') return;
      const refused = log.attempts.some(({ error }) => error === 'address_refused');
      const detail = 'The sample was not delivered. The output above contains the answer of the server, or the error.';
      throw new Refusal('not_delivered', refused ? `${detail} ${ALLOW_NETWORKS}` : detail);
    });
}

async function send(
  { database, webhooks, organizationId, configuration, box }: WebhookSession,
  id: number,
  output: Output,
): Promise<WebhookLogDetail> {
  const { type } = JSON.parse((await webhooks.require(organizationId, id)).text) as { type: WebhookType };
  // The printed log contains the reason why a request failed, so the error itself is not printed.
  const onError = () => undefined;
  const onDead = (row: DeadRow) => output.notice(deadRowText(row));
  const delivery = new Delivery({ dataSource: database, box, configuration, registry: new Registry(), onError, onDead });
  try {
    const logId = await delivery.sendTest(organizationId, id, JsonText.of(samplePayload(type)));
    const { text } = await new WebhookLogDetailRepository(database).require(operatorOf(organizationId), logId);
    return JSON.parse(text) as WebhookLogDetail;
  } finally {
    await delivery.stop();
  }
}
