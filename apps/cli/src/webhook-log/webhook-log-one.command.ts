import { type JsonText } from '@rpm/data-access';
import { WebhookLogDetailRepository } from '@rpm/webhook-delivery';
import { type Command } from 'commander';
import { withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption, requireOrganization } from '../access/organization-option';
import { Output, type OutputOptions } from '../terminal/output';
import { columnsOfLog, type WebhookLogDetail } from './webhook-log-columns';
import { operatorOf, requestOf } from '../webhook/webhook-session';

type Act = (logs: WebhookLogDetailRepository, organizationId: number, id: number) => Promise<JsonText>;

/** `show`, `resend`: what is done with one delivery. */
export function addWebhookLogOneCommands(group: Command): void {
  add(
    group,
    'show',
    'show one delivery with the requests that were made for it; --json shows payload and answers too',
    (logs, organizationId, id) => logs.require(operatorOf(organizationId), id),
  );
  add(group, 'resend', 'make one delivery again, now', (logs, organizationId, id) => logs.resend(requestOf(organizationId), id));
}

function add(group: Command, name: string, description: string, act: Act): void {
  addOrganizationOption(group.command(`${name} <id>`))
    .description(description)
    .addOption(jsonOption())
    .action(async (given: string, options: OutputOptions & OrganizationOption) => {
      const output = new Output(options);
      const id = readId(given, '<id>');
      await withDatabase(output, async (database) => {
        const { id: organizationId } = await requireOrganization(database, options);
        const { text } = await act(new WebhookLogDetailRepository(database), organizationId, id);
        const log = JSON.parse(text) as WebhookLogDetail;
        output.record(log, columnsOfLog(log));
      });
    });
}
