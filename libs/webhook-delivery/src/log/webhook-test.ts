import { NotFound, samplePayload, TemporaryProblem, type WebhookType, type WebhookLogDetailView } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { JsonText } from '@rpm/data-access';
import { type RunStatement } from '@rpm/data-access';
import { assertWebhookReadable, type WebhookWriteRequest } from '@rpm/data-access';
import { writeInOneStatement } from '@rpm/data-access';
import { findLog } from './webhook-log-detail.repository';

/** Sends a sample event to a webhook and waits for the result. @returns the id of the webhook log */
export type SendTestEvent = (organizationId: number, webhookId: number, sample: JsonText) => Promise<number>;

/**
 * Maximum number of concurrent tests with an Idempotency-Key. Each of these tests holds a database connection until the receiver has responded, so
 * that a repeated request finds the first one in progress. Most connections must remain free for other requests.
 */
const MAX_WITH_KEY = 2;
const RETRY_AFTER_SECONDS = 5;

/** Sends test events to webhooks. */
export class WebhookTest {
  private withKey = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly send: SendTestEvent,
  ) {}

  /**
   * Sends one sample event to an enabled or disabled webhook. @returns the webhook log with the receiver's response @throws NotFound @throws
   * TemporaryProblem when too many tests with an Idempotency-Key are running @throws Problem `scope_missing`
   */
  async of(request: WebhookWriteRequest, webhookId: number): Promise<JsonText<WebhookLogDetailView>> {
    await assertWebhookReadable(this.dataSource, request, webhookId);
    if (request.idempotency === null) return this.run(request, webhookId);
    if (this.withKey >= MAX_WITH_KEY) {
      const detail = 'Too many tests with an Idempotency-Key are running. Try again in a few seconds, or without the key.';
      throw new TemporaryProblem('rate_limited', detail, RETRY_AFTER_SECONDS);
    }
    this.withKey++;
    try {
      return await this.run(request, webhookId);
    } finally {
      this.withKey--;
    }
  }

  private run(request: WebhookWriteRequest, webhookId: number): Promise<JsonText<WebhookLogDetailView>> {
    const { organizationId } = request;
    return writeInOneStatement(this.dataSource, request, async (run) => {
      const sample = await this.sampleFor(run, organizationId, webhookId);
      const logId = await this.send(organizationId, webhookId, sample);
      return findLog(run, request, logId);
    });
  }

  private async sampleFor(run: RunStatement, organizationId: number, webhookId: number): Promise<JsonText<object>> {
    const [webhook] = await run<{ type: WebhookType }>(FIND_TYPE, [organizationId, webhookId]);
    if (!webhook) throw new NotFound('webhook');
    return JsonText.of(samplePayload(webhook.type));
  }
}

const FIND_TYPE = {
  name: 'find-webhook-type',
  text: 'select type from webhook where organization_id = $1 and id = $2 and delete_timestamp is null',
};
