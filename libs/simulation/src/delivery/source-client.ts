import { fetchText, UnexpectedResponse } from '@rpm/client';
import { TIME_LIMITS } from '@rpm/domain';
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceRefusal, ServiceUnreachable } from '../service-client';
import { type VendorMessage } from '../vendor/vendor-form';

/** A source as the service describes it when it is created. */
export interface SourceAccess {
  token: string;
  secret: string | null;
  /** The header that proves the origin of a message, as `name: value`; null if messages are signed, or if the token is the only secret. */
  header: string | null;
  authentication: string;
}

const MAX_TRIES = 5;
const PAUSE_MS = 100;
/** HTTP statuses after which a message is sent again: too many messages, and temporarily unavailable. */
const PASSING = [429, 503];

/** Sends a message to a source, and again after temporary errors. @throws ServiceRefusal, ServiceUnreachable */
export async function sendMessage(
  serviceUrl: string,
  source: SourceAccess,
  { body, path }: VendorMessage,
  signal?: AbortSignal,
): Promise<void> {
  const url = [serviceUrl, 'ingest', source.token, path].filter((part) => part !== '').join('/');
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(TIME_LIMITS.client);
    try {
      const { status, headers } = await fetchText(url, {
        operation: 'a message to a source',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...proofOf(source, body, new Date()) },
        body,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (status <= 299) return;
      if (!PASSING.includes(status) || tries === MAX_TRIES)
        throw new ServiceRefusal(status, 'A source did not accept a message.');
      await sleep(1000 * Number(headers.get('retry-after') ?? 1), undefined, { signal });
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof ServiceRefusal) throw cause;
      if (cause instanceof UnexpectedResponse) throw new ServiceRefusal(cause.status, cause.message);
      if (tries === MAX_TRIES) throw new ServiceUnreachable({ cause });
      await sleep(PAUSE_MS * 2 ** tries, undefined, { signal });
    }
  }
}

/** Returns the headers that prove the origin of a message. */
export function proofOf({ authentication, secret, header }: SourceAccess, body: string, now: Date): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  if (authentication === 'standardWebhooks' && secret !== null) {
    const id = `msg_${randomUUID()}`;
    const signature = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
    return { 'svix-id': id, 'svix-timestamp': seconds, 'svix-signature': `v1,${signature}` };
  }
  if (authentication === 'terra' && secret !== null) {
    return { 'terra-signature': `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}` };
  }
  const [name, ...value] = header?.split(': ') ?? [];
  return name === undefined ? {} : { [name]: value.join(': ') };
}
