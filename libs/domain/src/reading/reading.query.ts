import { DescribeBody } from '../input/description';
import { RawList } from '../input/body';
import { QueryFlag, QueryId, QueryInstant, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of a list of readings; they combine. */
export class ReadingQuery extends PageQuery {
  @QueryId('Only readings of this patient.') patientId?: number;
  /** The patient's. */
  @QueryText('Only readings of the patient who has this externalIdentifier.') externalIdentifier?: string;
  @QueryId('Only readings of this device.') deviceId?: number;
  @QueryInstant('Only readings taken at this instant or later.', 'atLeast') startTimestamp?: Date;
  @QueryInstant('Only readings taken before this instant.', 'before', { notBelow: 'startTimestamp' }) endTimestamp?: Date;
  @QueryInstant('Only readings that came in at this instant or later.', 'atLeast') startReceivedTimestamp?: Date;
  @QueryInstant('Only readings that came in at this instant or earlier.', 'atMost', { notBelow: 'startReceivedTimestamp' })
  endReceivedTimestamp?: Date;
}

export type ReadingFilter = Omit<ReadingQuery, keyof PageQuery>;

/** Which readings are to be found by their identifier. */
export class ReadingVisibilityQuery {
  /** The query parameter that includes readings that were entered in error. */
  @QueryFlag('Whether to find a reading that was entered in error too; its answer has `Entered-In-Error: true`.') includeVoided =
    false;
}

/** Readings that were marked as entered in error are included too. */
export const MAX_BATCH = 1000;

/** Maximum number of readings in a batch. */
@DescribeBody('Readings, each of which is stored or rejected on its own.')
export class ReadingBatchInput {
  @RawList('The readings.', { max: MAX_BATCH }) readings: unknown[];
}
