import { type ResourceWords } from '../openapi/resource-operations';

export const WEBHOOK_EXAMPLE = {
  id: 1,
  type: 'reading.bloodGlucose',
  url: 'https://hooks.example.org/rpm',
  enabled: true,
  disabledReason: null,
  rateLimit: null,
  createTimestamp: '2026-01-31T09:00:00.000Z',
};

/** Nobody's: 32 zero bytes. */
export const SECRET_EXAMPLE = { ...WEBHOOK_EXAMPLE, secret: `whsec_${Buffer.alloc(32).toString('base64')}` };

export const WEBHOOK_WORDS: ResourceWords = {
  area: 'webhooks',
  tag: 'Webhooks',
  noun: 'webhook',
  schema: 'Webhook',
  id: 'webhookId',
  example: WEBHOOK_EXAMPLE,
};
