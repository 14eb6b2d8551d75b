import { type SmartClientGrant, readKeySet } from '@rpm/data-access';
import { ValueError } from '@rpm/domain';
import { readTextFile } from '../file/text-file';
import { checkWebhookUrl, readWebhookConfiguration } from '../delivery/webhook-session';
import { invalidOption } from '../terminal/option-value';
import { Refusal } from '../terminal/refusal';

export interface SmartOptions {
  smart?: boolean;
  jwks?: string;
  jwksUrl?: string;
}

/**
 * Reads the public keys of a SMART client, or checks their address by the rules of webhooks. @returns null if an API key is wanted
 * @throws Refusal, InvalidInput, ConfigurationError
 */
export async function readSmartKeys({
  smart = false,
  jwks,
  jwksUrl,
}: SmartOptions): Promise<Pick<SmartClientGrant, 'jwks' | 'jwksUrl'> | null> {
  if (smart !== (jwks !== undefined || jwksUrl !== undefined) || (jwks !== undefined && jwksUrl !== undefined)) {
    throw new Refusal('usage', 'A SMART client needs --smart and either --jwks or --jwks-url.');
  }
  if (jwks !== undefined) return { jwks: await keySetIn(jwks), jwksUrl: null };
  if (jwksUrl === undefined) return null;
  const refusal = await checkWebhookUrl(readWebhookConfiguration(), jwksUrl);
  const [error] = refusal?.errors ?? [];
  if (error) throw invalidOption('--jwks-url', error.code, error.detail);
  return { jwks: null, jwksUrl };
}

async function keySetIn(path: string): Promise<object> {
  const keySet = readKeySet(await readTextFile(path));
  if (keySet instanceof ValueError) throw invalidOption('--jwks', keySet.code, keySet.detail);
  return keySet;
}
