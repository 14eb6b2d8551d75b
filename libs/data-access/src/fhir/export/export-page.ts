import { type FhirIdentity } from '@rpm/fhir';
import { type FoundResource } from '../page/fhir-page';
import { type ExportFile, type ExportSelection } from './export-request';

/** Part of a file, as NDJSON. */
export interface ExportPage {
  /** Bytes in UTF-8 instead of a string, because long strings that wait for a client make the heap of V8 grow until its next full collection. */
  text: Buffer;
  /** Ids of the patients whose data the text contains. */
  patients: readonly number[];
  /** Number of resources. */
  rows: number;
}

/** Collects the lines of a page. Each resource becomes text at once, so that only few of them are in memory at the same time. */
export class PageLines {
  private readonly lines: string[] = [];
  private readonly patients = new Set<number>();

  add({ resource, patients }: FoundResource): void {
    this.lines.push(JSON.stringify(resource), '\n');
    for (const patient of patients) this.patients.add(patient);
  }

  get page(): ExportPage {
    return { text: Buffer.from(this.lines.join('')), patients: [...this.patients], rows: this.lines.length / 2 };
  }
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
