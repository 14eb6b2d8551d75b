import { type WebhookLogStatus } from '@rpm/domain';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type RequestResult, type SendError } from '../sending/answer';

/** Outcome of a webhook request, classified by what an operator has to do about it. */
export type AttemptOutcome = 'delivered' | 'http_error' | SendError | 'interrupted';

/** Kinds of SQL statements that the metrics count. */
export type StatementKind = 'fan_out' | 'lease' | 'queue' | 'claim' | 'disclose' | 'finish' | 'recover' | 'fold' | 'replay';

/**
 * Histogram buckets for the duration of webhook requests in seconds. Two bounds equal the time limits of a request: 5 s to connect and 15 s in total.
 */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 20];

/** Counters of the webhook deliveries made by this process. {@link observeQueue} exports the state of the queue. */
export class DeliveryMetrics {
  private readonly attempts: Counter<'outcome'>;
  private readonly duration: Histogram;
  private readonly finished: Counter<'status'>;
  private readonly inFlight: Gauge;
  private readonly statements: Counter<'kind'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.attempts = new Counter({
      name: 'rpm_webhook_attempts_total',
      help: 'Requests to webhooks, by outcome: delivered, http_error (the response was not 2xx), interrupted (the outcome is unknown), or the reason why there was no response.',
      labelNames: ['outcome'],
      registers,
    });
    this.duration = new Histogram({
      name: 'rpm_webhook_attempt_duration_seconds',
      help: 'Duration of requests to webhooks, from the DNS lookup to the end of the response.',
      buckets: SECONDS,
      registers,
    });
    this.finished = new Counter({
      name: 'rpm_webhook_deliveries_finished_total',
      help: 'Finished deliveries, by status: delivered, failed (no attempts left), or cancelled (the webhook was disabled or deleted).',
      labelNames: ['status'],
      registers,
    });
    this.inFlight = new Gauge({
      name: 'rpm_webhook_requests_in_flight',
      help: 'Requests to webhooks that this process has started and not yet finished.',
      registers,
    });
    this.statements = new Counter({
      name: 'rpm_webhook_statements_total',
      help: 'SQL statements that delivery executed, by purpose. Divided by the number of attempts, this is the database cost of one attempt.',
      labelNames: ['kind'],
      registers,
    });
  }

  requestStarted(): void {
    this.inFlight.inc();
  }

  /** Counts a finished webhook request. @param answer the result of the request */
  requestEnded(answer: RequestResult): void {
    this.inFlight.dec();
    this.duration.observe(answer.durationMs / 1000);
    this.attempts.inc({ outcome: outcomeOf(answer) });
  }

  /** Counts webhook requests whose sender died before it stored their results. */
  requestsInterrupted(count: number): void {
    this.attempts.inc({ outcome: 'interrupted' satisfies AttemptOutcome }, count);
  }

  deliveriesFinished(status: Exclude<WebhookLogStatus, 'pending'>, count = 1): void {
    this.finished.inc({ status }, count);
  }

  statementRun(kind: StatementKind): void {
    this.statements.inc({ kind });
  }
}

function outcomeOf({ error, responseStatus }: RequestResult): AttemptOutcome {
  if (error !== null) return error;
  return responseStatus !== null && responseStatus >= 200 && responseStatus < 300 ? 'delivered' : 'http_error';
}
