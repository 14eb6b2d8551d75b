const E_MAIL = /\S*@\S*/g;
const YEAR = String.raw`(?:19|20)\d\d`;
const ANY_YEAR = String.raw`(${YEAR}|\d\d)`;
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Returns an expression that finds a pattern only where it is not part of an identifier, such as `A-1950-03-14`. */
const alone = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\d][-./]?)${pattern}(?![-./]?[\p{L}\d])`, 'giu');

const ISO_DATE = alone(String.raw`(${YEAR})[-/.](\d{1,2})[-/.](\d{1,2})`);
const DATE = alone(String.raw`(\d{1,2})(?:([/.-])(\d{1,2})\2${ANY_YEAR}| (\d{1,2}) (${YEAR}))`);
const DAY_AND_MONTH_NAME = alone(String.raw`(\d{1,2})(?:st|nd|rd|th)?[\s.-]*(${MONTHS})[\s.,-]*${ANY_YEAR}`);
const MONTH_NAME_AND_DAY = alone(String.raw`(${MONTHS})[\s.-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,-]+${ANY_YEAR}`);
const YEAR_AND_MONTH = alone(String.raw`(${YEAR})[-/.](\d{1,2})`);
const MONTH_AND_YEAR = alone(String.raw`(\d{1,2})[-/.](${YEAR})`);
/** At least four digits, which may be separated as in telephone numbers. */
const NUMBER = /(?<![\p{L}\d][-./_]?)\+?\(?\d(?:[\s()./-]{0,3}\d){3,}(?![\p{L}\d])/gu;

/** Spaces, and the punctuation of ASCII and of Unicode. The function of the database that splits names into words has the same characters. */
const SEPARATORS = /[\s!-/:-@[-`{-~\u2000-\u206f]+/gu;
const APOSTROPHES = /['’‘`]/g;
const CHUNK_ENDS = /[\s,;:|"()[\]<>]+/u;

/** Words that people write before a name, a date or a number. They are ignored if anything else is searched for. */
const LABELS = new Set(['mr', 'mrs', 'ms', 'miss', 'dob', 'born', 'mrn', 'id', 'no', 'tel', 'phone']);

/**
 * Characters with which the stored words begin that are no names and no dates. They follow all letters of ASCII, so that patients are sorted behind those of whom
 * a name matches. The function of the database that stores the words has the same ones.
 */
const IDENTIFIER = '{';
const E_MAIL_ADDRESS = '|';
const TELEPHONE = '~';
/** Number of letters from which identifiers are searched for a word: `garcia m` must not find everybody with an identifier such as `MRN-1`. */
const MIN_LETTERS = 3;
/** Number of digits from which telephone numbers are searched: people know the last four of them. */
const MIN_DIGITS = 4;

/** Maximum number of parts that are searched for. Further parts of a longer text are ignored. */
const MAX_TERMS = 10;

const EMPTY = new Set(['', IDENTIFIER, E_MAIL_ADDRESS, TELEPHONE]);

const joined = (text: string) => text.replaceAll(SEPARATORS, '');

/** Returns the years that a text can mean: two digits are a year of the last or of this century. */
const yearsOf = (year: string) => (year.length === 2 ? [`19${year}`, `20${year}`] : [year]);

/** Returns the date in the form in which dates of birth are stored for the search, or no date if no month has such a number or such a day. */
function datesOf(year: string, month: string, day: string): string[] {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return [];
  return yearsOf(year).map((one) => `${one}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const monthsOf = (year: string, month: string) => datesOf(year, month, '01').map((date) => date.slice(0, 7));

/** Returns the number of an English month, also of a shortened one. */
const monthOf = (name: string) => String(MONTH_NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** Returns the alternatives for a number: an identifier, a part of a telephone number, or, of eight digits, a date without separators. */
function numbersOf(text: string): string[] {
  const digits = text.replaceAll('(0)', '').replaceAll(/\D/g, '');
  const withoutZeros = digits.replace(/^0+/, '');
  const [, first = '', second = '', year = ''] = /^(\d\d)(\d\d)(\d{4})$/.exec(digits) ?? [];
  const isYear = new RegExp(`^${YEAR}$`);
  return [
    ...(isYear.test(digits) ? [digits] : []),
    ...[digits, withoutZeros].map((one) => IDENTIFIER + one),
    ...[digits, withoutZeros].filter(({ length }) => length >= MIN_DIGITS).map((one) => TELEPHONE + one),
    ...(isYear.test(year) ? [...datesOf(year, first, second), ...datesOf(year, second, first)] : []),
    ...(isYear.test(first + second) ? datesOf(first + second, year.slice(0, 2), year.slice(2)) : []),
  ];
}

/** Returns the alternatives for a word: its spellings, because `Müller` is also written `Mueller` and stored either way, and the beginning of an identifier. */
function wordsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const expanded = lower.replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  // A digraph at the end is no umlaut: `joe` must not find everybody whose name begins with `jo`.
  const contracted = lower.replaceAll(/([aou])e(?=\p{L})/gu, '$1');
  return [
    word,
    ...[expanded, contracted].filter((one) => one !== lower),
    ...(word.length < MIN_LETTERS ? [] : [IDENTIFIER + word]),
  ];
}

/**
 * Splits the text that a person types to find a patient into parts. A patient is found who has, for each part, a stored word that begins with one of its
 * alternatives. A date with slashes is read as month and day, and if possible also as day and month; a date with dots is read as day and month if possible.
 */
export function searchTerms(query: string): string[][] {
  const terms: string[][] = [];
  const take = (...alternatives: string[]) => {
    terms.push([...new Set(alternatives)].filter((one) => !EMPTY.has(one)));
    return ' ';
  };
  const takeDate = (all: string, dates: readonly string[]) => (dates.length === 0 ? all : take(...dates, ...numbersOf(all)));
  const rest = query
    .normalize('NFKC')
    .replace(E_MAIL, (address) => take(E_MAIL_ADDRESS + joined(address)))
    .replace(ISO_DATE, (all, year: string, month: string, day: string) => takeDate(all, datesOf(year, month, day)))
    .replace(
      DATE,
      (all, first: string, separator?: string, middle?: string, end?: string, spacedMiddle?: string, spacedEnd?: string) => {
        const [second, year] = [middle ?? spacedMiddle ?? '', end ?? spacedEnd ?? ''];
        const dayFirst = datesOf(year, second, first);
        return takeDate(
          all,
          separator === '.' && dayFirst.length > 0 ? dayFirst : [...datesOf(year, first, second), ...dayFirst],
        );
      },
    )
    .replace(DAY_AND_MONTH_NAME, (all, day: string, month: string, year: string) =>
      takeDate(all, datesOf(year, monthOf(month), day)),
    )
    .replace(MONTH_NAME_AND_DAY, (all, month: string, day: string, year: string) =>
      takeDate(all, datesOf(year, monthOf(month), day)),
    )
    .replace(YEAR_AND_MONTH, (all, year: string, month: string) => takeDate(all, monthsOf(year, month)))
    .replace(MONTH_AND_YEAR, (all, month: string, year: string) => takeDate(all, monthsOf(year, month)))
    .replace(NUMBER, (number) => take(...numbersOf(number)));
  const words: string[] = [];
  for (const chunk of rest.replaceAll(APOSTROPHES, '').split(CHUNK_ENDS)) {
    if (/^\d+$/.test(joined(chunk))) take(...numbersOf(chunk));
    else if (/\d/.test(chunk)) take(IDENTIFIER + joined(chunk), E_MAIL_ADDRESS + joined(chunk), joined(chunk));
    else words.push(...chunk.split(SEPARATORS).filter((word) => word !== ''));
  }
  const names = words.filter((word) => !LABELS.has(word.toLowerCase()));
  const used = names.length + terms.length > 0 ? names : words;
  const all = [...used.map(wordsOf), ...terms].filter(({ length }) => length > 0);
  return [...new Map(all.map((term) => [term.join(' ').toLowerCase(), term])).values()].slice(0, MAX_TERMS);
}
