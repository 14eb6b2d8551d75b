import { CsvDownload, type CsvPart } from '../csv/csv-download';
import { type Session, useSession } from '../service/session';
import { type PatientColumn, patientHeadings, patientRowCells } from './patient-columns';
import { loadPatientRows } from './patient-rows';

/** Number of patients that are read at once: those whose summaries are one request. */
const SIZE = 100;

/** Says that patients joined or left the list while its pages were read, so that one could be missing. */
class ListChanged extends Error {}

/** Says why the list lacks patients who match a search. */
class ListIncomplete extends Error {}

interface DownloadProperties {
  filters: Readonly<Record<string, string>>;
  columns: readonly PatientColumn[];
}

/** Reads all patients who match the filters, ordered by id. */
async function* partsOf(
  { filters, columns }: DownloadProperties,
  session: Session & { can: (scope: string) => boolean },
  signal: AbortSignal,
): AsyncGenerator<CsvPart> {
  const read = new Set<number>();
  for (let page = 1, first: number | undefined; ; page++) {
    const input = { ...filters, sort: 'id', page, size: SIZE };
    const { content, total, last, note = '' } = await loadPatientRows(input, session.can('readings:read'), signal);
    if (note !== '') throw new ListIncomplete(note);
    first ??= total;
    for (const { patient } of content) read.add(patient.id);
    if (total !== first || (last && read.size !== total)) throw new ListChanged();
    yield { rows: content.map((row) => patientRowCells(row, columns, session)), read: read.size, total };
    if (last) return;
  }
}

/** Saves all patients who match the filters of the list, with its columns. */
export function PatientDownload({ filters, columns }: DownloadProperties) {
  const session = useSession();
  return (
    <CsvDownload
      text="Save as CSV"
      fileName="patients.csv"
      headings={patientHeadings(columns)}
      parts={(signal) => partsOf({ filters, columns }, session, signal)}
      failure={(error) => {
        if (error instanceof ListIncomplete) return `The file would lack patients. ${error.message}`;
        return error instanceof ListChanged ? 'The list has changed while it was read. Save it again.' : null;
      }}
    />
  );
}
