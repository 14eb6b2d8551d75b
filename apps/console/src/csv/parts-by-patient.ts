import { type CsvCell } from '@rpm/charting';
import { type ListPage } from '../components/table';
import { type CsvPart } from './csv-download';

/**
 * Reads a whole list of patients part by part, ordered by id. Each request names the last patient that was read instead of a page number, so that nobody is
 * missed if others join or leave the list meanwhile.
 * @param load sends a request with the given parameter
 */
export async function* partsByPatient<Entry extends { patient: { id: number } }>(
  load: (after: { afterPatientId?: number }) => Promise<ListPage<Entry>>,
  rowsOf: (entries: readonly Entry[]) => CsvCell[][],
): AsyncGenerator<CsvPart> {
  let read = 0;
  for (let afterPatientId: number | undefined; ;) {
    const { content, total } = await load(afterPatientId === undefined ? {} : { afterPatientId });
    yield { rows: rowsOf(content), read: read + content.length, total: read + total };
    read += content.length;
    afterPatientId = content.at(-1)?.patient.id;
    if (content.length === total || afterPatientId === undefined) return;
  }
}
