import {
  ADD_FILE_IMPORT,
  BEGIN_FILE_IMPORT,
  FIND_FILE_IMPORT,
  FIND_INTERRUPTED_FILE_IMPORT,
  type FileImportRow,
  LOCK_FILE_IMPORT_NUMBERS,
} from '@rpm/data-access';
import { type Database, recordEntry } from '@rpm/database';
import { type AuditedRequest, type AuditEntry } from '@rpm/domain';
import { type OpenedFile } from './file-analysis';
import { type FileAnswers } from './file-answers';
import { type VendorImportSource } from './file-to-import';
import { type PreparedPatient } from './prepare-patient';

/** The answers that must be equal for an interrupted import to be resumed. */
function answersToStore(answers: FileAnswers, format: string): string {
  return JSON.stringify({ ...answers, format });
}

/** Returns the row of the audit trail about a person's confirmation that a file is of a patient although it may name somebody else. It contains no name. */
export const confirmationOf = (audited: AuditedRequest, resourceId: number, patientId: number): AuditEntry => ({
  ...audited,
  ...{ resource: 'file-import/person-confirmation', resourceId, patients: [patientId], rows: 1, status: 200 },
});

/** Finds the import that is resumed or that a browser has announced, or adds a new one. */
export async function beginImport(
  database: Database,
  organizationId: number,
  { sha256, bytes, answers, actor, audited, fileImportId }: VendorImportSource,
  { format }: OpenedFile,
  { chosen: patient, createdPatients, isConfirmed }: PreparedPatient,
): Promise<FileImportRow> {
  return database.inTransaction({ organizationId, actor }, async (transaction) => {
    await transaction.run(LOCK_FILE_IMPORT_NUMBERS, {});
    const wanted = { sha256, answers: answersToStore(answers, format.name), patientId: patient.id };
    const [found] =
      fileImportId === undefined
        ? await transaction.run(FIND_INTERRUPTED_FILE_IMPORT, wanted)
        : await transaction.run(FIND_FILE_IMPORT, { id: fileImportId });
    if (found?.state === 'receiving') {
      const [begun] = await transaction.run(BEGIN_FILE_IMPORT, { ...wanted, id: found.id, format: format.name, createdPatients });
      return begun ?? found;
    }
    if (found) return found;
    const [row] = await transaction.run(ADD_FILE_IMPORT, {
      ...wanted,
      bytes: bytes.size,
      format: format.name,
      state: 'storing',
      createdPatients,
    });
    if (!row) throw new Error('The import was not added.');
    if (audited && isConfirmed) await recordEntry(transaction, confirmationOf(audited, row.id, patient.id));
    return row;
  });
}
