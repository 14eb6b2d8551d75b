import {
  convertUnits,
  hasWiderStorage,
  errorsIfNew,
  type ReadingInput,
  normalizeAsAnyType,
  READING_KIND_NAMES,
  readingKind,
  type ReadingKindName,
  type ReadingValue,
  toFixedUnit,
  unitsOf,
} from '@rpm/domain';
import { columnOfProperty } from '@rpm/schema';
import { TimeSlice } from '@rpm/database';
import { type AuditArguments, auditArguments, type Sender } from './audited-readings.sql';

/** A column of readings, whose values are passed to a statement as one array, so that the same statement records one reading or thousands. */
interface InputColumn {
  name: string;
  /** SQL type of the array's elements. */
  type: string;
  read: (reading: ReadingInput) => unknown;
}

const SUBJECT: InputColumn[] = [
  { name: 'device_id', type: 'bigint', read: ({ device }) => device?.id },
  { name: 'identifier', type: 'text', read: ({ device }) => names(device?.deviceIdentifier)[0] },
  { name: 'mac_address', type: 'text', read: ({ device }) => names(device?.deviceIdentifier)[1] },
  { name: 'patient_id', type: 'bigint', read: ({ patient }) => patient?.id },
  { name: 'epoch_ms', type: 'double precision', read: (reading) => reading.readingTimestamp.getTime() },
  { name: 'measurement_index', type: 'integer', read: (reading) => reading.measurementIndex },
  { name: 'device_time_zone_offset', type: 'integer', read: (reading) => reading.deviceTimeZoneOffset },
  { name: 'manual', type: 'boolean', read: (reading) => reading.manual ?? false },
  { name: 'out_of_range', type: 'text', read: (reading) => reading['outOfRange'] },
  // As a literal in a text, because in a nested array PostgreSQL requires all inner arrays to have the same length.
  { name: 'circumstances', type: 'text', read: ({ circumstances }) => circumstances && `{${circumstances.join()}}` },
];

const names = (identifier: string | null | undefined) =>
  identifier === null || identifier === undefined ? [null, null] : normalizeAsAnyType(identifier);

const SQL_TYPES: Record<ReadingValue['type'], string> = {
  integer: 'integer',
  number: 'double precision',
  flag: 'boolean',
  choice: 'text',
  instants: 'text',
};

/** The columns for the measured values of one kind of reading. */
export function valueColumns(kind: ReadingKindName): InputColumn[] {
  return Object.entries(readingKind(kind).values).map(([property, value]) => ({
    name: columnOfProperty(property),
    type: SQL_TYPES[value.type],
    read: valueOf(property, value),
  }));
}

function valueOf(property: string, value: ReadingValue): InputColumn['read'] {
  if (value.type === 'instants') return (reading) => instantsLiteral(reading[property]);
  if (unitsOf(value).length <= 1) return (reading) => reading[property];
  return (reading) => {
    const sent = reading[property];
    return typeof sent === 'number' ? toFixedUnit(sent, reading[`${property}Unit`]) : sent;
  };
}

/** The column for a value as it was sent in another unit. */
function sentAsColumn(kind: ReadingKindName): InputColumn {
  const isConvertible = Object.values(readingKind(kind).values).some((value) => unitsOf(value).length > 1);
  return {
    name: 'sent_as',
    type: 'jsonb',
    read: (reading) => {
      const converted = isConvertible ? convertUnits(readingKind(kind), reading) : null;
      return converted && JSON.stringify(converted.sentAs);
    },
  };
}

/**
 * Formats a list as an array literal in a string, because in a nested array PostgreSQL requires all inner arrays to have the same length. An empty
 * list becomes null.
 */
function instantsLiteral(instants: unknown): string | null {
  const list = (instants ?? []) as Date[];
  return list.length === 0 ? null : `{${list.map((instant) => instant.toISOString()).join()}}`;
}

/**
 * The column that states whether a reading breaks a rule that was introduced after readings had been stored. Such a reading is only accepted as a duplicate of a stored one.
 */
function outsideColumn(kind: ReadingKindName): InputColumn {
  const description = readingKind(kind);
  const isPossible = Object.values(description.values).some(hasWiderStorage) || description.findErrorsOfNew !== undefined;
  return {
    name: 'is_outside',
    type: 'boolean',
    read: (reading) => isPossible && errorsIfNew(description, reading).length > 0,
  };
}

/** All columns for one kind of reading, each of which is a parameter of the statement that records readings. */
export const inputColumns = (kind: ReadingKindName) => [
  ...SUBJECT,
  ...valueColumns(kind),
  sentAsColumn(kind),
  outsideColumn(kind),
];

const COLUMNS = new Map(READING_KIND_NAMES.map((kind) => [kind, inputColumns(kind)]));

/** The arguments of a statement that records readings: `asJson`, those of the audit trail, and an array for each of the {@link inputColumns}. */
export type RecordArguments = { asJson: boolean } & AuditArguments & Record<string, unknown>;

/**
 * Returns the arguments of the statement that records readings. It pauses regularly to let other requests run, because formatting the timestamps of
 * a thousand sleep readings takes long.
 * @param asJson whether the statement returns each reading as JSON
 */
export async function recordReadingsArguments(
  kind: ReadingKindName,
  readings: readonly ReadingInput[],
  asJson: boolean,
  senders: readonly Sender[] = readings.map(() => ({})),
): Promise<RecordArguments> {
  const slice = new TimeSlice();
  const args: RecordArguments = { asJson, ...auditArguments(senders) };
  for (const { name, type, read } of COLUMNS.get(kind) ?? []) {
    const entries: unknown[] = [];
    for (const reading of readings) {
      if (slice.isOver) await slice.next();
      entries.push(read(reading) ?? null);
    }
    args[name] = array(type, entries);
  }
  return args;
}

/**
 * Formats arrays of numbers and booleans itself, because the driver would search each element for characters to quote, which numbers and booleans
 * never contain.
 */
function array(type: string, entries: unknown[]): unknown {
  return type === 'text' || type === 'jsonb' ? entries : `{${entries.map(String).join()}}`;
}
