import { ensureEventPartitions, ensureWeeklyPartitions } from '@rpm/webhook-delivery';
import { JsonText } from '@rpm/database';
import { OPERATOR_SCOPES, WebhookRepository } from '@rpm/data-access';
import { SecretBox } from '@rpm/encryption';
import { WEBHOOK_TYPES } from '@rpm/domain';
import { randomBytes } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { type DatabaseUrls, withDataSource, openDisposableDatabase, prepareSchema } from '../reading/readings-database';
import { type BenchmarkContext } from '../row';
import { startServer } from '../measure/server-process';
import { type WebhookTarget } from './webhook-contender';
import { WebhookReceiver } from './webhook-receiver';

/**
 * Number of organizations, and number of webhooks of each. The webhooks of an organization have different event types, so that an event causes one
 * delivery.
 */
const [ORGANIZATIONS, WEBHOOKS] = [20, 10];

/** A database with webhooks and their secrets, and the receiver to which all webhooks point. */
export interface WebhookBenchmarkSetup extends DatabaseUrls {
  postgres: string;
  encryptionKey: string;
  receiver: WebhookReceiver;
  /** All webhooks. The URL of the first one never responds. */
  targets: WebhookTarget[];
}

/** Creates a database with webhooks. It is dropped at the end of the run. */
export async function createWebhookBenchmarkSetup(bench: BenchmarkContext): Promise<WebhookBenchmarkSetup> {
  return prepareWebhooks(bench, await openDisposableDatabase(bench, `webhooks_${process.pid}`));
}

/** Creates the webhooks and starts their receiver. @param addresses connection URLs of a database without webhooks */
export async function prepareWebhooks(bench: BenchmarkContext, addresses: DatabaseUrls): Promise<WebhookBenchmarkSetup> {
  bench.say('Preparing the webhooks');
  const postgres = await prepareSchema(addresses.url);
  const { port, stop } = await startServer('tools/dist/bench/servers/webhook-receiver.js', {});
  bench.defer(stop);
  const key = randomBytes(32);
  const targets = await withDataSource(addresses.url, async (dataSource) => {
    await ensureWeeklyPartitions(dataSource, new Date());
    await ensureEventPartitions(dataSource, new Date());
    return createWebhooks(dataSource, new SecretBox([key]), port);
  });
  return { ...addresses, postgres, encryptionKey: key.toString('base64'), receiver: new WebhookReceiver(port), targets };
}

async function createWebhooks(dataSource: DataSource, box: SecretBox, port: number): Promise<WebhookTarget[]> {
  const organizations = await dataSource.query<{ id: number }[]>(
    `insert into organization (name) select 'Clinic ' || g from generate_series(1, ${ORGANIZATIONS}) g returning id`,
  );
  const webhooks = new WebhookRepository(dataSource, box, { checkUrl: () => Promise.resolve(null), maxPerOrganization: 250 });
  const targets: WebhookTarget[] = [];
  for (const { id: organizationId } of organizations) {
    for (const type of WEBHOOK_TYPES.slice(0, WEBHOOKS)) {
      const index = targets.length;
      const url = `http://127.0.0.1:${port}/${index === 0 ? 'hung' : index}`;
      const request = { organizationId, scopes: OPERATOR_SCOPES, expectedVersions: null, idempotency: null };
      const { secret } = parsed(await webhooks.create(request, { type, url }));
      targets.push({ index, organizationId, type, url, secret });
    }
  }
  return targets;
}

function parsed({ text }: JsonText): { secret: string } {
  return JSON.parse(text) as { secret: string };
}
