import { wholeNumber } from '@rpm/data-access';

/** Settings of every process that removes old webhook logs. */
export const webhookRetentionSettings = {
  // A retention of fewer than seven days would remove deliveries that are still being retried.
  WEBHOOK_RETENTION_DAYS: wholeNumber(7, 36_500)
    .default(90)
    .describe('Minimum number of days for which webhook logs are kept; they are removed by whole weeks'),
};
