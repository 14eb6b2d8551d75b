import { ADHERENCE_HEADINGS, adherenceCells, isInAdherenceTable } from '@rpm/charting';
import { CsvDownload } from '../csv/csv-download';
import { partsByPatient } from '../csv/parts-by-patient';
import { loadAdherenceList } from './adherence-list';

/** Number of patients that a request returns. */
const SIZE = 250;

/** Saves the days with readings of all patients who match the filters of the list, with names and identifiers. */
export function AdherenceDownload({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { firstDate } = filters;
  return (
    <CsvDownload
      text="Save as CSV"
      fileName={`days-with-readings${firstDate === undefined ? '' : `-from-${firstDate}`}.csv`}
      headings={ADHERENCE_HEADINGS}
      parts={(signal) =>
        partsByPatient(
          // The file contains patients who were discharged, too.
          (after) => loadAdherenceList({ ...filters, ...after, includeInactive: true, size: SIZE }, signal),
          (patients) => patients.filter(isInAdherenceTable).map(adherenceCells),
        )
      }
    />
  );
}
