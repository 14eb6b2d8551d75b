import { type Database, type Transaction, statement } from '@rpm/database';
import { WEBHOOK_HEALTH } from './webhook.view';

/** Finds the health of a webhook's deliveries, as JSON. @returns no row if there is no such webhook */
export function findWebhookHealth(database: Database, organizationId: number, webhookId: number): Promise<{ json: string }[]> {
  return database.run({ organizationId }, FIND_WEBHOOK_HEALTH, { webhookId });
}

export const FIND_WEBHOOK_HEALTH = statement<{ webhookId: number }, { json: string }>({
  name: 'show-webhook-health',
  text: `select ${WEBHOOK_HEALTH}::text as json from webhook_health h, (select * from webhook where delete_timestamp is null) w
    where h.organization_id = $organizationId and h.webhook_id = $webhookId and w.organization_id = $organizationId and w.id = $webhookId`,
});

export async function addWebhookHealth(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(ADD_WEBHOOK_HEALTH, { webhookId });
}

export const ADD_WEBHOOK_HEALTH = statement<{ webhookId: number }>({
  name: 'add-webhook-health',
  text: 'insert into webhook_health (organization_id, webhook_id) values ($organizationId, $webhookId)',
});

export async function lockWebhookHealth(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(LOCK_WEBHOOK_HEALTH, { webhookId });
}

export const LOCK_WEBHOOK_HEALTH = statement<{ webhookId: number }>({
  name: 'lock-webhook-health',
  text: 'select 1 from webhook_health where organization_id = $organizationId and webhook_id = $webhookId for update',
});

/** Resets the health of a webhook's deliveries to the state that a new webhook has. */
export async function resetWebhookHealth(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(RESET_WEBHOOK_HEALTH, { webhookId });
}

export const RESET_WEBHOOK_HEALTH = statement<{ webhookId: number }>({
  name: 'reset-webhook-health',
  text: `update webhook_health set consecutive_failures = 0, failing_since = null, not_before = null, last_success_timestamp = null
    where organization_id = $organizationId and webhook_id = $webhookId`,
});
