import { auditSettings } from '@rpm/audit';
import { consoleSettings, publicUrlSettings } from '@rpm/data-access';
import { databaseSettings, isNetwork, listenSettings, replicaSettings, wholeNumber } from '@rpm/database';
import { encryptionSettings } from '@rpm/encryption';
import { ingestRetentionSettings } from '@rpm/sources';
import { deliverySettings, metricsSettings, webhookSettings } from '@rpm/webhook-delivery';
import { isIP } from 'node:net';
import { z } from 'zod';

/** Names of networks that Express accepts in `trust proxy` instead of addresses. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Validates TRUST_PROXY. Express itself would accept `1` as the address 0.0.0.1, and would quote rejected values. */
const isProxy = (text: string) => isIP(text) !== 0 || isNetwork(text, 1) || NETWORK_NAMES.includes(text);

/** Validates an origin as browsers send it: `https://app.example.org`, without a path and without the usual port of its scheme. */
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
/** All settings of the service. No other code reads environment variables. A spec compares the settings with `docs/configuration.md`. */
export const settings = {
  ...databaseSettings,
  ...replicaSettings,
  ...listenSettings,
  ...publicUrlSettings,
  WORKERS: wholeNumber(1, 64)
    .default(1)
    .describe(
      'Number of processes that serve requests on the same port. With more than one, a primary process starts and restarts them, and each gets an ' +
        'equal part of DATABASE_POOL_SIZE, which must be at least 4 connections',
    ),
  DEMO: z.enum(['on', 'off']).default('off').describe('`on` fills a demo organization once; `npm start` sets it by default'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Level of the log, which is written to stdout as JSON lines'),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text.split(',').every((entry) => isProxy(entry.trim())),
      `must be IP addresses, networks such as 10.1.0.0/16, or ${NETWORK_NAMES.join(', ')}, comma separated`,
    )
    .optional()
    .describe(
      'Addresses or networks of proxies whose X-Forwarded-For is trusted, comma separated, or `loopback`, `linklocal`, `uniquelocal`; default: none',
    ),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins as browsers send them, such as https://app.example.org or http://localhost:5173, comma separated',
    )
    .optional()
    .describe(
      'Origins of web applications whose pages may call the API, such as `https://app.example.org`, comma separated; default: none',
    ),
  KEEP_ALIVE_TIMEOUT_MS: wholeNumber(1_000, 600_000)
    .default(75_000)
    .describe('How long a connection stays open between two requests; must be longer than in the load balancer in front'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000)
    .default(0)
    .describe('Maximum number of requests per API key and minute; 0: no limit'),
  BAD_KEYS_PER_10_SECONDS: wholeNumber(0, 1_000_000)
    .default(20)
    .describe(
      'Number of keys, sessions and codes that do not exist from one address in 10 seconds at which the answer becomes 429; those that ' +
        'exist are accepted from there nevertheless; 0: no limit',
    ),
  SHUTDOWN_DELAY_MS: wholeNumber(0, 60_000)
    .default(0)
    .describe(
      'How long the service reports that it is not ready before it stops accepting connections; set it behind a load balancer',
    ),
  ...encryptionSettings,
  ...auditSettings,
  ...webhookSettings,
  ...deliverySettings,
  ...ingestRetentionSettings,
  DELIVERY: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off`: webhooks are sent by other processes (`rpm-admin deliver`), not by this one'),
  ...metricsSettings,
  ...consoleSettings,
};

export type Configuration = z.infer<z.ZodObject<typeof settings>>;
