import { type ViewOf, type WEBHOOK_LOG_DETAIL_VIEW } from '@rpm/domain';
import { columnsOf } from '../resource/view-paths';
import { type ColumnsByHeading } from '../terminal/output';
import { type TableCell } from '../terminal/plain-text';

export type WebhookLogDetail = ViewOf<typeof WEBHOOK_LOG_DETAIL_VIEW>;

/**
 * Returns the printed lines of one delivery, including one line for each of its requests. Only `--json` prints the payload and the responses, because
 * they are long and may contain patients' data.
 */
export function columnsOfLog({
  attempts,
  attemptCount,
  nextAttemptTimestamp,
}: WebhookLogDetail): ColumnsByHeading<WebhookLogDetail> {
  const requests = attempts.map((attempt): [string, () => TableCell] => [`attempt ${attempt.number}`, () => outcomeOf(attempt)]);
  return {
    ...columnsOf<WebhookLogDetail>('id', 'webhookId'),
    type: ({ webhookType }) => webhookType,
    url: ({ webhookUrl }) => webhookUrl,
    ...columnsOf<WebhookLogDetail>('status'),
    created: ({ createTimestamp }) => createTimestamp,
    retries: ({ retryAttempts }) => retryAttempts,
    ...(nextAttemptTimestamp !== null && { 'next attempt': () => nextAttemptTimestamp }),
    ...(attempts.length < attemptCount && {
      attempts: () => `newest ${attempts.length} of ${attemptCount.toLocaleString('en-US')}`,
    }),
    ...Object.fromEntries(requests),
  };
}

function outcomeOf({
  startTimestamp,
  responseStatus,
  error,
  durationMilliseconds,
}: WebhookLogDetail['attempts'][number]): string {
  const outcome = [responseStatus, error].filter((part) => part !== null).join(' ');
  return `${startTimestamp}  ${outcome}${durationMilliseconds === null ? '' : `  ${durationMilliseconds} ms`}`;
}
