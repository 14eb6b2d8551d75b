import { type GivenReading, normalizedIdentifiers, readingKind, type ReadingKindName, type ReadingValue } from '@rpm/domain';
import { columnOf } from './reading-table';

/** What a statement takes of each reading: one array per column, so that one reading and thousands are the same statement. */
interface GivenColumn {
  name: string;
  /** As it is sent, in an array. */
  type: string;
  of: (reading: GivenReading) => unknown;
}

const SUBJECT: GivenColumn[] = [
  { name: 'device_id', type: 'bigint', of: (reading) => reading.deviceId },
  { name: 'identifier', type: 'text', of: ({ deviceIdentifier }) => names(deviceIdentifier)[0] },
  { name: 'mac_address', type: 'text', of: ({ deviceIdentifier }) => names(deviceIdentifier)[1] },
  { name: 'patient_id', type: 'bigint', of: (reading) => reading.patientId },
  { name: 'epoch_ms', type: 'double precision', of: (reading) => reading.readingTimestamp.getTime() },
  { name: 'measurement_index', type: 'integer', of: (reading) => reading.measurementIndex },
  { name: 'device_time_zone_offset', type: 'integer', of: (reading) => reading.deviceTimeZoneOffset },
  { name: 'manual', type: 'boolean', of: (reading) => reading.manual ?? false },
];

const names = (identifier: string | null | undefined) => (identifier ? normalizedIdentifiers(identifier) : [null, null]);

const SENT_AS: Record<ReadingValue['type'], string> = {
  integer: 'integer',
  number: 'double precision',
  flag: 'boolean',
  choice: 'text',
  instants: 'text',
};

/** The columns of what a kind measures. */
export function valueColumns(kind: ReadingKindName): GivenColumn[] {
  return Object.entries(readingKind(kind).values).map(([member, { type }]) => ({
    name: columnOf(member),
    type: SENT_AS[type],
    of: (reading) => (type === 'instants' ? instantsLiteral(reading[member]) : reading[member]),
  }));
}

/** Arrays within an array would all have to be of one length. An empty list says as little as none. */
function instantsLiteral(instants: unknown): string | null {
  const list = (instants ?? []) as Date[];
  return list.length === 0 ? null : `{${list.map((instant) => instant.toISOString()).join()}}`;
}

/** All columns of a kind, in the order in which their values are sent. */
export const givenColumns = (kind: ReadingKindName) => [...SUBJECT, ...valueColumns(kind)];

/** The values of the statement that records readings. @param isShown whether each reading is wanted as JSON too */
export function recordValues(
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly GivenReading[],
  isShown: boolean,
): unknown[] {
  return [organizationId, isShown, ...givenColumns(kind).map(({ type, of }) => array(type, readings.map(of)))];
}

/** Of numbers and flags nothing needs quotes; the driver would look for it in each. */
function array(type: string, entries: unknown[]): unknown {
  const given = entries.map((entry) => entry ?? null);
  return type === 'text' ? given : `{${given.map(String).join()}}`;
}
