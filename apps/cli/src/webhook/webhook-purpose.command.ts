import { type Purpose, PURPOSES, type WebhookView } from '@rpm/domain';
import { type Command, Option } from 'commander';
import { shownRecord } from '../trail/outcome';
import { runWithWebhooks, withAllScopes } from '../delivery/webhook-session';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';

export const PURPOSE_HELP =
  'why data of patients is disclosed to the receiver; an account of disclosures leaves out treatment, payment and operations (default: operations)';

/** Adds `set-purpose`, which changes what the audit trail says about the later deliveries of a webhook. */
export function addWebhookPurposeCommand(group: Command, columns: ColumnsByHeading<WebhookView>): void {
  addOrganizationOption(group.command('set-purpose <id>'))
    .description('state why data of patients is disclosed to the receiver of a webhook, from the next delivery on')
    .addOption(new Option('--purpose <purpose>', PURPOSE_HELP).choices(PURPOSES).makeOptionMandatory())
    .addOption(jsonOption())
    .action(async (rawId: string, options: OutputOptions & OrganizationOption & { purpose: Purpose }) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await runWithWebhooks(output, options, async ({ webhooks, request }) =>
        shownRecord(output, await webhooks.change(withAllScopes(request), id, { purpose: options.purpose }), columns),
      );
    });
}
