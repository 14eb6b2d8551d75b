import { Flag, Id, Integer, Text } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { DescribeBody } from '../input/description';
import { ValueError } from '../format/value-error';
import { flag, list } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { PATIENT_VIEW } from './patient.view';

/** Maximum number of patients that a search returns. A person who gets more types another word. */
const MAX_FOUND = 50;
const USUAL_FOUND = 20;

/** The request body that searches for patients. */
@DescribeBody('The text that a person types to find a patient.', { query: 'sampleton, testina' })
export class PatientSearchInput {
  @Text(
    'The beginnings of words, in any order: of the names and the external identifier of the patient, ignoring case, accents and punctuation; the e-mail address, the ' +
      'date of birth (`1970-01-31`, `1/31/1970`, `31.1.1970`), or the telephone number, with or without the code of its country.',
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

const E_MAIL = /\S*@\S*/g;
const ISO_DATE = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g;
const DATE = /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4})\b/g;
/** At least six digits, which may be separated as in telephone numbers. */
const NUMBER = /\+?\(?\d(?:[\s()./-]{0,2}\d){5,}/g;
const SEPARATORS = /[-\s,.;:/()_"–—]+/;
const APOSTROPHES = /['’‘´`]/g;

const dateOf = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * Returns the parts of a search, of each of which a patient must have a word that begins with one of its alternatives. A date with slashes is read as month and
 * day, and if possible also as day and month; a date with dots is read as day and month.
 */
export function searchTerms(query: string): string[][] {
  const terms: string[][] = [];
  const take = (...alternatives: string[]) => {
    terms.push([...new Set(alternatives)]);
    return ' ';
  };
  const rest = query
    .normalize('NFKC')
    .replace(E_MAIL, (address) => (address.length > 1 ? take(address) : ' '))
    .replace(ISO_DATE, (_all, year: string, month: string, day: string) => take(dateOf(year, month, day)))
    .replace(DATE, (_all, first: string, separator: string, second: string, year: string) => {
      const dayFirst = dateOf(year, second, first);
      return separator === '.' || Number(first) > 12 ? take(dayFirst) : take(dateOf(year, first, second), dayFirst);
    })
    .replace(NUMBER, (number) => {
      const digits = number.replaceAll(/\D/g, '');
      return take(digits, digits.replace(/^0+/, ''));
    });
  const words = rest.replaceAll(APOSTROPHES, '').split(SEPARATORS);
  return [...terms, ...words.filter((word) => word !== '').map((word) => [word])].filter(([word]) => word !== '');
}
