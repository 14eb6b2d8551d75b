import { type CsvCell } from './csv';
import { type ListedPatient, PATIENT_HEADINGS, patientCells } from './patient-columns';

/** The adherence of a patient with its days, as the API returns it. */
export interface AdherenceEntry {
  patient: ListedPatient;
  active: boolean;
  firstDate: string;
  lastDate: string;
  timeZone: string;
  days: number;
  threshold: { daysMin: number; daysMax: number } | null;
  dates: readonly string[];
}

type AdherenceColumn = readonly [heading: string, cell: (entry: AdherenceEntry) => CsvCell];

/** Columns behind those of the patient in the table of days with readings that a clinic bills. A range is written as `16 to 30`, because spreadsheets turn `2-15` into a date. */
const COLUMNS: readonly AdherenceColumn[] = [
  ['Enrolled', ({ active }) => (active ? 'yes' : 'no')],
  ['First day', ({ firstDate }) => firstDate],
  ['Last day', ({ lastDate }) => lastDate],
  ['Time zone', ({ timeZone }) => timeZone],
  ['Days with readings', ({ days }) => days],
  ['Range of days', ({ threshold }) => threshold && `${threshold.daysMin} to ${threshold.daysMax}`],
  ['Dates with readings', ({ dates }) => dates.join(' ')],
];

export const ADHERENCE_HEADINGS: readonly string[] = [...PATIENT_HEADINGS, ...COLUMNS.map(([heading]) => heading)];

/** Returns the cells of a patient, in the order of {@link ADHERENCE_HEADINGS}. */
export const adherenceCells = (entry: AdherenceEntry): CsvCell[] => [
  ...patientCells(entry.patient),
  ...COLUMNS.map(([, cell]) => cell(entry)),
];

/** Returns whether the table contains a patient: everybody who is monitored, and of the others those with a day, such as a patient discharged in the window. */
export const isInAdherenceTable = ({ active, days }: Pick<AdherenceEntry, 'active' | 'days'>): boolean => active || days > 0;
