import {
  InvalidInput,
  NotFound,
  samplePayload,
  TemporaryProblem,
  type WebhookLogDetailView,
  type WebhookTestInput,
  type WebhookType,
  nobody,
} from '@rpm/domain';
import { type Database, JsonText, statement } from '@rpm/database';
import { assertWebhookReadable, type WebhookWriteRequest } from '@rpm/data-access';
import { findLog } from './webhook-log-detail.repository';

/** A sample event. */
export interface Sample {
  type: WebhookType;
  payload: JsonText;
}

/** Sends a sample event to a webhook and waits for the result. @returns the id of the webhook log */
export type SendTestEvent = (organizationId: number, webhookId: number, sample: Sample) => Promise<number>;

/**
 * Returns the sample event for a webhook with these types. @param type one of these types; by default the first @throws InvalidInput if the webhook does not
 * receive events of the type
 */
export function sampleFor(types: readonly WebhookType[], type = types[0]): Sample {
  if (type === undefined || !types.includes(type)) {
    const detail = `Send one of the types of the webhook: ${types.join(', ')}.`;
    throw new InvalidInput([{ pointer: '/type', code: 'not_a_choice', detail }]);
  }
  return { type, payload: JsonText.of(samplePayload(type), nobody) };
}

/**
 * Maximum number of concurrent tests with an Idempotency-Key. Each organization may run only one of them, so that its slow receivers do not cause the tests of
 * other organizations to be rejected. Each of these tests holds a database connection until the receiver has responded, so that a repeated request finds the
 * first one in progress. Most connections must remain free for other requests.
 */
const MAX_WITH_KEY = 4;
const RETRY_AFTER_SECONDS = 5;

/** Sends test events to webhooks. */
export class WebhookTest {
  /** The organizations whose tests with an Idempotency-Key are running. */
  private readonly testing = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly send: SendTestEvent,
  ) {}

  /**
   * Sends one sample event to an enabled or disabled webhook. @returns the webhook log with the receiver's response @throws NotFound @throws
   * InvalidInput if the webhook does not receive the type @throws TemporaryProblem when too many tests with an Idempotency-Key are running @throws
   * Problem `scope_missing`
   */
  async of(request: WebhookWriteRequest, webhookId: number, input: WebhookTestInput): Promise<JsonText<WebhookLogDetailView>> {
    await assertWebhookReadable(this.database, request, webhookId);
    if (request.idempotency === null) return this.run(request, webhookId, input);
    const { organizationId } = request;
    if (this.testing.has(organizationId) || this.testing.size >= MAX_WITH_KEY) {
      const detail = 'Another test with an Idempotency-Key is running. Try again in a few seconds, or without the key.';
      throw new TemporaryProblem('rate_limited', detail, RETRY_AFTER_SECONDS);
    }
    this.testing.add(organizationId);
    try {
      return await this.run(request, webhookId, input);
    } finally {
      this.testing.delete(organizationId);
    }
  }

  private run(
    request: WebhookWriteRequest,
    webhookId: number,
    { type }: WebhookTestInput,
  ): Promise<JsonText<WebhookLogDetailView>> {
    const { organizationId } = request;
    return this.database.writeInOneStatement(request, async (runner) => {
      const [webhook] = await runner.run(FIND_TYPES, { webhookId });
      if (!webhook) throw new NotFound('webhook');
      const logId = await this.send(organizationId, webhookId, sampleFor(webhook.types, type ?? undefined));
      return findLog(runner, request, logId);
    });
  }
}

const FIND_TYPES = statement<{ webhookId: number }, { types: WebhookType[] }>({
  name: 'find-webhook-types',
  text: 'select types from webhook where organization_id = $organizationId and id = $webhookId and delete_timestamp is null',
});
