import { TIME_ZONE_PROPERTIES } from '../patient/patient-time-zone.view';
import { NAMED_PATIENT_VIEW } from '../patient/patient.view';
import { calendarDate, flag, integer, object, values } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { ADHERENCE_DAYS, ADHERENCE_SETTLING_DAYS, FULL_ADHERENCE_DAYS } from './adherence';

const days = (minimum: number, description: string, example: number) =>
  integer({ minimum, maximum: ADHERENCE_DAYS }, description, { example });

const ADHERENCE_THRESHOLD_VIEW = view('AdherenceThreshold', 'A range of days that counts as one level of adherence.', {
  daysMin: days(1, 'Minimum number of days.', 16),
  daysMax: days(1, 'Maximum number of days.', 30),
});

const AT_RISK =
  `Whether the window will end with fewer than ${FULL_ADHERENCE_DAYS} days if the remaining days are like the past ones. ` +
  `If the window is over: whether it ended with fewer days. False during the first ${ADHERENCE_SETTLING_DAYS} days of the window.`;

/** Properties of the adherence of a patient, which summaries of patients have, too. */
export const ADHERENCE_PROPERTIES = {
  patient: object(NAMED_PATIENT_VIEW, 'The patient.'),
  active: flag('Whether the patient is enrolled and not archived.', { example: true }),
  firstDate: calendarDate('First day of the window.', { example: '2026-01-01' }),
  lastDate: calendarDate('Last day of the window.', { example: '2026-01-30' }),
  ...TIME_ZONE_PROPERTIES,
  days: days(0, 'Number of days in the window with a reading that counts.', 17),
  threshold: object(ADHERENCE_THRESHOLD_VIEW, 'The threshold that this number of days reaches; null if it reaches none.', {
    nullable: true,
  }),
  atRisk: flag(AT_RISK, { example: false }),
};

export const ADHERENCE_VIEW = view(
  'Adherence',
  'The number of days of a window on which devices of a patient took readings.',
  ADHERENCE_PROPERTIES,
);

export const ADHERENCE_WITH_DATES_VIEW = view('AdherenceWithDates', 'An adherence with the list of its days.', {
  ...ADHERENCE_PROPERTIES,
  dates: values({ type: 'string', format: 'date' }, 'The days in the window with a reading that counts.', {
    maxItems: ADHERENCE_DAYS,
    example: ['2026-01-01', '2026-01-03'],
  }),
});

export type AdherenceView = ViewOf<typeof ADHERENCE_VIEW>;
export type AdherenceWithDatesView = ViewOf<typeof ADHERENCE_WITH_DATES_VIEW>;
