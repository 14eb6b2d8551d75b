import { readingKind, type ReadingKindName } from '@rpm/domain';
import { EMBEDDED_DEVICE } from './device';
import { EMBEDDED_ITEM } from './item';
import { found, instant, type Members, object } from './json';
import { EMBEDDED_PATIENT } from './patient';
import { columnOf } from '../reading-table';

/** A reading `r` of a kind; of blood glucose, exactly the twelve fields of the specification, section 2. */
export function shownReading(name: ReadingKindName): string {
  return object(readingMembers(name));
}

/** The payload of `reading.<kind>`: the reading, and which version of it. */
export function readingPayload(name: ReadingKindName): string {
  return object({ ...readingMembers(name), version: 'r.version' });
}

function readingMembers(name: ReadingKindName): Members {
  return {
    id: 'r.id',
    readingTimestamp: instant('r.reading_timestamp'),
    ...shownValues(name),
    device: found(EMBEDDED_DEVICE, 'device', 'd', 'device_id', 'r'),
    deviceTimeZoneOffset: 'r.device_time_zone_offset',
    item: found(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'r'),
    manual: 'r.manual',
    patient: found(EMBEDDED_PATIENT, 'patient', 'p', 'patient_id', 'r'),
    patientTimeZoneOffset: 'r.patient_time_zone_offset',
  };
}

/** What was measured, each value followed by its unit; the unit of what was not measured is null too. */
export function shownValues(name: ReadingKindName): Record<string, string> {
  const values = Object.entries(readingKind(name).values).flatMap(([member, value]) => {
    const column = `r.${columnOf(member)}`;
    if (value.type === 'instants') return [[member, instants(column)]];
    const unit = 'unit' in value ? value.unit : undefined;
    return unit === undefined
      ? [[member, column]]
      : [
          [member, column],
          [`${member}Unit`, `case when ${column} is not null then '${unit}' end`],
        ];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

/** Lists are `[]` where nothing was measured. */
const instants = (column: string) =>
  `(select coalesce(json_agg(${instant('t.at')} order by t.n), '[]') from unnest(${column}) with ordinality as t (at, n))`;
