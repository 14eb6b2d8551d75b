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

/** The sentence in the description of every operation that sends events or changes where they are sent. */
export const TYPE_SCOPE_NEEDED =
  'The key also needs the read scope of the event type, such as `patients:read` for `patient.created`.';

/** Nobody's: 32 zero bytes. */
export const SECRET_EXAMPLE = { ...WEBHOOK_EXAMPLE, secret: `whsec_${Buffer.alloc(32).toString('base64')}` };

export const TEST_LOG_EXAMPLE = {
  id: 23,
  webhookId: 1,
  webhookType: 'patient.created',
  webhookUrl: 'https://hooks.example.org/rpm',
  payload: '{"id":"test_23","type":"patient.created","payload":{}}',
  createTimestamp: '2026-01-31T09:10:00.000Z',
  retryAttempts: 0,
  lastResponseStatus: 200,
  lastRetryTimestamp: null,
  status: 'delivered',
  attempts: [
    {
      number: 1,
      startTimestamp: '2026-01-31T09:10:00.004Z',
      durationMs: 48,
      responseStatus: 200,
      error: null,
      responseBody: 'ok',
    },
  ],
};

export const WEBHOOK_WORDS: ResourceWords = {
  area: 'webhooks',
  tag: 'Webhooks',
  noun: 'webhook',
  schema: 'Webhook',
  id: 'webhookId',
  example: WEBHOOK_EXAMPLE,
};
