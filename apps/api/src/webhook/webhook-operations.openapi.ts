import {
  SecretRotationInput,
  WEBHOOK_HEALTH_VIEW,
  WEBHOOK_LOG_DETAIL_VIEW,
  WEBHOOK_REPLAY_VIEW,
  WEBHOOK_WITH_SECRET_VIEW,
  WebhookReplayInput,
  WebhookReplayQuery,
  WebhookTestInput,
} from '@rpm/domain';
import { type OperationsByRoute } from '../openapi/resource-part';

/** Sentence in the description of every operation that sends events or changes their target. */
export const TYPE_SCOPE_NEEDED =
  'The key also needs the read scope of each event type, such as `patients:read` for `patient.created`.';

/** Problem with which every operation that queues deliveries responds if the webhook is disabled. */
export const DISABLED = {
  conflict: { detail: 'The webhook is disabled. Enable it first: PATCH it with {"enabled": true}.' },
};

/** Operations on one webhook other than reading and changing it: secret rotation, test, health and replay. */
export const webhookOperations: OperationsByRoute = {
  'POST /api/v3/webhook/{webhookId}/rotate-secret': {
    operationId: 'rotateWebhookSecret',
    summary: 'Rotate the secret of a webhook',
    description:
      'Creates a secret and returns it. From now on, requests are signed with the new secret and, until they expire, with the earlier ones. The ' +
      `overlap never extends the expiry of an earlier secret. Update your server in the meantime. At most 5 secrets are valid at once. ${TYPE_SCOPE_NEEDED}`,
    body: SecretRotationInput,
    view: WEBHOOK_WITH_SECRET_VIEW,
    problems: { conflict: { detail: '5 secrets of this webhook are still valid. Wait until one has expired.' } },
  },
  'POST /api/v3/webhook/{webhookId}/test': {
    operationId: 'testWebhook',
    summary: 'Test a webhook',
    description:
      'Sends a signed sample event once, without retries, and returns its log with the response of your server. This takes at most 15 seconds, and works even if the ' +
      'webhook is disabled. The people and devices in the sample do not exist. The number of concurrent tests of an organization is limited. The event ' +
      `has an \`id\` of the form \`test_…\`. ${TYPE_SCOPE_NEEDED}`,
    body: WebhookTestInput,
    view: WEBHOOK_LOG_DETAIL_VIEW,
  },
  'GET /api/v3/webhook/{webhookId}/health': {
    operationId: 'getWebhookHealth',
    summary: 'Fetch the health of a webhook',
    description:
      'Returns recent failures and the pause of deliveries. They are no part of the webhook, because its `ETag` would otherwise change with every failed request.',
    view: WEBHOOK_HEALTH_VIEW,
  },
  'GET /api/v3/webhook/{webhookId}/replay': {
    view: WEBHOOK_REPLAY_VIEW,
    operationId: 'listWebhookReplays',
    summary: 'List webhook replays',
    description: 'Returns the replays of a webhook, newest first.',
    query: WebhookReplayQuery,
  },
  'POST /api/v3/webhook/{webhookId}/replay': {
    view: WEBHOOK_REPLAY_VIEW,
    operationId: 'replayWebhook',
    summary: 'Replay the deliveries of a period',
    description:
      'Queues the deliveries of a period again, in batches, and continues after a restart of the service. The events keep their `id`. Deliveries ' +
      `of a replay have a separate queue, so that new events do not wait for them. Fetch the replay to see its progress. ${TYPE_SCOPE_NEEDED}`,
    body: WebhookReplayInput,
    problems: DISABLED,
  },
  'GET /api/v3/webhook/{webhookId}/replay/{replayId}': {
    view: WEBHOOK_REPLAY_VIEW,
    operationId: 'getWebhookReplay',
    summary: 'Fetch a webhook replay',
    description: 'Returns one replay of a webhook with its progress.',
  },
  'POST /api/v3/webhook/{webhookId}/replay/{replayId}/cancel': {
    view: WEBHOOK_REPLAY_VIEW,
    operationId: 'cancelWebhookReplay',
    summary: 'Cancel a webhook replay',
    description:
      'No further deliveries are queued; deliveries that are already queued are still sent. Cancelling a replay again changes nothing.',
    problems: { conflict: { detail: 'The replay is done and cannot be cancelled.' } },
  },
};
