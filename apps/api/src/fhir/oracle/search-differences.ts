/** Searches that the other server answers otherwise, and why our answer is right. */
export interface SearchDifference {
  /** Names of the cases. Each of them must differ: a spec fails as soon as one no longer does. */
  cases: RegExp;
  reason: string;
}

export const SEARCH_DIFFERENCES: readonly SearchDifference[] = [
  {
    cases: /\?(_lastUpdated|date)=(eq|ne)?<instant/,
    reason: 'It finds nothing at an instant: its periods must overlap, and an instant has no length.',
  },
  {
    cases: /^Observation\?date=\w*<(day|local time)>$/,
    reason: 'It reads a date without an offset in UTC; we read it as the clock on the wall of the patient showed it.',
  },
  {
    cases: /^Observation\?_sort=-?date$/,
    reason: 'It sorts times as texts, although their offsets differ.',
  },
  {
    cases: /\?(patient|subject|device)=<id>$/,
    reason: 'It does not find a reference without its type.',
  },
  {
    cases: /^Observation\?status=<system>\|(<code>)?$/,
    reason: 'It does not know the system of an element that is a code.',
  },
  {
    cases: /^Patient\?(name|family)=<beginning>$/,
    reason: 'It finds the text anywhere in the name. FHIR wants the beginning.',
  },
  {
    cases: /^(Patient\?family|Location\?name)=<without diacritics>$/,
    reason: 'It tells letters with diacritics apart. FHIR wants them ignored.',
  },
  {
    cases: /:exact=<text>$/,
    reason: 'It ignores case. FHIR wants it kept.',
  },
  {
    cases: /^Patient\?birthdate=ne</,
    reason: 'It also finds patients without a date of birth, which has no value that could be another.',
  },
];
