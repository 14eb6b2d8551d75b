import { inOrganization } from '@rpm/data-access';
import { Webhook, WebhookLog, type WebhookType } from '@rpm/domain';
import { type DataSource } from 'typeorm';

const TYPES: WebhookType[] = ['device.healthcheck', 'reading.bloodGlucose', 'patient.created'];
const HOUR_MS = 3_600_000;

/** A day of deliveries that is over by `end`, written all at once: most at the first try, some after retries, a few given up on. */
export async function addWebhookLogs(dataSource: DataSource, organizationId: number, end: Date): Promise<void> {
  await inOrganization(dataSource, organizationId, async ({ manager }) => {
    const url = 'https://hooks.example.org/rpm';
    const webhooks = TYPES.map((type) => Object.assign(new Webhook(), { organizationId, type, url, enabled: true }));
    await manager.insert(Webhook, webhooks);
    const logs = Array.from({ length: 24 }, (_, hour) => {
      const webhook = webhooks[hour % webhooks.length];
      const retryAttempts = hour % 5 === 4 ? 9 : hour % 4 === 3 ? 2 : 0;
      const createTimestamp = new Date(end.getTime() - (34 - hour) * HOUR_MS);
      return Object.assign(new WebhookLog(), {
        organizationId,
        webhookId: webhook?.id,
        webhookType: webhook?.type,
        webhookUrl: url,
        payload: JSON.stringify({ id: `evt_demo_${hour}`, type: webhook?.type, payload: {} }),
        createTimestamp,
        retryAttempts,
        lastResponseStatus: retryAttempts === 9 ? 503 : 200,
        lastRetryTimestamp: retryAttempts === 0 ? null : new Date(createTimestamp.getTime() + retryAttempts * HOUR_MS),
        status: retryAttempts === 9 ? 'failed' : 'delivered',
      });
    });
    await manager.insert(WebhookLog, logs);
  });
}
