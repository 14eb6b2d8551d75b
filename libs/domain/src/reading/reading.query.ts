import { RawList } from '../input/body';
import { QueryFlag, QueryId, QueryInstant, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of a list of readings; they combine. */
export class ReadingQuery extends PageQuery {
  @QueryId() patientId?: number;
  /** The patient's. */
  @QueryText() externalIdentifier?: string;
  @QueryId() deviceId?: number;
  @QueryInstant('atLeast') startTimestamp?: Date;
  @QueryInstant('before', { notBelow: 'startTimestamp' }) endTimestamp?: Date;
  @QueryInstant('atLeast') startReceivedTimestamp?: Date;
  @QueryInstant('atMost', { notBelow: 'startReceivedTimestamp' }) endReceivedTimestamp?: Date;
}

export type ReadingFilter = Omit<ReadingQuery, keyof PageQuery>;

/** Which readings are to be found by their identifier. */
export class ReadingVisibilityQuery {
  /** Also those that were marked as entered in error. */
  @QueryFlag() includeVoided?: boolean;
}

/** As many readings as one batch may hold. */
export const MAX_BATCH = 1000;

/** The body of a batch: each reading is read, and stored or refused, for itself. */
export class ReadingBatchInput {
  @RawList({ max: MAX_BATCH }) readings: unknown[];
}
