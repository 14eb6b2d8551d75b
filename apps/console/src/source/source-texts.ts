import { type IngestSource, type IngestSourceHealth } from '@rpm/client';
import { count } from '../components/texts';
import { ADAPTERS } from './adapters.generated';

/** Names of the vendors and apps, by their adapters. */
export const VENDORS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ADAPTERS).map(([name, { vendor }]) => [name, vendor]),
);

export const vendorText = (adapter: string): string => VENDORS[adapter] ?? adapter;

export const AUTHENTICATIONS: Readonly<Record<IngestSource['authentication'], string>> = {
  header: 'A header with a secret',
  basic: 'User name and password',
  signature: 'A signature of each message',
  standardWebhooks: 'Signatures of Standard Webhooks or Svix',
  apiSecret: 'API secret of Nightscout',
  terra: 'Signatures of Terra',
  token: 'The address alone',
};

export const authenticationText = (kind: string): string => (AUTHENTICATIONS as Readonly<Record<string, string>>)[kind] ?? kind;

/** Why a source refused a request, and who can mend it. */
const REFUSALS: Readonly<Record<string, string>> = {
  authentication: 'The secret or the signature was missing or wrong. The vendor may have changed its secret.',
  network: 'The address of the sender is in none of the permitted networks.',
  rateLimit: 'The source got more messages a second than its limit.',
  tooLarge: 'The message was larger than 8 MiB.',
  unavailable: 'The service could not store the message at that moment.',
};

export const refusalText = (reason: string): string => REFUSALS[reason] ?? reason;

/** Number at which the service stops counting messages and groups. */
const MOST_COUNTED = 1000;

/** Writes the number of messages of a source that were not processed yet. */
export const queuedText = ({ queuedMessageCount }: IngestSourceHealth): string =>
  `${count(queuedMessageCount)}${queuedMessageCount >= MOST_COUNTED ? ' or more' : ''}`;

/** Writes the number of parts of a source that wait in quarantine. */
export const quarantinedText = ({ quarantineGroupCount, quarantinedPartCount }: IngestSourceHealth): string =>
  `${count(quarantinedPartCount)}${quarantineGroupCount >= MOST_COUNTED ? ' or more' : ''}`;
