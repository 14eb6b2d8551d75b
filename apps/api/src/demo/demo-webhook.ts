import { type Database, unnamedStatement } from '@rpm/database';
import { type TextResponse } from '@rpm/client';
import { type WebhookType } from '@rpm/domain';
import { askDemo, type DemoApi } from './demo-api';
import { RECEIVER_URLS } from './demo-receiver';

/** Event types of the demo's deliveries. */
export const DEMO_TYPES: readonly WebhookType[] = ['device.healthcheck', 'reading.bloodGlucose', 'patient.created'];

/**
 * Creates the webhook of the demo through the API, which checks its address. @returns its id; null if the settings do not allow webhooks to this machine
 */
export async function createDemoWebhook(api: DemoApi, receiverUrl: string): Promise<number | null> {
  const created = await send(api, 'POST', '/webhook', { url: receiverUrl, types: DEMO_TYPES });
  return created === null ? null : (JSON.parse(created.text) as { id: number }).id;
}

/** Points the webhook of the demo at the receiver that this start has opened, unless somebody has changed the address or deleted the webhook. */
export async function redirectDemoWebhook(
  database: Database,
  organizationId: number,
  api: DemoApi,
  receiverUrl: string,
): Promise<void> {
  const text = 'select id from webhook where organization_id = $organizationId and url like $urls and delete_timestamp is null';
  const webhooks = await database.run({ organizationId }, unnamedStatement<{ urls: string }, { id: number }>(text), {
    urls: RECEIVER_URLS,
  });
  for (const { id } of webhooks) await send(api, 'PATCH', `/webhook/${id}`, { url: receiverUrl });
}

/** Sends a request to the API. @returns null if the service rejects the body, which it does if it may not send webhooks to the address */
async function send(api: DemoApi, method: 'POST' | 'PATCH', path: string, body: object): Promise<TextResponse | null> {
  const response = await askDemo(api, method, path, body);
  if (response.status === 400) return null;
  if (!response.ok) throw new Error(`The webhook of the demo was rejected with the status ${response.status}.`);
  return response;
}
