import { agoText, type CsvCell, dateText, PATIENT_HEADINGS, patientCells, readingText, timeText } from '@rpm/charting';
import { hrefOf } from '../service/address';
import { type Session } from '../service/session';
import { type Column } from '../components/table';
import { Status } from '../components/texts';
import { PatientName } from '../named-patient/patient';
import { siteText } from '../site/site-text';
import { latestReadings, type LatestReading, ReadingAge, ReadingWords } from './latest-readings';
import { type PatientRow } from './patient-rows';

/** A column that people can show or hide. */
export interface PatientColumn extends Column<PatientRow> {
  /** Returns the text of the column in a file; absent if each file begins with this column anyway. */
  text?: (row: PatientRow, session: Session) => CsvCell;
  /** Whether the column is shown at first. */
  isUsual: boolean;
  /** Scope without which the column is empty. */
  scope?: string;
}

/** Maximum number of kinds of readings in the column of values. */
const KINDS = 3;

const readings = ({ summary }: PatientRow): LatestReading[] => (summary ? latestReadings(summary) : []);
const siteOf = ({ patient: { site } }: PatientRow) => (site === null ? null : siteText(site));
const enrolmentOf = ({ patient: { archived, enrolled } }: PatientRow) => (archived ? 'Archived' : enrolled ? 'Yes' : 'No');
const daysOf = ({ summary }: PatientRow) => (summary ? `${summary.days} of 30` : '–');

/** A reading in words with its time, because an age would be wrong as soon as the file is an hour old. */
const readingWithTime = ({ kind, reading }: LatestReading, { units, timeZone }: Session) =>
  `${kind.title} ${readingText(kind, reading, units).text} (${timeText(Date.parse(reading.readingTimestamp), timeZone)})`;

/** Columns behind the patient. */
export const PATIENT_COLUMNS: readonly PatientColumn[] = [
  {
    title: 'Last reading',
    value: (row) => {
      const [newest] = readings(row);
      return newest ? <ReadingAge reading={newest.reading} /> : '–';
    },
    text: (row) => readings(row)[0]?.reading.readingTimestamp ?? null,
    isUsual: true,
    scope: 'readings:read',
  },
  {
    title: 'Latest values',
    value: (row) => (
      <ul class="latest">
        {readings(row)
          .slice(0, KINDS)
          .map((one) => (
            <li key={one.kind.kind}>
              <ReadingWords latest={one} /> <small>{agoText(Date.parse(one.reading.readingTimestamp), Date.now())}</small>
            </li>
          ))}
      </ul>
    ),
    text: (row, session) =>
      readings(row)
        .map((one) => readingWithTime(one, session))
        .join('; '),
    isUsual: true,
    scope: 'readings:read',
  },
  {
    title: 'Days with readings',
    value: daysOf,
    text: ({ summary }) => summary && summary.days,
    isNumber: true,
    isUsual: true,
    scope: 'readings:read',
  },
  {
    title: 'Status',
    value: ({ summary }) => (summary?.atRisk === true ? <Status value="atRisk" /> : '–'),
    text: ({ summary }) => (summary?.atRisk === true ? 'likely under 16 days' : null),
    isUsual: true,
    scope: 'readings:read',
  },
  { title: 'Site', value: (row) => siteOf(row) ?? '–', text: siteOf, isUsual: true },
  { title: 'Enrolled', value: enrolmentOf, text: enrolmentOf, isUsual: true },
  {
    title: 'Birth date',
    value: ({ patient: { dateOfBirth } }) => (dateOfBirth === null ? '–' : dateText(dateOfBirth)),
    sort: 'dateOfBirth',
    isUsual: false,
  },
  {
    title: 'MRN',
    value: ({ patient: { externalIdentifier } }) => externalIdentifier ?? '–',
    sort: 'externalIdentifier',
    isUsual: false,
  },
  { title: 'ID', value: ({ patient: { id } }) => id, isNumber: true, sort: 'id', isUsual: false },
  { title: 'E-mail', value: ({ patient: { email } }) => email ?? '–', text: ({ patient: { email } }) => email, isUsual: false },
  {
    title: 'Telephone',
    value: ({ patient: { phoneNumber } }) => phoneNumber ?? '–',
    text: ({ patient: { phoneNumber } }) => phoneNumber,
    isUsual: false,
  },
];

/** The column of the patient, which is always shown, and leads to the page of the patient. */
export const PATIENT_COLUMN: Column<PatientRow> = {
  title: 'Patient',
  sort: 'lastName',
  value: ({ patient }) => (
    <a class="row" href={hrefOf(`/patients/${patient.id}`)}>
      <PatientName patient={patient} isSorted />
    </a>
  ),
};

/** The visible columns that follow the columns with the patient's own data in a CSV file. */
const inFile = (columns: readonly PatientColumn[]) => columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));

export const patientHeadings = (columns: readonly PatientColumn[]): string[] => [
  ...PATIENT_HEADINGS,
  ...inFile(columns).map(({ title }) => title),
];

/** Returns the cells of a patient, in the order of {@link patientHeadings}. */
export const patientRowCells = (row: PatientRow, columns: readonly PatientColumn[], session: Session): CsvCell[] => [
  ...patientCells(row.patient),
  ...inFile(columns).map(({ text }) => text(row, session)),
];
