import { Client } from 'undici';
import { type AddressPolicy } from '../address/address-policy';
import { hostResolver, type ResolveHost } from '../address/resolve-host';
import { createAddressCheckingConnector } from './connect';

export interface FetchOptions {
  policy: AddressPolicy;
  /** Maximum number of bytes of the document. */
  maxBytes: number;
  /** Time limit for the whole request, in milliseconds; 5 s by default. */
  deadlineMs?: number;
  /** Resolves host names; by default with DNS. */
  resolver?: ResolveHost;
  /** Certificates (PEM) that are trusted in addition to the public ones. */
  ca?: readonly string[];
}

/**
 * Fetches a document from a customer's server by the rules of webhooks: it connects only to addresses that the policy allows, follows no redirect and decompresses
 * nothing. @returns the text; null if the answer is not 200, too long or too late
 */
export async function fetchDocument(address: string, options: FetchOptions): Promise<string | null> {
  const { policy, maxBytes, deadlineMs = 5_000, resolver = hostResolver({ local: policy.reachesLocal }), ca } = options;
  let client: Client | null = null;
  try {
    const { origin, pathname, search } = policy.assertUrl(address);
    const connect = createAddressCheckingConnector({ policy, resolve: resolver, timeoutMs: deadlineMs, ...(ca && { ca }) });
    client = new Client(origin, { connect });
    const headers = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'rpm-fhir' };
    const signal = AbortSignal.timeout(deadlineMs);
    const { statusCode, body } = await client.request({ path: pathname + search, method: 'GET', headers, signal });
    // A body that nobody reads would be an unhandled error when the client is destroyed.
    body.on('error', () => undefined);
    if (statusCode !== 200) return null;
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  } catch {
    return null;
  } finally {
    await client?.destroy();
  }
}
