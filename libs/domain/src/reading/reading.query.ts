import { DescribeBody } from '../input/description';
import { RawList } from '../input/body';
import { QueryFlag, QueryId, QueryInstant, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of a list of readings; they combine. */
export class ReadingQuery extends PageQuery {
  @QueryId('Only readings of this patient.') patientId?: number;
  /** The external identifier of the patient. */
  @QueryText('Only readings of the patient who has this externalIdentifier.') externalIdentifier?: string;
  @QueryId('Only readings of this device.') deviceId?: number;
  @QueryInstant('Only readings taken at this instant or later.', 'atLeast') startTimestamp?: Date;
  @QueryInstant('Only readings taken before this instant.', 'before', { notBelow: 'startTimestamp' }) endTimestamp?: Date;
  @QueryInstant('Only readings that came in at this instant or later.', 'atLeast') startReceivedTimestamp?: Date;
  @QueryInstant('Only readings that came in at this instant or earlier.', 'atMost', { notBelow: 'startReceivedTimestamp' })
  endReceivedTimestamp?: Date;
}

export type ReadingFilter = Omit<ReadingQuery, keyof PageQuery>;

/** The query parameter of reading one reading by its id. */
export class ReadingVisibilityQuery {
  /** Whether a reading that was marked as entered in error is found too. */
  @QueryFlag('Whether to find a reading that was entered in error too; its answer has `Entered-In-Error: true`.') includeVoided =
    false;
}

/** Maximum number of readings in a batch. */
export const MAX_BATCH = 1000;

/** The body of a batch. Each reading is validated, and stored or rejected, on its own. */
@DescribeBody('Readings, each of which is stored or rejected on its own.')
export class ReadingBatchInput {
  @RawList('The readings.', { max: MAX_BATCH }) readings: unknown[];
}
