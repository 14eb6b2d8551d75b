import { type FhirIdentity, type Resource } from '@rpm/fhir';
import { type ExportFile, type ExportSelection } from './export-request';

/** Resources of a file that are in memory at the same time, and the patients whose data they contain. */
export interface ExportPage {
  resources: Resource[];
  patients: number[];
}

/** A file of an export, and all that decides what it contains. */
export interface FileToRead {
  organizationId: number;
  identity: FhirIdentity;
  file: ExportFile;
  selection: ExportSelection;
  transactionTimestamp: Date;
}

/** The arguments about time that the statements of a file have in common. */
export function timesOf({ selection: { since, until }, transactionTimestamp }: FileToRead) {
  return {
    changedAfter: since === null ? null : new Date(since),
    until: until === null ? null : new Date(until),
    transactionTimestamp,
  };
}
