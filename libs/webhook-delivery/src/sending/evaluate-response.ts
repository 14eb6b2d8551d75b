import { type Delivery } from '../queue/claimed-delivery';
import { type FinishedDelivery } from '../queue/finished-delivery';
import { type RequestResult } from './answer';

/** Waits between the attempts of a delivery, in milliseconds. */
export type RetrySchedule = readonly number[];

/** Interval between probes of a webhook with an open circuit breaker. Each probe sends the delivery that has waited longest. */
const PROBE_MS = 30_000;

/** Maximum random change of a wait, as a fraction of the wait. It prevents deliveries that failed together from being retried together. */
const JITTER = 0.2;

export const isSuccess = ({ error, responseStatus }: RequestResult) =>
  error === null && responseStatus !== null && responseStatus >= 200 && responseStatus < 300;

/** Returns the result of a delivery whose webhook is disabled or deleted: no request was sent, and none will be. */
export function cancelledDelivery<Of>(delivery: Of): FinishedDelivery<Of> {
  return { delivery, status: 'cancelled', next: null, pauseMs: null, isGone: false, attempt: null };
}

/**
 * Decides the next step of a delivery from the result of its request: 2xx is a success, 410 disables the webhook, and everything else is retried
 * while the retry schedule has attempts left. @param random returns a number from 0 to 1
 */
export function evaluateResponse<Of extends Delivery>(
  delivery: Of,
  answer: RequestResult,
  schedule: RetrySchedule,
  random: () => number = Math.random,
): FinishedDelivery<Of> {
  const { startTimestamp, durationMs, responseStatus, error, responseBody, retryAfterMs } = answer;
  const attempt = { startTimestamp, durationMs, responseStatus, error, responseBody };
  const over = { delivery, attempt, next: null, pauseMs: retryAfterMs, isGone: false };
  if (isSuccess(answer)) return { ...over, status: 'delivered', pauseMs: null };
  if (responseStatus === 410 && error === null) return { ...over, status: 'failed', isGone: true };
  const next = nextTry(delivery, schedule);
  if (!next) return { ...over, status: 'failed' };
  const spread = 1 - JITTER + 2 * JITTER * random();
  return {
    ...over,
    status: 'pending',
    next: { step: next.step, delayMs: Math.max(Math.round(next.delayMs * spread), retryAfterMs ?? 0) },
  };
}

/**
 * Returns the next attempt of a delivery. Probes do not use up the retry schedule, so that deliveries keep their attempts while a server is down for
 * a day.
 */
function nextTry({ step, isProbe }: Delivery, schedule: RetrySchedule): FinishedDelivery<Delivery>['next'] {
  if (isProbe) return { step, delayMs: PROBE_MS };
  const delayMs = schedule[step];
  return delayMs === undefined ? null : { step: step + 1, delayMs };
}
