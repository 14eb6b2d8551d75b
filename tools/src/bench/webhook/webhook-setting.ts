import { type Database } from '@rpm/database';
import { ensureEventPartitions, ensureWeeklyPartitions } from '@rpm/webhook-delivery';
import { OPERATOR_SCOPES, WebhookRepository } from '@rpm/data-access';
import { SecretBox } from '@rpm/encryption';
import { WEBHOOK_TYPES } from '@rpm/domain';
import { randomBytes } from 'node:crypto';
import { startServer } from '../../harness/server-process';
import { prepareSchema, withDataSource } from '../database/readings-database';
import { type BenchmarkContext, type DatabaseUrls } from '../row';
import { WebhookReceiver } from './webhook-receiver';

/**
 * Numbers of organizations, and of webhooks per organization. Webhooks of one organization have different event types, so that an event causes one
 * delivery.
 */
const [ORGANIZATIONS, WEBHOOKS] = [20, 10];

/** Event types of the webhooks. Their events contain patients, so that deliveries are recorded in the audit trail, as most deliveries are. */
const TYPES = WEBHOOK_TYPES.filter((type) => type.startsWith('reading.')).slice(0, WEBHOOKS);

/** A webhook. It receives the messages that are published for its organization and event type. */
export interface NewWebhook {
  organizationId: number;
  type: (typeof WEBHOOK_TYPES)[number];
  url: string;
}

/** A webhook with its secret, which the compared programs keep in memory. */
export interface WebhookTarget extends NewWebhook {
  secret: string;
}

/** A database with webhooks, and the receiver to which all webhooks point. */
export interface WebhookBenchmarkSetup extends DatabaseUrls {
  postgres: string;
  encryptionKey: string;
  receiver: WebhookReceiver;
  /** All webhooks. The URL of the first one never responds. */
  targets: WebhookTarget[];
}

/** Creates a database with webhooks, which is dropped at the end of the run, and starts their receiver. */
export async function createWebhookBenchmarkSetup(bench: BenchmarkContext): Promise<WebhookBenchmarkSetup> {
  const urls = await bench.server.create('webhooks');
  bench.say('Preparing the webhooks');
  const postgres = await prepareSchema(urls.url);
  const { port, stop } = await startServer('tools/dist/bench/servers/webhook-receiver.js', {});
  bench.defer(stop);
  const key = randomBytes(32);
  const targets = await withDataSource(urls.url, async (dataSource) => {
    await ensureWeeklyPartitions(dataSource, new Date());
    await ensureEventPartitions(dataSource, new Date());
    const organizations = await dataSource.query<{ id: number }[]>(
      `insert into organization (name) select 'Clinic ' || g from generate_series(1, ${ORGANIZATIONS}) g returning id`,
    );
    const created: WebhookTarget[] = [];
    for (const { id: organizationId } of organizations) {
      for (const type of TYPES) {
        const webhook = {
          organizationId,
          type,
          url: `http://127.0.0.1:${port}/${created.length === 0 ? 'hung' : created.length}`,
        };
        created.push({ ...webhook, secret: await createWebhook(dataSource, key, webhook) });
      }
    }
    return created;
  });
  return { ...urls, postgres, encryptionKey: key.toString('base64'), receiver: new WebhookReceiver(port), targets };
}

/** Creates a webhook. @param key the service's key that encrypts secrets of webhooks @returns the webhook's secret */
export async function createWebhook(
  dataSource: Database,
  key: Buffer,
  { organizationId, type, url }: NewWebhook,
): Promise<string> {
  const request = { organizationId, scopes: OPERATOR_SCOPES, expectedEntityTags: null, idempotency: null };
  const rules = { checkUrl: () => Promise.resolve(null), maxPerOrganization: 250 };
  const { text } = await new WebhookRepository(dataSource, new SecretBox([key]), rules).create(request, { type, url });
  return (JSON.parse(text) as { secret: string }).secret;
}
