import { type JsonText, type WriteRequest } from '@rpm/database';
import { WebhookAttemptQuery, type WebhookAttemptView } from '@rpm/domain';
import { addPartListCommand } from '../resource/part-list.command';
import { columnsOf } from '../resource/view-paths';
import { WebhookLogDetailRepository } from '@rpm/webhook-delivery';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { Output, type OutputOptions } from '../terminal/output';
import { columnsOfLog, type WebhookLogDetail } from './webhook-log-columns';
import { operatorOf, withAllScopes } from '../delivery/webhook-session';
import { inOrganization } from '../trail/in-organization';
import { shown } from '../trail/outcome';

type Operation = (logs: WebhookLogDetailRepository, request: WriteRequest, id: number) => Promise<JsonText<WebhookLogDetail>>;

/** Adds the commands `show` and `resend` for webhook logs. */
export function addWebhookLogOneCommands(group: Command): void {
  add(
    group,
    'show',
    'print one delivery and its requests; --json also prints the payload and the responses',
    (logs, { organizationId }, id) => logs.require(operatorOf(organizationId), id),
  );
  add(group, 'resend', 'send one delivery again, immediately', (logs, request, id) => logs.resend(withAllScopes(request), id));
  addPartListCommand(group, {
    usage: 'attempts <id>',
    description:
      'list all requests of a delivery, newest first; "show" prints only the newest hundred; --json also prints the responses',
    example: 'webhook-log attempts 22 --organization "North Clinic"',
    query: WebhookAttemptQuery,
    columns: columnsOf<WebhookAttemptView>('number', 'startTimestamp', 'responseStatus', 'error', 'durationMilliseconds'),
    list: (database, organizationId, id, query) =>
      new WebhookLogDetailRepository(database).attempts(operatorOf(organizationId), id, query),
  });
}

function add(group: Command, name: string, description: string, operation: Operation): void {
  addOrganizationOption(group.command(`${name} <id>`))
    .description(description)
    .addOption(jsonOption())
    .action(async (rawId: string, options: OutputOptions & OrganizationOption) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await inOrganization(output, options, async ({ database, request }) => {
        const answer = await operation(new WebhookLogDetailRepository(database), request, id);
        const log = JSON.parse(answer.text) as WebhookLogDetail;
        return shown([answer], () => output.record(log, columnsOfLog(log)));
      });
    });
}
