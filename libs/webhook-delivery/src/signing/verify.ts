import { timingSafeEqual } from 'node:crypto';
import { signature } from './sign';

/** A request as it was received. `body` is the raw one: a parsed and rewritten body is another body. */
export interface ReceivedWebhook {
  headers: Record<string, string | string[] | undefined>;
  body: string | Buffer;
  /** `whsec_…`, as shown when the webhook was created or its secret rotated; one of them has to match. */
  secrets: readonly string[];
  now: Date;
}

/** How far apart the clocks of sender and receiver may be, in seconds, by the libraries of Standard Webhooks. */
const TOLERANCE = 300;
const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * Everything that is wrong with the signature of a request, a sentence each; none when it is genuine. For people who set up a
 * receiver: it says more than a receiver should answer, though never a value of the request nor a secret.
 */
export function explainSignature({ headers, body, secrets, now }: ReceivedWebhook): string[] {
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const faults: string[] = [];
  const [id, seconds, signatures] = HEADERS.map((name) => {
    const value = given.get(name);
    if (typeof value === 'string' && value !== '') return value;
    faults.push(Array.isArray(value) ? `The header ${name} was sent more than once.` : `The header ${name} is missing.`);
    return null;
  });
  const keys = secrets.map(keyOf).filter((key) => key !== null);
  if (secrets.length === 0) faults.push('No secret was given to verify with.');
  if (keys.length < secrets.length) faults.push('A secret must be "whsec_" and base64, as it was shown when it was made.');
  if (seconds) faults.push(...clockFaults(seconds, now));
  if (id && seconds && signatures && keys.length > 0) faults.push(...mismatch(id, seconds, body, signatures, keys));
  return faults;
}

function clockFaults(seconds: string, now: Date): string[] {
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
      const expected = Buffer.from(signature(key, id, seconds, candidate));
      return sent.some((entry) => entry.length === expected.length && timingSafeEqual(entry, expected));
    });
  if (matches(body)) return [];
  if (rewritings(body).some(matches)) {
    return ['The body was changed on its way: parsed and written anew, or its spaces altered. Verify the raw bytes.'];
  }
  return ['No signature matches: the secret is another one, or the id, the timestamp or the body was changed.'];
}

/** What the sender may have sent when a receiver's framework or a proxy touched only the form of the JSON. */
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
  return encoded ? Buffer.from(encoded, 'base64') : null;
}
