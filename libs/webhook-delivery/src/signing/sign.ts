import { createHmac } from 'node:crypto';

/** A message to sign. All attempts of a delivery have the same id; the timestamp is that of the current attempt. */
export interface SignedMessage {
  id: string;
  body: string;
  timestamp: Date;
}

/**
 * Returns the headers of Standard Webhooks (https://www.standardwebhooks.com, "Signature scheme"): `webhook-id`, `webhook-timestamp` in whole
 * seconds, and `webhook-signature` with one `v1,…` per secret, so that during a rotation a receiver can verify it with the old or the new secret.
 */
export function signedHeaders(message: SignedMessage, secrets: readonly Buffer[]): Record<string, string> {
  const seconds = Math.floor(message.timestamp.getTime() / 1000).toString();
  return {
    'webhook-id': message.id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${computeSignature(secret, message.id, seconds, message.body)}`).join(' '),
  };
}

/** What headers say about the event of a message whose body does not say it. */
export interface SignedEvent extends Omit<SignedMessage, 'body'> {
  type: string;
  /** Number of the event among those of its type; null for a test. */
  sequence: number | null;
}

/**
 * Returns headers with the type and the sequence of an event, and with one signature of them per secret. The signature of the body does not include headers, so
 * this one has the text `id.timestamp.type.sequence`, whose last part is empty for a test. It is no signature of a body, which begins with a brace.
 */
export function signedEventHeaders(
  { id, timestamp, type, sequence }: SignedEvent,
  secrets: readonly Buffer[],
): Record<string, string> {
  const seconds = Math.floor(timestamp.getTime() / 1000).toString();
  const number = sequence === null ? '' : String(sequence);
  return {
    'webhook-event-type': type,
    'webhook-event-sequence': number,
    'webhook-event-signature': secrets
      .map((secret) => `v1,${computeSignature(secret, id, seconds, `${type}.${number}`)}`)
      .join(' '),
  };
}

/** Returns the base64-encoded HMAC-SHA256 of `id.timestamp.body`; strings are encoded as UTF-8. */
export function computeSignature(secret: Buffer, id: string, seconds: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${id}.${seconds}.`).update(body).digest('base64');
}
