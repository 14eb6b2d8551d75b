import { createHmac } from 'node:crypto';

/** A message as it goes on the wire: the id is the same over all tries, the timestamp is this try's. */
export interface SignedMessage {
  id: string;
  body: string;
  timestamp: Date;
}

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com, "Signature scheme"): `webhook-id`, `webhook-timestamp` in
 * whole seconds, `webhook-signature` with one `v1,…` per secret, so that a receiver may hold either while they rotate.
 */
export function signedHeaders(message: SignedMessage, secrets: readonly Buffer[]): Record<string, string> {
  const seconds = Math.floor(message.timestamp.getTime() / 1000).toString();
  return {
    'webhook-id': message.id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret, message.id, seconds, message.body)}`).join(' '),
  };
}

/** Base64 of HMAC-SHA256 over `id.timestamp.body`; a text is taken as UTF-8. */
export function signature(secret: Buffer, id: string, seconds: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${id}.${seconds}.`).update(body).digest('base64');
}
