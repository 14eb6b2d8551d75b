import { wholeNumber } from '@rpm/data-access';

/** Settings of every process that removes old webhook logs. */
export const webhookRetentionSettings = {
  // Below a week deliveries that are still being retried would go.
  WEBHOOK_RETENTION_DAYS: wholeNumber(7, 36_500)
    .default(90)
    .describe('Days that webhook logs are kept at least; they go by whole weeks'),
};
