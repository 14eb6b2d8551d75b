import { wholeNumber } from '@rpm/database';

/** Settings of every process that removes old webhook logs and events. */
export const webhookRetentionSettings = {
  // A retention of fewer than seven days would remove deliveries that are still being retried.
  WEBHOOK_RETENTION_DAYS: wholeNumber(7, 36_500)
    .default(90)
    .describe('Minimum number of days for which webhook logs are kept; they are removed by whole weeks'),
  EVENT_RETENTION_DAYS: wholeNumber(7, 36_500)
    .default(30)
    .describe('Minimum number of days for which events are kept for the event feed; they are removed by whole weeks'),
};
