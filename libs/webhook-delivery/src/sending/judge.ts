import { type ClaimedDelivery } from '../queue/claimed-delivery';
import { type FinishedDelivery } from '../queue/finished-delivery';
import { type Answer } from './answer';

/** How long the waits between tries are, in milliseconds. */
export type RetrySchedule = readonly number[];

/** A webhook whose breaker is open is probed again after so long, with whatever has waited longest then. */
const PROBE_MS = 30_000;

/** So that what failed together does not come back together. */
const JITTER = 0.2;

export const isWell = ({ error, responseStatus }: Answer) =>
  error === null && responseStatus !== null && responseStatus >= 200 && responseStatus < 300;

/** No request was made, and none will be: its webhook is disabled or deleted. */
export function cancelled(delivery: ClaimedDelivery): FinishedDelivery {
  return { delivery, status: 'cancelled', next: null, pauseMs: null, isGone: false, attempt: null };
}

/**
 * What becomes of a delivery by what its server answered. Success is 2xx; 410 says that nobody will ever be there again; what is left of
 * the schedule decides about all else.
 * @param random of 0 to 1
 */
export function judge(
  delivery: ClaimedDelivery,
  answer: Answer,
  schedule: RetrySchedule,
  random: () => number = Math.random,
): FinishedDelivery {
  const { startTimestamp, durationMs, responseStatus, error, responseBody, retryAfterMs } = answer;
  const attempt = { startTimestamp, durationMs, responseStatus, error, responseBody };
  const over = { delivery, attempt, next: null, pauseMs: retryAfterMs, isGone: false };
  if (isWell(answer)) return { ...over, status: 'delivered', pauseMs: null };
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

/** A probe uses up no try: of a server that is down for a day every delivery has its tries left. */
function nextTry({ step, isProbe }: ClaimedDelivery, schedule: RetrySchedule): FinishedDelivery['next'] {
  if (isProbe) return { step, delayMs: PROBE_MS };
  const delayMs = schedule[step];
  return delayMs === undefined ? null : { step: step + 1, delayMs };
}
