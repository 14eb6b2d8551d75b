import { actorColumns, jsonInstant, jsonObject, objectOrNull, viewAsJson } from '@rpm/database';
import { RESTAMP_VIEW, nobody } from '@rpm/domain';

/** SQL expression that converts the row `c` of a correction to the JSON of a restamp. */
const RESTAMP = viewAsJson<typeof RESTAMP_VIEW, object>(RESTAMP_VIEW, 'c', {
  id: 'c.id',
  startTimestamp: jsonInstant('c.start_timestamp'),
  endTimestamp: jsonInstant('c.end_timestamp'),
  offsetSeconds: 'c.offset_seconds',
  readingCount: 'c.reading_count',
  undoneRestamp: objectOrNull('c.undone_id', jsonObject({ id: 'c.undone_id' })),
  createTimestamp: jsonInstant('c.create_timestamp'),
  reason: 'c.reason',
  ...actorColumns('c'),
});

export const RESTAMP_RESOURCE = { noun: 'restamp', from: 'correction c', json: RESTAMP, about: nobody };
