import { wholeNumber } from '@rpm/data-access';

/** Settings of every process that removes old webhook logs. */
export const webhookRetentionSettings = {
  // With fewer than seven days, deliveries that are still being retried would be removed.
  WEBHOOK_RETENTION_DAYS: wholeNumber(7, 36_500)
    .default(90)
    .describe('Minimum number of days for which webhook logs are kept; they are removed by whole weeks'),
};
