import { wholeNumber } from '@rpm/database';

/** Settings of every process that removes the bodies of old messages. */
export const ingestRetentionSettings = {
  INGEST_RETENTION_DAYS: wholeNumber(1, 36_500)
    .default(30)
    .describe(
      'Number of days for which the bodies of processed messages of sources are kept, so that the messages can be replayed',
    ),
  INGEST_QUARANTINE_DAYS: wholeNumber(7, 36_500)
    .default(180)
    .describe(
      'Number of days for which messages of sources wait in quarantine; then their waiting parts get the outcome `expired`',
    ),
};
