import { type Database, type Transaction, unnamedStatement } from '@rpm/database';
import { samplePayload, Webhook, WebhookLog } from '@rpm/domain';
import { DEMO_TYPES } from './demo-webhook';

const HOUR_MS = 3_600_000;

/** Target of the demo's deliveries: its webhook, or, if the id is null, a webhook whose server does not exist. */
interface Target {
  webhookId: number | null;
  url: string;
}

/** Inserts logs of finished deliveries from one day before `end`: most succeeded on the first attempt, some after retries, and a few failed. */
export async function addWebhookLogs(
  database: Database,
  organizationId: number,
  end: Date,
  { webhookId, url }: Target,
): Promise<void> {
  await database.inTransaction({ organizationId }, async (transaction) => {
    const { manager } = transaction;
    const target = webhookId ?? (await insertDeletedWebhook(transaction, url));
    const logs = Array.from({ length: 24 }, (_, hour) => {
      const retryAttempts = hour % 5 === 4 ? 9 : hour % 4 === 3 ? 2 : 0;
      const createTimestamp = new Date(end.getTime() - (34 - hour) * HOUR_MS);
      return Object.assign(new WebhookLog(), {
        organizationId,
        webhookId: target,
        webhookType: DEMO_TYPES[hour % DEMO_TYPES.length],
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
    const payloads = Object.fromEntries(DEMO_TYPES.map((type) => [type, samplePayload(type)]));
    await transaction.run(INSERT_PAYLOADS, { payloads: JSON.stringify(payloads) });
    await transaction.run(INSERT_ATTEMPTS, {});
  });
}

/** Inserts a webhook for logs that cannot be resent. It is marked as deleted, because its server does not exist. */
async function insertDeletedWebhook({ manager, organizationId }: Transaction, url: string): Promise<number> {
  const webhook = Webhook.of(organizationId, [...DEMO_TYPES], { url });
  webhook.delete();
  await manager.insert(Webhook, webhook);
  return webhook.id;
}

const DEMO_LOGS = `webhook_log l where l.organization_id = $organizationId and l.message_id like 'evt\\_demo\\_%'`;

const INSERT_PAYLOADS = unnamedStatement<{ payloads: string }>(`
  insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body)
  select l.organization_id, l.id, l.create_timestamp,
    json_build_object('id', l.message_id, 'type', l.webhook_type, 'payload', $payloads::json -> l.webhook_type)
  from ${DEMO_LOGS}`);

/** The attempts of each log are an hour apart. All but the last one failed, and the last one has the status of the log. */
const INSERT_ATTEMPTS = unnamedStatement(`
  insert into webhook_attempt
    (organization_id, log_id, log_create_timestamp, number, start_timestamp, duration_ms, response_status, response_body)
  select l.organization_id, l.id, l.create_timestamp, retry + 1, l.create_timestamp + retry * interval '1 hour', 40 + retry, a.status,
    case when a.status = 200 then 'Received by the demo.' else 'The server is being repaired.' end
  from (select * from ${DEMO_LOGS}) l
  cross join generate_series(0, l.retry_attempts) retry
  cross join lateral (select case when retry < l.retry_attempts then 503 else l.last_response_status end as status) a`);
