import { DescribeBody } from '../input/description';
import { RawList } from '../input/body-list';
import { QueryChoice, QueryFlag, QueryId, QueryInstant, QueryText } from '../input/query';
import { type InputClass } from '../input/input-property';
import { sortedPageQuery } from '../page/sorted-page.query';
import { UpdatedAfter } from '../page/updated-after';
import { type ChangePosition } from '../page/changes';
import { VIEW_NAMES, type ViewName } from '../view/version-properties';

const VIEW = '`record` returns readings with further properties, such as `version`, which they lack by default.';

/** Filters for a list of readings. A reading must match all of them. */
export interface ReadingFilter {
  patientId?: number;
  patientExternalIdentifier?: string;
  deviceId?: number;
  unassigned?: boolean;
  enteredInError?: boolean;
  startTimestamp?: Date;
  endTimestamp?: Date;
  startCreateTimestamp?: Date;
  endCreateTimestamp?: Date;
}

/** Returns a class with the parameters of another class and the filters for readings. */
function withReadingFilters<Base extends object>(base: InputClass<Base>): InputClass<Base & ReadingFilter> {
  const plain: InputClass = base;
  class Filters extends plain implements ReadingFilter {
    @QueryId('Only readings of this patient.') patientId?: number;
    @QueryText('Only readings of the patient with exactly this external identifier.') patientExternalIdentifier?: string;
    @QueryId('Only readings of this device.') deviceId?: number;
    @QueryFlag('With true, only readings without a patient, because nobody held the device when they were taken.')
    unassigned?: boolean;
    @QueryFlag('With true, only readings that were entered in error, which the list lacks otherwise.')
    enteredInError?: boolean;
    @QueryInstant('Only readings that were taken at this time or later.', 'atLeast') startTimestamp?: Date;
    @QueryInstant('Only readings that were taken before this time.', 'before', { notBelow: 'startTimestamp' })
    endTimestamp?: Date;
    @QueryInstant('Only readings that were received at this time or later.', 'atLeast') startCreateTimestamp?: Date;
    @QueryInstant('Only readings that were received before this time.', 'before', { notBelow: 'startCreateTimestamp' })
    endCreateTimestamp?: Date;
  }
  // The compiler cannot see that a subclass of a class that is chosen when the program runs has the properties of that class.
  return Filters as InputClass<Base & ReadingFilter>;
}

/** The parameters of a list of readings. */
export class ReadingQuery extends withReadingFilters(sortedPageQuery(['readingTimestamp'], { descending: true })) {
  @QueryChoice(VIEW, VIEW_NAMES) view?: ViewName;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

/** The parameters of a file with readings. */
export class ReadingExportQuery extends withReadingFilters<object>(Object) {}

export const LIST_FORMATS = ['json', 'csv'] as const;

/** Query of a list of readings that can also be fetched as a CSV file. */
export class ReadingListQuery extends ReadingQuery {
  @QueryChoice(
    'Deprecated: fetch `…/export` instead. With `csv`, or with `Accept: text/csv`, the response is that of `…/export`. The parameters `page`, `size`, `sort`, ' +
      '`sortDescending`, `view` and `updatedAfter` are then rejected.',
    LIST_FORMATS,
    { isDeprecated: true },
  )
  format?: (typeof LIST_FORMATS)[number];
}

/** Query that controls whether a reading is found by id even if it was entered in error. */
export class ReadingVisibilityQuery {
  @QueryFlag('Whether to return the reading even if it was entered in error. The response then has the header `Voided: true`.')
  includeVoided = false;
  @QueryChoice(VIEW, VIEW_NAMES) view?: ViewName;
}

/** Maximum number of readings in one batch. */
export const MAX_BATCH = 1000;

/** The request body of a batch. Its readings are validated and stored one by one. */
@DescribeBody('Readings, each of which is stored or rejected on its own.')
export class ReadingBatchInput {
  @RawList('The readings.', { max: MAX_BATCH }) readings: unknown[];
}
