import { correctableProperties, readingKind, type ReadingKindName, type ReadingView } from '@rpm/domain';
import { DEVICE_OF_READING } from '../device/device.view';
import { EMBEDDED_ITEM } from '../catalogue/item.view';
import { embeddedRow, jsonInstant, type JsonSql, type SqlByProperty, jsonObject } from '@rpm/database';
import { EMBEDDED_PATIENT } from '../patient/patient.view';
import { columnOfProperty } from '@rpm/schema';

/**
 * SQL expression that converts the row `r` to the JSON of a reading of one kind. For blood glucose it has exactly the twelve properties of the
 * specification, section 2.
 */
export function readingAsJson(name: ReadingKindName): JsonSql<ReadingView> {
  // The view of a kind of reading is created at run time, so the compiler cannot check the properties. Specs validate the responses instead.
  return jsonObject(readingProperties(name)) as JsonSql<ReadingView>;
}

/** SQL expression that converts the row `r` to the record of a reading: all its properties, including those that this service adds. */
export function readingRecordAsJson(name: ReadingKindName): JsonSql<ReadingView> {
  return jsonObject({ ...readingProperties(name), ...RECORD, ...originOf(name) }) as JsonSql<ReadingView>;
}

/** SQL that selects the origin of a reading by the primary key. Few readings have one: those that a source or a file import has stored. */
const origin = (kind: string, organizationId: string, id: string) =>
  `from reading_origin o where o.organization_id = ${organizationId} and o.kind = ${kind} and o.reading_id = ${id}`;

/** SQL for the source of an origin `o`. */
const SOURCE = `(select ${jsonObject({ id: 's.id', name: 's.name' })} from ingest_source s
    where s.organization_id = o.organization_id and s.id = o.source_id)`;

/** SQL for the properties of a reading `r` that say where it comes from. */
function originOf(name: ReadingKindName): SqlByProperty {
  const ofReading = origin(`'${name}'`, 'r.organization_id', 'r.id');
  return { source: `(select ${SOURCE} ${ofReading})`, importNumber: `(select o.file_import_id ${ofReading})` };
}

/**
 * SQL that selects where the reading of an event `e` comes from. Statements that embed it read the origin once.
 * @see readingPayload
 */
export const ORIGIN_OF_READING = `select ${SOURCE} as source, o.file_import_id as import_number ${origin(
  `substr(e.type, length('reading.') + 1)`,
  'e.organization_id',
  'e.subject_id',
)}`;

const UPDATE_TIMESTAMP = jsonInstant('coalesce(r.update_timestamp, r.received_timestamp)');

/** SQL for the properties of a reading `r` that this service adds to the specification. */
const RECORD: SqlByProperty = {
  version: 'r.version',
  createTimestamp: jsonInstant('r.received_timestamp'),
  updateTimestamp: UPDATE_TIMESTAMP,
  enteredInError: 'r.void_timestamp is not null',
  outOfRange: 'r.out_of_range',
  sentAs: 'r.sent_as',
  flags: 'r.flags',
};

/** SQL for the properties of a reading `r` that depend on its time. */
const TIME = {
  readingTimestamp: jsonInstant('r.reading_timestamp'),
  deviceTimeZoneOffset: 'r.device_time_zone_offset',
  patientTimeZoneOffset: 'r.patient_time_zone_offset',
} satisfies SqlByProperty;

/** SQL that selects the properties of an earlier version (revision `v`), except for its measured values and its embedded resources. */
export const RECORD_OF_REVISION = `
  select ${jsonObject({ ...TIME, ...RECORD })}::jsonb from jsonb_to_record(
    -- Revisions that were made before readings had flags contain none.
    '{"flags": []}' || v."row"
  ) as r (version smallint, reading_timestamp timestamptz, device_time_zone_offset integer, patient_time_zone_offset integer,
    received_timestamp timestamptz, update_timestamp timestamptz, void_timestamp timestamptz, out_of_range text, sent_as jsonb, flags text[])`;

/** SQL expression for the payload of `reading.voided`. */
export function readingVoidedPayload(name: ReadingKindName): string {
  const { device, patient } = EMBEDDED_IN_READING;
  return jsonObject({
    id: 'r.id',
    kind: `'${name}'`,
    version: 'r.version',
    updateTimestamp: UPDATE_TIMESTAMP,
    voidTimestamp: jsonInstant('r.void_timestamp'),
    patient,
    device,
  });
}

/** SQL for the resources embedded in a reading `r`, which are the same for all kinds. */
export const EMBEDDED_IN_READING = {
  device: embeddedRow(DEVICE_OF_READING, 'device', 'd', 'device_id', 'r'),
  item: embeddedRow(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'r'),
  patient: embeddedRow(EMBEDDED_PATIENT, 'patient', 'p', 'patient_id', 'r'),
};

/**
 * SQL expression for the properties of the reading `r` that begin the payload of `reading.<kind>`, as a JSON object: id, time and measured values.
 * {@link readingPayload} completes the payload, so that the SQL that all kinds share occurs only once in a statement.
 */
export function beginningOfReadingPayload(name: ReadingKindName): string {
  return jsonObject({ id: 'r.id', readingTimestamp: TIME.readingTimestamp, ...measuredValuesSql(name) });
}

/** Columns of the reading `r` that {@link readingPayload} needs. All kinds have them. */
export const COLUMNS_OF_REST = [
  'version',
  'manual',
  'device_time_zone_offset',
  'patient_time_zone_offset',
  'received_timestamp',
  'update_timestamp',
  'void_timestamp',
  'out_of_range',
  'sent_as',
  'flags',
];

/**
 * SQL expression for the payload of `reading.<kind>`: the record of the reading `r`, whose embedded resources are given.
 * @param beginning the result of {@link beginningOfReadingPayload}
 * @param embedded the row that contains the columns of {@link EMBEDDED_IN_READING} and of {@link ORIGIN_OF_READING}
 */
export function readingPayload(beginning: string, embedded: string): string {
  const rest = jsonObject({
    ...sharedProperties({ device: `${embedded}.device`, item: `${embedded}.item`, patient: `${embedded}.patient` }),
    ...RECORD,
    source: `${embedded}.source`,
    importNumber: `${embedded}.import_number`,
  });
  return `(left(${beginning}::text, -1) || ', ' || substr(${rest}::text, 2))::json`;
}

function readingProperties(name: ReadingKindName): SqlByProperty {
  return {
    id: 'r.id',
    readingTimestamp: TIME.readingTimestamp,
    ...measuredValuesSql(name),
    ...sharedProperties(EMBEDDED_IN_READING),
  };
}

/** SQL for the properties of a reading `r` that come after its measured values. */
function sharedProperties({ device, item, patient }: Record<keyof typeof EMBEDDED_IN_READING, string>): SqlByProperty {
  const { deviceTimeZoneOffset, patientTimeZoneOffset } = TIME;
  return { device, deviceTimeZoneOffset, item, manual: 'r.manual', patient, patientTimeZoneOffset };
}

/** SQL for an object with the values of all correctable properties of a reading `r`, as they are compared with a correction. */
export function correctableValuesSql(name: ReadingKindName): string {
  const { values } = readingKind(name);
  const properties = correctableProperties(name).map((property) => {
    const column = `r.${columnOfProperty(property)}`;
    return [property, values[property]?.type === 'instants' ? instantsAsJson(column) : column];
  });
  return jsonObject(Object.fromEntries(properties) as Record<string, string>);
}

/** SQL for the measured values of a reading, each followed by its unit. The unit is null if the value is null. */
export function measuredValuesSql(name: ReadingKindName): Record<string, string> {
  const values = Object.entries(readingKind(name).values).flatMap(([property, value]) => {
    const column = `r.${columnOfProperty(property)}`;
    if (value.type === 'instants') return [[property, instantsAsJson(column)]];
    const unit = 'unit' in value ? value.unit : undefined;
    return unit === undefined
      ? [[property, column]]
      : [
          [property, column],
          [`${property}Unit`, `case when ${column} is not null then '${unit}' end`],
        ];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

/** SQL expression for a list of instants; `[]` if it is empty. */
export const instantsAsJson = (column: string) =>
  `(select coalesce(json_agg(${jsonInstant('t.at')} order by t.n), '[]') from unnest(${column}) with ordinality as t (at, n))`;
