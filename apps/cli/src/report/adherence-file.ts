import { ADHERENCE_HEADINGS, adherenceCells, BYTE_ORDER_MARK, csvLine, isInAdherenceTable } from '@rpm/charting';
import { AdherenceRepository } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { type AdherenceQuery, type AdherenceWithDatesView } from '@rpm/domain';

/** Number of patients whose days are counted by one statement. */
const PAGE_SIZE = 250;

/**
 * Writes the days with readings of all patients of an organization who match the query, ordered by patient, as a file for spreadsheets.
 * @param write receives the text of a page and the ids of its patients
 * @returns the number of patients in the file
 */
export async function writeAdherence(
  database: Database,
  organizationId: number,
  { firstDate, patientId, siteId, threshold, atRisk }: AdherenceQuery,
  write: (text: string, patients: readonly number[]) => Promise<void>,
): Promise<number> {
  const repository = new AdherenceRepository(database);
  await write(BYTE_ORDER_MARK + csvLine(ADHERENCE_HEADINGS), []);
  let count = 0;
  for (let afterPatientId = 0; ;) {
    const filter = { patientId, siteId, threshold, atRisk, days: true, includeInactive: true, afterPatientId };
    const page = await repository.list(organizationId, filter, firstDate, { page: 1, size: PAGE_SIZE });
    const entries = page.content.map(({ text }) => JSON.parse(text) as AdherenceWithDatesView);
    const listed = entries.filter(isInAdherenceTable);
    count += listed.length;
    const text = listed.map((entry) => csvLine(adherenceCells(entry))).join('');
    await write(
      text,
      listed.map(({ patient }) => patient.id),
    );
    const last = entries.at(-1);
    if (!last || entries.length < PAGE_SIZE) return count;
    afterPatientId = last.patient.id;
  }
}
