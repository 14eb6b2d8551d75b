import { type CsvCell } from './csv';

/** The adherence of a patient with its days, as the API returns it. */
export interface AdherenceEntry {
  patient: { id: number; firstName: string; lastName: string; dateOfBirth: string | null; externalIdentifier: string | null };
  active: boolean;
  firstDate: string;
  lastDate: string;
  timeZone: string;
  days: number;
  threshold: { daysMin: number; daysMax: number } | null;
  dates: readonly string[];
}

type AdherenceColumn = readonly [heading: string, cell: (entry: AdherenceEntry) => CsvCell];

/** Columns of the table of days with readings that a clinic bills. A range is written as `16 to 30`, because spreadsheets turn `2-15` into a date. */
const COLUMNS: readonly AdherenceColumn[] = [
  ['Last name', ({ patient }) => patient.lastName],
  ['First name', ({ patient }) => patient.firstName],
  ['Birth date', ({ patient }) => patient.dateOfBirth],
  ['Identifier', ({ patient }) => patient.externalIdentifier],
  ['Patient number', ({ patient }) => patient.id],
  ['Enrolled', ({ active }) => (active ? 'yes' : 'no')],
  ['First day', ({ firstDate }) => firstDate],
  ['Last day', ({ lastDate }) => lastDate],
  ['Time zone', ({ timeZone }) => timeZone],
  ['Days with readings', ({ days }) => days],
  ['Range of days', ({ threshold }) => threshold && `${threshold.daysMin} to ${threshold.daysMax}`],
  ['Dates with readings', ({ dates }) => dates.join(' ')],
];

export const ADHERENCE_HEADINGS: readonly string[] = COLUMNS.map(([heading]) => heading);

/** Returns the cells of a patient, in the order of {@link ADHERENCE_HEADINGS}. */
export const adherenceCells = (entry: AdherenceEntry): CsvCell[] => COLUMNS.map(([, cell]) => cell(entry));

/** Returns whether the table contains a patient: everybody who is monitored, and of the others those with a day, such as a patient discharged in the window. */
export const isInAdherenceTable = ({ active, days }: Pick<AdherenceEntry, 'active' | 'days'>): boolean => active || days > 0;
