import { ADHERENCE_HEADINGS, adherenceCells, isInAdherenceTable } from '@rpm/charting';
import { type AdherenceWithDates } from '@rpm/client';
import { CsvDownload, type CsvPart } from '../csv/csv-download';
import { type ListPage } from '../components/table';
import { rpm } from '../service/rpm';

/** Number of patients that a request returns. */
const SIZE = 250;

/** Reads the days of all patients who match the filters, also of those who were discharged. */
async function* partsOf(filters: object, signal: AbortSignal): AsyncGenerator<CsvPart> {
  let read = 0;
  for (let afterPatientId: number | undefined; ;) {
    const input = {
      ...filters,
      days: true,
      includeInactive: true,
      size: SIZE,
      ...(afterPatientId !== undefined && { afterPatientId }),
    };
    const { content, total } = (await rpm.listAdherence(input, { signal })) as ListPage<AdherenceWithDates>;
    const rows = content.filter(isInAdherenceTable).map(adherenceCells);
    yield { rows, read: read + content.length, total: read + total };
    read += content.length;
    afterPatientId = content.at(-1)?.patient.id;
    if (content.length === total || afterPatientId === undefined) return;
  }
}

/** Saves the days with readings of all patients who match the filters of the list, with names and identifiers. */
export function AdherenceDownload({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { firstDate } = filters;
  return (
    <CsvDownload
      text="Save as CSV"
      fileName={`days-with-readings${firstDate === undefined ? '' : `-from-${firstDate}`}.csv`}
      headings={ADHERENCE_HEADINGS}
      parts={(signal) => partsOf(filters, signal)}
    />
  );
}
