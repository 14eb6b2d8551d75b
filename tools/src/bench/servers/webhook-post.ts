import { signedHeaders } from '@rpm/webhook-delivery';
import { createServer } from 'node:http';
import { Agent, request } from 'undici';
import { type Job, type WebhookTarget } from '../webhook/webhook-contender';

const DEADLINE_MS = 15_000;

const agent = new Agent({ pipelining: 1, keepAliveTimeout: 4_000 });
/** The compared job libraries keep webhooks and their secrets in memory, which this service does not do for security reasons. */
const targets = (JSON.parse(process.env.TARGETS ?? '[]') as WebhookTarget[]).map(({ url, secret }) => ({
  url,
  key: Buffer.from(secret.replace('whsec_', ''), 'base64'),
}));

/** Sends a webhook for the compared job libraries, with the same request and signature as this service. @throws Error when the response is not 2xx */
export async function postWebhook({ target, id, body }: Job): Promise<void> {
  const { url, key } = targets[target] ?? { url: '', key: Buffer.alloc(0) };
  const headers = { 'content-type': 'application/json', ...signedHeaders({ id, body, timestamp: new Date() }, [key]) };
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal });
  await response.body.dump();
  if (response.statusCode < 200 || response.statusCode > 299) throw new Error(`The response status was ${response.statusCode}.`);
}

/** Listens on `PORT`, so that the benchmark can see that the process has started. */
export function listenOnPort(): void {
  createServer((_request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
}
