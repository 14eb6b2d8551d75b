import { isNetwork, wholeNumber } from '@rpm/database';
import { webhookRetentionSettings } from './retention/settings';
import { z } from 'zod';
import { type AddressPolicyOptions } from './address/address-policy';
import { type RetrySchedule } from './sending/evaluate-response';

/** The default retry schedule of Standard Webhooks: waits in seconds between ten attempts, about 75 hours in total. */
const SCHEDULE = '5,300,1800,7200,18000,36000,50400,72000,86400';

const MAX_WAIT_SECONDS = 7 * 86_400;

function list<T>(isEntry: (text: string) => boolean, read: (text: string) => T, message: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isEntry), message)
    .transform((entries) => entries.map(read));
}

const isNumber = (min: number, max: number) => (text: string) =>
  /^[0-9]{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** Settings of every process that creates or sends webhooks: the addresses that webhook URLs may have. */
export const addressSettings = {
  WEBHOOK_PORTS: list(isNumber(1, 65_535), Number, 'must be ports from 1 to 65535, comma separated')
    .default([443, 8443])
    .describe('Ports that webhooks may point to, comma separated'),
  WEBHOOK_ALLOWED_NETWORKS: list((text) => isNetwork(text), String, 'must be networks such as 10.1.0.0/16, comma separated')
    .default([])
    .describe(
      'Networks that webhooks may point to although they are not public, with any port and by http too, comma separated, such as ' +
        '`127.0.0.0/8,::1/128`; `npm start` allows loopback for its demo',
    ),
};

/** Settings of every process that creates webhooks. */
export const webhookSettings = {
  WEBHOOK_MAX_PER_ORGANIZATION: wholeNumber(1, 100_000)
    .default(250)
    .describe('Maximum number of webhooks per organization, enabled or not; creating more fails with 409'),
};

/** Settings of every process that sends webhooks. */
export const deliverySettings = {
  ...addressSettings,
  ...webhookRetentionSettings,
  WEBHOOK_RETRY_SCHEDULE: list(isNumber(1, MAX_WAIT_SECONDS), Number, 'must be seconds, each from 1 to 604800, comma separated')
    .default(SCHEDULE.split(',').map(Number))
    .describe('Seconds between the attempts of a delivery, comma separated; ten attempts in about 75 hours'),
  WEBHOOK_CONCURRENCY: wholeNumber(1, 10_000)
    .default(512)
    .describe(
      'Maximum number of concurrent requests to webhooks in this process (its slots); webhooks without a success in the last day share half of them, and an organization has at most a quarter',
    ),
  WEBHOOK_DEADLINE_MS: wholeNumber(100, 60_000).default(15_000).describe('Time limit for a request to a webhook'),
  WEBHOOK_LEASE_MS: wholeNumber(1_000, 600_000)
    .default(60_000)
    .describe(
      'Time after which another sender takes over from one that hangs or whose machine is lost; one whose process ends is replaced within 5 s. Must be at least 5 s longer than WEBHOOK_DEADLINE_MS',
    ),
  WEBHOOK_KEEP_RESPONSES: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether the first 16 KiB of responses are stored with the attempt'),
};

export type AddressConfiguration = z.infer<z.ZodObject<typeof addressSettings>>;
export type DeliveryConfiguration = z.infer<z.ZodObject<typeof deliverySettings>>;

export function addressPolicyOptionsOf({ WEBHOOK_PORTS, WEBHOOK_ALLOWED_NETWORKS }: AddressConfiguration): AddressPolicyOptions {
  return { ports: WEBHOOK_PORTS, allowedNetworks: WEBHOOK_ALLOWED_NETWORKS };
}

export function retryScheduleOf({ WEBHOOK_RETRY_SCHEDULE }: DeliveryConfiguration): RetrySchedule {
  return WEBHOOK_RETRY_SCHEDULE.map((seconds) => seconds * 1000);
}
