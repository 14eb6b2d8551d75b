import { type AuditEntry } from '@rpm/domain';
import { snakeCase } from '../connection/snake-naming-strategy';
import { statement } from '../statement/statement';

/** An entry as it is stored: the properties of a request, and those that only deliveries and requests that share a row have. */
export interface AuditRow extends AuditEntry {
  furtherRequestIds?: readonly string[];
  host?: string;
  webhookId?: number;
  /** SHA-256 of each body, in hexadecimal, one after the other. */
  digests?: string;
  purpose?: string;
}

/** Every column of the audit trail that the database does not fill itself. */
export const AUDIT_COLUMNS: readonly (keyof AuditRow)[] = [
  'organizationId',
  'actorId',
  'sessionId',
  'resourceId',
  'webhookId',
  'requestId',
  'rows',
  'status',
  'actorKind',
  'assertedActor',
  'action',
  'resource',
  'patients',
  'furtherRequestIds',
  'clientRequestHash',
  'address',
  'host',
  'digests',
  'purpose',
];

const COLUMN_LIST = AUDIT_COLUMNS.map((column) => snakeCase(column)).join(', ');

/** The beginning of an SQL statement that adds rows to the audit trail. It is followed by a query for {@link AUDIT_COLUMNS}. */
export const INSERT_AUDIT_ROWS = `insert into audit_event (${COLUMN_LIST})`;

/** Adds rows, given as JSON with the names of the columns. */
export const INSERT_ENTRIES = statement<{ entries: string }>({
  name: 'insert-audit-entries',
  text: `${INSERT_AUDIT_ROWS} select ${COLUMN_LIST} from json_populate_recordset(null::audit_event, $entries::json)`,
});

/** An entry about something that happened before it is recorded. */
export interface PastAuditRow extends AuditRow {
  /** The time at which it happened, as in RFC 3339. */
  recordedTimestamp: string;
}

/** Adds rows with the time at which they happened, given as JSON with the names of the columns. */
export const INSERT_PAST_ENTRIES = statement<{ entries: string }>({
  name: 'insert-past-audit-entries',
  text: `insert into audit_event (${COLUMN_LIST}, recorded_timestamp)
    select ${COLUMN_LIST}, recorded_timestamp from json_populate_recordset(null::audit_event, $entries::json)`,
});

/** The columns with the properties from which they are filled. Names are converted once, because a busy service stores thousands of entries in a second. */
const FILLED = AUDIT_COLUMNS.map((property) => ({
  property,
  column: snakeCase(property),
  isBytes: property === 'clientRequestHash' || property === 'digests',
}));

/** Converts entries to the argument of {@link INSERT_ENTRIES}. Columns without a value are left out, because PostgreSQL reads a short text faster. */
export const entriesAsJson = (entries: readonly AuditRow[]): string => JSON.stringify(entries.map(valuesOfColumns));

/** Converts entries to the argument of {@link INSERT_PAST_ENTRIES}. */
export const pastEntriesAsJson = (entries: readonly PastAuditRow[]): string =>
  JSON.stringify(entries.map((entry) => ({ ...valuesOfColumns(entry), recorded_timestamp: entry.recordedTimestamp })));

function valuesOfColumns(entry: AuditRow): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { property, column, isBytes } of FILLED) {
    const value = entry[property];
    // PostgreSQL reads hexadecimal digits as bytes after `\x`.
    if (value !== null && value !== undefined) values[column] = isBytes ? `\\x${String(value)}` : value;
  }
  return values;
}
