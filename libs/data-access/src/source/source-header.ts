import { type IngestSource } from '@rpm/domain';
import { apiSecretOf } from './source-secrets';

/** Returns the request header that proves that a message comes from the vendor, as `name: value`; null if the vendor signs messages. */
export function headerOfSource(
  { authentication, authenticationOptions: { header, user } }: Pick<IngestSource, 'authentication' | 'authenticationOptions'>,
  secret: string,
): string | null {
  if (authentication === 'header') return `${header}: ${secret}`;
  if (authentication === 'basic') return `Authorization: Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  if (authentication === 'apiSecret') return `api-secret: ${apiSecretOf(secret)}`;
  return null;
}
