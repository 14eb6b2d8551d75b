import { type CsvCell } from './csv';

/** Properties by which people recognize a patient. */
export interface ListedPatient {
  id: number;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  externalIdentifier: string | null;
}

const COLUMNS: readonly (readonly [heading: string, cell: (patient: ListedPatient) => CsvCell])[] = [
  ['Last name', ({ lastName }) => lastName],
  ['First name', ({ firstName }) => firstName],
  ['Birth date', ({ dateOfBirth }) => dateOfBirth],
  ['MRN', ({ externalIdentifier }) => externalIdentifier],
  ['Patient ID', ({ id }) => id],
];

/** Headings of the columns with which every table of patients begins. */
export const PATIENT_HEADINGS: readonly string[] = COLUMNS.map(([heading]) => heading);

/** Returns the cells of a patient, in the order of {@link PATIENT_HEADINGS}. */
export const patientCells = (patient: ListedPatient): CsvCell[] => COLUMNS.map(([, cell]) => cell(patient));
