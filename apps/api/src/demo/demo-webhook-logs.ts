import { inOrganization } from '@rpm/data-access';
import { Webhook, WebhookLog, type WebhookType } from '@rpm/domain';
import { type DataSource } from 'typeorm';

const TYPES: WebhookType[] = ['device.healthcheck', 'reading.bloodGlucose', 'patient.created'];
const HOUR_MS = 3_600_000;

/** Inserts logs of finished deliveries from one day before `end`: most succeeded on the first attempt, some after retries, and a few failed. */
export async function addWebhookLogs(dataSource: DataSource, organizationId: number, end: Date): Promise<void> {
  await inOrganization(dataSource, organizationId, async ({ manager }) => {
    const url = 'https://hooks.example.org/rpm';
    const webhooks = TYPES.map((type) => Webhook.of(organizationId, [type], { url }));
    // The webhooks are marked as deleted, because their server does not exist.
    for (const webhook of webhooks) webhook.delete();
    await manager.insert(Webhook, webhooks);
    const logs = Array.from({ length: 24 }, (_, hour) => {
      const webhook = webhooks[hour % webhooks.length];
      const retryAttempts = hour % 5 === 4 ? 9 : hour % 4 === 3 ? 2 : 0;
      const createTimestamp = new Date(end.getTime() - (34 - hour) * HOUR_MS);
      return Object.assign(new WebhookLog(), {
        organizationId,
        webhookId: webhook?.id,
        webhookType: webhook?.types[0],
        webhookUrl: url,
        messageId: `evt_demo_${hour}`,
        createTimestamp,
        retryAttempts,
        lastResponseStatus: retryAttempts === 9 ? 503 : 200,
        lastRetryTimestamp: retryAttempts === 0 ? null : new Date(createTimestamp.getTime() + retryAttempts * HOUR_MS),
        status: retryAttempts === 9 ? 'failed' : 'delivered',
      });
    });
    await manager.insert(WebhookLog, logs);
    await manager.query(
      `insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
       select organization_id, id, create_timestamp, json_build_object('id', message_id, 'type', webhook_type, 'payload', '{}'::json)
       from webhook_log where organization_id = $1`,
      [organizationId],
    );
  });
}
