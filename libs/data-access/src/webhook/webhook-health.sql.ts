import { type Database, runScoped, type Transaction } from '@rpm/database';
import { WEBHOOK_HEALTH } from './webhook.view';

/** Finds the health of a webhook's deliveries, as JSON. @returns no row if there is no such webhook */
export function findWebhookHealth(dataSource: Database, organizationId: number, webhookId: number): Promise<{ json: string }[]> {
  return runScoped<{ json: string }>(dataSource, organizationId, FIND_WEBHOOK_HEALTH, [organizationId, webhookId]);
}

export const FIND_WEBHOOK_HEALTH = {
  name: 'show-webhook-health',
  text: `select ${WEBHOOK_HEALTH}::text as json from webhook_health h, (select * from webhook where delete_timestamp is null) w
    where h.organization_id = $1 and h.webhook_id = $2 and w.organization_id = $1 and w.id = $2`,
};

export async function addWebhookHealth(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(ADD_WEBHOOK_HEALTH, [transaction.organizationId, webhookId]);
}

export const ADD_WEBHOOK_HEALTH = {
  name: 'add-webhook-health',
  text: 'insert into webhook_health (organization_id, webhook_id) values ($1, $2)',
};

export async function lockWebhookHealth(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(LOCK_WEBHOOK_HEALTH, [transaction.organizationId, webhookId]);
}

export const LOCK_WEBHOOK_HEALTH = {
  name: 'lock-webhook-health',
  text: 'select 1 from webhook_health where organization_id = $1 and webhook_id = $2 for update',
};

/** Resets the health of a webhook's deliveries to that of a new webhook. */
export async function resetWebhookHealth(transaction: Transaction, webhookId: number): Promise<void> {
  await transaction.run(RESET_WEBHOOK_HEALTH, [transaction.organizationId, webhookId]);
}

export const RESET_WEBHOOK_HEALTH = {
  name: 'reset-webhook-health',
  text: `update webhook_health set consecutive_failures = 0, failing_since = null, not_before = null, last_success_timestamp = null
    where organization_id = $1 and webhook_id = $2`,
};
