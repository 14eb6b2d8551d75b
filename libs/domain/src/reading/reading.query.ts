import { DescribeBody } from '../input/description';
import { RawList } from '../input/body-list';
import { QueryFlag, QueryId, QueryInstant, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** Filters for a list of readings. A reading must match all of them. */
export class ReadingQuery extends PageQuery {
  @QueryId('Only readings of this patient.') patientId?: number;
  @QueryText('Only readings of the patient with exactly this external identifier.') externalIdentifier?: string;
  @QueryId('Only readings of this device.') deviceId?: number;
  @QueryInstant('Only readings that were taken at this time or later.', 'atLeast') startTimestamp?: Date;
  @QueryInstant('Only readings that were taken before this time.', 'before', { notBelow: 'startTimestamp' }) endTimestamp?: Date;
  @QueryInstant('Only readings that were received at this time or later.', 'atLeast') startReceivedTimestamp?: Date;
  @QueryInstant('Only readings that were received at this time or earlier.', 'atMost', { notBelow: 'startReceivedTimestamp' })
  endReceivedTimestamp?: Date;
}

export type ReadingFilter = Omit<ReadingQuery, keyof PageQuery>;

/** Query that controls whether a reading is found by id even if it was entered in error. */
export class ReadingVisibilityQuery {
  @QueryFlag(
    'Whether to return the reading even if it was entered in error. The response then has the header `Entered-In-Error: true`.',
  )
  includeVoided = false;
}

/** Maximum number of readings in one batch. */
export const MAX_BATCH = 1000;

/** The request body of a batch. Its readings are validated and stored one by one. */
@DescribeBody('Readings, each of which is stored or rejected on its own.')
export class ReadingBatchInput {
  @RawList('The readings.', { max: MAX_BATCH }) readings: unknown[];
}
