import { type ReceivingSource, apiSecretOf } from '@rpm/data-access';
import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { isSignedForStandardWebhooks, isSignedForTerra } from './dated-signatures';

/** The headers of a request by their names in lower case. */
export type MessageHeaders = Readonly<Record<string, string | undefined>>;

/** The parts of a request that prove the origin of a message. */
export interface Evidence {
  headers: MessageHeaders;
  /** The body as it was sent and, if that was compressed, as it was before. Vendors sign either. */
  bodies: readonly Buffer[];
  now: Date;
}

type Source = Pick<ReceivingSource, 'authentication' | 'options' | 'secrets'>;

/** Returns whether a message comes from the vendor, by the present or the former secret of its source. Comparisons take the same time for every wrong secret. */
export function isAuthentic({ authentication, options, secrets }: Source, evidence: Evidence): boolean {
  const { headers } = evidence;
  switch (authentication) {
    case 'token':
      return true;
    case 'header':
      return secrets.some((secret) => isEqual(headerNamed(options.header, headers), secret));
    case 'basic':
      return secrets.some((secret) => isEqual(basicCredentials(headers), `${options.user}:${secret}`));
    case 'apiSecret':
      return secrets.some((secret) => isEqual(headers['api-secret']?.toLowerCase(), apiSecretOf(secret)));
    case 'signature':
      return secrets.some((secret) => isSigned(options, secret, evidence));
    case 'standardWebhooks':
      return secrets.some((secret) => isSignedForStandardWebhooks(options, secret, evidence));
    case 'terra':
      return secrets.some((secret) => isSignedForTerra(options, secret, evidence));
  }
}

/** Names of headers that contain secrets or signatures and are therefore never stored. */
export function secretHeaders({ options }: Pick<ReceivingSource, 'options'>): string[] {
  return ['authorization', 'api-secret', 'cookie', ...(options.header === null ? [] : [options.header.toLowerCase()])];
}

const headerNamed = (name: string | null, headers: MessageHeaders) => (name === null ? undefined : headers[name.toLowerCase()]);

/** Returns whether a text equals a secret. Hashes are compared, because the comparison must not take less time for texts of another length. */
export function isEqual(given: string | undefined, expected: string): boolean {
  return given !== undefined && timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}

function basicCredentials({ authorization }: MessageHeaders): string | undefined {
  const encoded = /^basic +([a-z0-9+/]+=*) *$/i.exec(authorization ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString();
}

function isSigned({ header, algorithm, prefix, encoding }: Source['options'], secret: string, { headers, bodies }: Evidence) {
  const given = headerNamed(header, headers);
  if (given === undefined || !given.startsWith(prefix ?? '')) return false;
  const signature = given.slice(prefix?.length ?? 0);
  const digest = (body: Buffer) =>
    createHmac(algorithm ?? 'sha256', secret)
      .update(body)
      .digest(encoding ?? 'hex');
  // Hexadecimal digits may have capital letters.
  const comparable = encoding === 'base64' ? signature : signature.toLowerCase();
  return bodies.some((body) => isEqual(comparable, digest(body)));
}
