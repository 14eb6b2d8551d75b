import { CsvDownload } from '../csv/csv-download';
import { partsByPatient } from '../csv/parts-by-patient';
import { useSession } from '../service/session';
import { type PatientColumn, patientHeadings, patientRowCells } from './patient-columns';
import { loadPatientRows } from './patient-rows';

/** Number of patients that are read at once: those whose summaries are one request. */
const SIZE = 100;

interface DownloadProperties {
  filters: Readonly<Record<string, string>>;
  columns: readonly PatientColumn[];
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
          (after) => loadPatientRows({ ...filters, ...after, sort: 'id', size: SIZE }, session.can('readings:read'), signal),
          (patients) => patients.map((row) => patientRowCells(row, columns, session)),
        )
      }
    />
  );
}
