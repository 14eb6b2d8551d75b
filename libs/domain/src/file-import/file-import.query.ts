import { QueryChoice, QueryId } from '../input/query';
import { KeysetQuery } from '../page/keyset.query';
import { FILE_IMPORT_STATES, type FileImportState } from './file-import.view';

/** Filters for the list of imports of files. An import must match all of them. */
export class FileImportQuery extends KeysetQuery {
  @QueryChoice('Only imports in this state.', FILE_IMPORT_STATES) state?: FileImportState;
  @QueryId('Only imports of files of this patient.') patientId?: number;
}
