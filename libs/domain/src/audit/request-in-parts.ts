import { type AuditEntry } from './audit-entry';

/** The content of one row of the audit trail about a request, or about a part of it. */
export type RecordedPart = Pick<AuditEntry, 'patients' | 'rows' | 'status'>;

/**
 * The HTTP statuses of the ends of requests: `done`, broken off because the client, the reader of the output or the user left (`brokenOff`), or `failed`. A program
 * that is killed leaves no row of an end.
 */
export const REQUEST_ENDS = { done: 200, brokenOff: 499, failed: 500 } as const;

/** Status of the row of a part, which is stored before the part leaves or in the transaction of the part. */
const PART = 206;

/**
 * The row of the beginning of a request that shows or changes data in several parts: a download, an export, an import. It is followed by a row for each part
 * ({@link partOf}) and by a row of the end ({@link endOf}).
 */
export const BEGINNING: RecordedPart = { patients: [], rows: 0, status: null };

/** Returns the row of a part. A part that shows nobody's data needs none; a part that changes data does. @param patients ids of the patients whose data the part contains @param rows number of its records */
export const partOf = (patients: readonly number[], rows: number): RecordedPart => ({ patients, rows, status: PART });

/** Returns the row of the end. It names no patients, because the rows of the parts do. @param rows number of records of all parts @param status how the request ended */
export const endOf = (rows: number, status: number): RecordedPart => ({ patients: [], rows, status });
