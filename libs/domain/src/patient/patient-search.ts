import { Flag, Id, Integer, Text } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { DescribeBody } from '../input/description';
import { ValueError } from '../format/value-error';
import { flag, list } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { PATIENT_VIEW } from './patient.view';
import { searchTerms } from './search-terms';

/** Maximum number of patients that a search returns. A person who gets more types another word. */
const MAX_FOUND = 50;
const USUAL_FOUND = 20;

/** The request body that searches for patients. */
@DescribeBody('The text that a person types to find a patient.', { query: 'sampleton, testina' })
export class PatientSearchInput {
  @Text(
    'The beginnings of words, in any order: of the names and the external identifier of the patient, ignoring case, accents, punctuation and leading zeros; the ' +
      'e-mail address; the date of birth (`1970-01-31`, `1/31/1970`, `31.1.1970`, `Jan 31, 1970`), its month or its year; or the telephone number, with or ' +
      'without the codes of country and area, or its last four digits. At most ten words are used.',
    { required: true, max: 200 },
  )
  query: string;
  @Integer(`Maximum number of patients to return; ${USUAL_FOUND} by default.`, { min: 1, max: MAX_FOUND }) size?: number | null;
  @Flag('Only patients who are archived (true), or only those who are not (false).') archived?: boolean | null;
  @Flag('Only patients who are enrolled (true), or only those who are not (false).') enrolled?: boolean | null;
  @Id('Only patients whom this site looks after.') siteId?: number | null;
}
declareCombinationCheck(PatientSearchInput, ['query'], ({ query }) =>
  typeof query === 'string' && searchTerms(query).length === 0
    ? new ValueError('empty', 'Send at least one letter or digit.', ['query'])
    : null,
);

export const PATIENT_SEARCH_VIEW = view('PatientSearchResult', 'The patients that match a search.', {
  content: list(PATIENT_VIEW, 'The patients, sorted by the word that matches, then by name.', { maxItems: MAX_FOUND }),
  complete: flag('Whether these are all patients that match. If not, another word or more letters find fewer patients.', {
    example: true,
  }),
  preparing: flag(
    'Whether the service is still preparing patients of an earlier version for the search after an upgrade. Until then, the search does not find all of them.',
    { example: false },
  ),
});

export type PatientSearchView = ViewOf<typeof PATIENT_SEARCH_VIEW>;

/** Returns the number of patients that a search returns. */
export const sizeOfSearch = ({ size }: PatientSearchInput): number => size ?? USUAL_FOUND;
