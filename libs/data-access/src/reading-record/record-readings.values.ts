import {
  type GivenReading,
  normalizedIdentifiers,
  READING_KIND_NAMES,
  readingKind,
  type ReadingKindName,
  type ReadingValue,
} from '@rpm/domain';
import { columnOf } from '../reading/reading-table';
import { TimeSlice } from '../database/time-slice';

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

const COLUMNS = new Map(READING_KIND_NAMES.map((kind) => [kind, givenColumns(kind)]));

/**
 * The values of the statement that records readings. The event loop serves other requests meanwhile: the instants of a thousand nights
 * take long to write.
 * @param isShown whether each reading is wanted as JSON too
 */
export async function recordValues(
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly GivenReading[],
  isShown: boolean,
): Promise<unknown[]> {
  const slice = new TimeSlice();
  const values: unknown[] = [organizationId, isShown];
  for (const { type, of } of COLUMNS.get(kind) ?? []) {
    const entries: unknown[] = [];
    for (const reading of readings) {
      if (slice.isOver) await slice.next();
      entries.push(of(reading) ?? null);
    }
    values.push(array(type, entries));
  }
  return values;
}

/** Of numbers and flags nothing needs quotes; the driver would look for it in each. */
function array(type: string, entries: unknown[]): unknown {
  return type === 'text' ? entries : `{${entries.map(String).join()}}`;
}
