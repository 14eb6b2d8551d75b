import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { type WebhookEvent } from './api.generated.ts';

export { type WebhookEvent } from './api.generated.ts';
export { WebhookVerificationError } from 'standardwebhooks';

/** A request that a webhook has received. */
export interface WebhookRequest {
  /** The body exactly as it was received; its signature does not fit JSON that was parsed and written again. */
  body: string | Uint8Array;
  /** The headers: those of `fetch`, or those of a request in Node.js. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Verifies the signature and the time of a request, and returns its event. @param secrets secret of the webhook (`whsec_…`), or several while a secret
 * is being replaced @throws WebhookVerificationError if no secret fits, or the request is older than five minutes
 */
export function parseWebhook({ body, headers }: WebhookRequest, secrets: string | readonly string[]): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, headerOf(headers, name)]),
  );
  let failure: unknown = new WebhookVerificationError('There is no secret.');
  for (const secret of [secrets].flat()) {
    try {
      return new Webhook(secret).verify(text, signed) as WebhookEvent;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      failure = error;
    }
  }
  throw failure;
}

function headerOf(headers: WebhookRequest['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return [value ?? ''].flat().join(' ');
}
