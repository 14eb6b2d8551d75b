import { CsvDownload } from '../csv/csv-download';
import { partsByPatient } from '../csv/parts-by-patient';
import { useSession } from '../service/session';
import { type PatientColumn, patientHeadings, patientRowCells } from './patient-columns';
import { loadPatientRows } from './patient-rows';

/** Number of patients that are read at once: those whose summaries are one request. */
const SIZE = 100;

/** Says why the list lacks patients who match a search. */
class ListIncomplete extends Error {}

interface DownloadProperties {
  filters: Readonly<Record<string, string>>;
  columns: readonly PatientColumn[];
}

/** Loads patients in the order of their ids. @throws ListIncomplete if a search finds more than it returns */
async function loadWhole(filters: Readonly<Record<string, unknown>>, canReadReadings: boolean, signal: AbortSignal) {
  const page = await loadPatientRows({ ...filters, sort: 'id', size: SIZE }, canReadReadings, signal);
  if (page.note !== undefined && page.note !== '') throw new ListIncomplete(page.note);
  return page;
}

/** Saves all patients who match the filters of the list, with its columns, ordered by id. */
export function PatientDownload({ filters, columns }: DownloadProperties) {
  const session = useSession();
  return (
    <CsvDownload
      text="Save as CSV"
      fileName="patients.csv"
      headings={patientHeadings(columns)}
      parts={(signal) =>
        partsByPatient(
          (after) => loadWhole({ ...filters, ...after }, session.can('readings:read'), signal),
          (patients) => patients.map((row) => patientRowCells(row, columns, session)),
        )
      }
      failure={(error) => (error instanceof ListIncomplete ? `The file would lack patients. ${error.message}` : null)}
    />
  );
}
