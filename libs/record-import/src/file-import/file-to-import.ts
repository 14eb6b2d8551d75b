import { type Actor, type AuditedRequest } from '@rpm/domain';
import { type ImportSource } from '../file/import-file';
import { type FileBytes } from '../vendor/vendor-file';
import { type FileAnswers } from './file-answers';
import { type ChosenPatient } from './file-patient';
import { type HasScope } from './required-scopes';

/** A file to be imported, and what a person has said about it. */
export interface FileToImport {
  bytes: FileBytes;
  answers: FileAnswers;
  /** The patient of the file; null if nobody has chosen one. */
  patient: ChosenPatient | null;
  /** Whether a patient with the chosen external identifier is created if there is none. */
  createPatients: boolean;
  /** Returns whether the caller has a scope: without patients:read, the person in the file is not compared with the patient. By default, the caller has all. */
  has?: HasScope;
}

export interface VendorImportSource extends FileToImport, Pick<ImportSource, 'audit'> {
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: string;
  actor?: Actor;
  /** The request for the audit trail, for a new import whose questions this caller has answered. Browsers answer with a request of its own. */
  audited?: AuditedRequest;
  /** Path of the reject file; null if there is none. */
  rejectPath: string | null;
  /** Id of an import that exists already, as those of browsers do. By default, an interrupted import of the same file and answers is resumed, or a new one begins. */
  fileImportId?: number;
  /** Number of records stored in one transaction. */
  batch?: number;
  /** Returns whether the work shall stop after the current batch; a later call resumes it. */
  isOver?: () => boolean;
  /** Called when the file has been analysed, and storing begins. */
  onAnalysed?: () => void;
}
