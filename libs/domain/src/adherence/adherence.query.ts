import { ADHERENCE_THRESHOLD_NAMES } from './adherence';
import { Fault } from '../input/fault';
import { QueryChoice, QueryDate, QueryFlag } from '../input/query';
import { declareCheck } from '../input/whole';
import { PageQuery } from '../page/page.query';

const START_DATE = "First day of the window, `YYYY-MM-DD`. Without it, the window ends today, by the patient's local date.";

/** The query parameters that select the window of a patient's adherence. */
export class AdherenceWindowQuery {
  @QueryDate(START_DATE) startDate?: string;
}

/** The filters of the list of patients by their adherence. */
export class AdherenceQuery extends PageQuery {
  @QueryDate(START_DATE) startDate?: string;
  @QueryChoice(
    'Only patients who have reached exactly this threshold: the numbers of days it reaches from and to.',
    ADHERENCE_THRESHOLD_NAMES,
  )
  threshold?: string;
  @QueryFlag('Only patients who are at risk, or only those who are not.') atRisk?: boolean;
}

export type AdherenceFilter = Pick<AdherenceQuery, 'threshold' | 'atRisk'>;

/** The first and last allowed start of a window: no reading is older than 2000, and the last window must end by 9999-12-31. */
const [FIRST_START, LAST_START] = ['2000-01-01', '9999-12-01'];

const OUT_OF_RANGE = new Fault('not_in_range', `Send a day from ${FIRST_START} to ${LAST_START}.`, ['startDate']);

for (const type of [AdherenceWindowQuery, AdherenceQuery]) {
  declareCheck(type, ['startDate'], ({ startDate }) => {
    const isOut = typeof startDate === 'string' && (startDate < FIRST_START || startDate > LAST_START);
    return isOut ? OUT_OF_RANGE : null;
  });
}
