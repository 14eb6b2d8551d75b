import { ADHERENCE_PROPERTIES } from '../adherence/adherence.view';
import { KIND_SERIES_VIEW } from '../chart/chart.view';
import { MAX_LISTED } from '../input/query';
import { READING_KIND_NAMES } from '../reading-kind/reading-kind';
import { list } from '../view/property';
import { view, type ViewOf } from '../view/view';

export const PATIENT_SUMMARY_VIEW = view(
  'PatientSummary',
  'What a list of patients shows of each: the adherence in the window that ends today, and the newest readings.',
  {
    ...ADHERENCE_PROPERTIES,
    latest: list(KIND_SERIES_VIEW, 'The newest reading of each kind, as a series of one reading, without kinds that have none.', {
      maxItems: READING_KIND_NAMES.length,
    }),
  },
);

export const PATIENT_SUMMARIES_VIEW = view('PatientSummaries', 'The summaries of several patients.', {
  content: list(PATIENT_SUMMARY_VIEW, 'The summaries, ordered by patient id. Unknown and merged patients have none.', {
    maxItems: MAX_LISTED,
  }),
});

export type PatientSummariesView = ViewOf<typeof PATIENT_SUMMARIES_VIEW>;
