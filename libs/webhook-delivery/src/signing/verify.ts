import { timingSafeEqual } from 'node:crypto';
import { computeSignature } from './sign';

/** A received webhook request. `body` must be the raw body, because a body that was parsed and serialized again has another signature. */
export interface ReceivedWebhook {
  headers: Record<string, string | string[] | undefined>;
  body: string | Buffer;
  /** Signing secrets `whsec_…`, as shown when the webhook was created or its secret was rotated. The signature must match one of them. */
  secrets: readonly string[];
  now: Date;
}

/** Maximum difference between the clocks of sender and receiver in seconds, as in the Standard Webhooks libraries. */
const TOLERANCE = 300;
const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * Explains everything that is wrong with the signature of a webhook request, in one sentence each; the list is empty for a valid signature. The
 * sentences are meant for people who set up a receiver. They say more than a receiver should tell its callers, but never contain a secret or a value
 * of the request.
 */
export function explainSignature({ headers, body, secrets, now }: ReceivedWebhook): string[] {
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const errors: string[] = [];
  const [id = null, seconds = null, signatures = null] = HEADERS.map((name) => {
    const value = given.get(name);
    if (typeof value === 'string' && value !== '') return value;
    errors.push(Array.isArray(value) ? `The header ${name} was sent more than once.` : `The header ${name} is missing.`);
    return null;
  });
  const keys = secrets.map(keyOf).filter((key) => key !== null);
  if (secrets.length === 0) errors.push('No secret was given to verify with.');
  if (keys.length < secrets.length) errors.push('A secret must be "whsec_" and base64, as it was shown when it was created.');
  if (seconds !== null) errors.push(...clockErrors(seconds, now));
  if (id !== null && seconds !== null && signatures !== null && keys.length > 0)
    errors.push(...mismatch(id, seconds, body, signatures, keys));
  return errors;
}

function clockErrors(seconds: string, now: Date): string[] {
  if (!/^\d{1,12}$/.test(seconds)) return ['The header webhook-timestamp is not a number of seconds since 1970.'];
  const age = Math.floor(now.getTime() / 1000) - Number(seconds);
  if (Math.abs(age) <= TOLERANCE) return [];
  const offset = `${Math.abs(age)} seconds ${age > 0 ? 'old' : 'ahead'}`;
  return [`The timestamp is ${offset}; ${TOLERANCE} are tolerated. Check both clocks, or somebody repeats an old request.`];
}

function mismatch(id: string, seconds: string, body: string | Buffer, signatures: string, keys: Buffer[]): string[] {
  const sent = signatures
    .split(' ')
    .filter((entry) => entry.startsWith('v1,'))
    .map((entry) => Buffer.from(entry.slice(3)));
  if (sent.length === 0) return ['The header webhook-signature holds no entry that begins with "v1,".'];
  const matches = (candidate: string | Buffer) =>
    keys.some((key) => {
      const expected = Buffer.from(computeSignature(key, id, seconds, candidate));
      return sent.some((entry) => entry.length === expected.length && timingSafeEqual(entry, expected));
    });
  if (matches(body)) return [];
  if (rewritings(body).some(matches)) {
    return ['The body was changed on its way: parsed and written anew, or its spaces altered. Verify the raw bytes.'];
  }
  return ['No signature matches: the secret is another one, or the id, the timestamp or the body was changed.'];
}

/** Returns the bodies that the sender may have sent, if a framework or proxy has only reformatted the received JSON. */
function rewritings(body: string | Buffer): string[] {
  const text = body.toString();
  try {
    return [text.trim(), JSON.stringify(JSON.parse(text))];
  } catch {
    return [text.trim()];
  }
}

function keyOf(secret: string): Buffer | null {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  return encoded !== undefined ? Buffer.from(encoded, 'base64') : null;
}
