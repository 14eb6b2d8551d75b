import { type Database, JsonText, type KeysetList, listByKeyset, statement, type Transaction } from '@rpm/database';
import { type FileImportListView, type FileImportQuery, type FileImportView, NotFound, patientsGiven } from '@rpm/domain';
import { FILE_IMPORT, FILE_IMPORT_ENTRY } from './file-import.view';

/** Imports of files, newest first. */
export const FILE_IMPORT_LIST: KeysetList = {
  from: 'file_import f',
  json: FILE_IMPORT_ENTRY,
  conditions: {
    state: 'f.state = $state',
    patientId: `f.patient_id in (
      select p.id from patient p where p.organization_id = $organizationId and (p.id = $patientId or p.merged_into = $patientId))`,
  },
};

/** Lists the imports of an organization, newest first. */
export const listFileImports = (
  database: Database,
  organizationId: number,
  query: FileImportQuery,
): Promise<JsonText<FileImportListView>> =>
  listByKeyset(database, organizationId, FILE_IMPORT_LIST, query, `array_remove(array[f.patient_id::float8], null)`);

const FIND_FILE_IMPORT_JSON = statement<{ id: number }, { json: string; patientId: number | null }>({
  name: 'find-file-import-json',
  text: `select ${FILE_IMPORT}::text as json, f.patient_id as "patientId" from file_import f where f.organization_id = $organizationId and f.id = $id`,
});

/** Returns an import with everything that its page shows. @throws NotFound */
export async function requireFileImport(transaction: Transaction, id: number): Promise<JsonText<FileImportView>> {
  const [row] = await transaction.run(FIND_FILE_IMPORT_JSON, { id });
  if (!row) throw new NotFound('file import');
  return JsonText.writtenBy(FILE_IMPORT, row.json, patientsGiven(row.patientId === null ? [] : [row.patientId]));
}
