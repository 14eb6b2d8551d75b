import { ADHERENCE_THRESHOLD_NAMES } from './adherence';
import { ValueError } from '../format/value-error';
import { QueryChoice, QueryDate, QueryFlag, QueryId } from '../input/query';
import { declareCombinationCheck } from '../input/combination-check';
import { sortedPageQuery } from '../page/sorted-page.query';

const START_DATE =
  "First day of the window, `YYYY-MM-DD`. By default, the window ends on the current day in the patient's time zone, but starts no earlier than the day of " +
  'the first reading that counts or of the first assignment of a device.';

/** The time window for which the adherence of one patient is calculated. */
export class AdherenceWindowQuery {
  @QueryDate(START_DATE) firstDate?: string;
  @QueryFlag('Whether the days are listed as `dates`.') days?: boolean;
}

export const ADHERENCE_SORTS = ['patientId', 'days'] as const;

export type AdherenceSort = (typeof ADHERENCE_SORTS)[number];

/** Filters for listing patients by adherence, sorted by the id of the patient or by the number of days with readings. */
export class AdherenceQuery extends sortedPageQuery(ADHERENCE_SORTS) {
  @QueryDate(START_DATE) firstDate?: string;
  @QueryId('Only this patient.') patientId?: number;
  @QueryId('Only patients whom this site looks after.') siteId?: number;
  @QueryChoice(
    'Only patients whose number of days with readings is in this range. `none` stands for fewer days than any range.',
    ADHERENCE_THRESHOLD_NAMES,
  )
  threshold?: string;
  @QueryFlag('Whether each entry lists its days as `dates`.') days?: boolean;
  @QueryFlag('Only patients who are at risk (true), or only those who are not (false).') atRisk?: boolean;
  @QueryFlag(
    'Whether the list contains patients who are not enrolled or are archived, too. A patient who was discharged within a window may have enough days in it.',
  )
  includeInactive?: boolean;
  @QueryId(
    'Only patients with a greater id. Whoever reads the whole list sends the last id of each page instead of a page number: ' +
      'then no patient is missed if others join or leave the list meanwhile.',
  )
  afterPatientId?: number;
}

export type AdherenceFilter = Pick<
  AdherenceQuery,
  'patientId' | 'siteId' | 'threshold' | 'atRisk' | 'days' | 'includeInactive' | 'afterPatientId'
>;

declareCombinationCheck(
  AdherenceQuery,
  ['afterPatientId', 'sort', 'sortDescending'],
  ({ afterPatientId, sort, sortDescending }) =>
    afterPatientId === undefined || (sort === 'patientId' && sortDescending === false)
      ? null
      : new ValueError('not_combinable', 'Send afterPatientId only for a list that is sorted by patientId in ascending order.', [
          'afterPatientId',
        ]),
);

/**
 * The first and last allowed start date of an adherence window: no reading was taken before the year 2000, and the last window must end by
 * 9999-12-31.
 */
const [FIRST_START, LAST_START] = ['2000-01-01', '9999-12-01'];

const OUT_OF_RANGE = new ValueError('not_in_range', `Send a day from ${FIRST_START} to ${LAST_START}.`, ['firstDate']);

for (const type of [AdherenceWindowQuery, AdherenceQuery]) {
  declareCombinationCheck(type, ['firstDate'], ({ firstDate }) => {
    const isOut = typeof firstDate === 'string' && (firstDate < FIRST_START || firstDate > LAST_START);
    return isOut ? OUT_OF_RANGE : null;
  });
}
