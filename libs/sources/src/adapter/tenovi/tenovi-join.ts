import { type MessagePart } from '../message-part';
import { readingPart } from '../reading/reading-part';
import { type TenoviMeasurement } from './tenovi-measurement';

/**
 * Returns the parts of a message: measurements that only complete a reading are joined with the reading of their kind, device, time and index in the same message,
 * if that reading is there and has no such value yet.
 */
export function joinMeasurements(read: readonly (TenoviMeasurement | MessagePart[])[]): MessagePart[] {
  const readings = new Map<string, { values: Record<string, unknown> }>();
  for (const item of read) {
    if (!isMeasurement(item) || !item.isComplete || readings.has(keyOf(item))) continue;
    readings.set(keyOf(item), { values: { ...item.values } });
  }
  const joined = new Set(
    read.filter((item) => isMeasurement(item) && !item.isComplete && complete(readings.get(keyOf(item)), item)),
  );
  const hasValues = new Set<string>();
  return read.flatMap((item) => {
    if (!isMeasurement(item)) return item;
    if (joined.has(item)) return [];
    const isFirst = item.isComplete && !hasValues.has(keyOf(item));
    if (isFirst) hasValues.add(keyOf(item));
    const values = isFirst ? (readings.get(keyOf(item))?.values ?? item.values) : item.values;
    return partOf(item, values);
  });
}

/** Adds the values of a measurement to a reading. @returns whether it was added: whether there is a reading that has no such values yet */
function complete(reading: { values: Record<string, unknown> } | undefined, { values }: TenoviMeasurement): boolean {
  if (!reading || Object.keys(values).some((name) => name in reading.values)) return false;
  Object.assign(reading.values, values);
  return true;
}

function partOf(measurement: TenoviMeasurement, values: Readonly<Record<string, unknown>>): MessagePart {
  const { place, kind, time, device, person, index, timeEstimated, isComplete } = measurement;
  const action = isComplete ? undefined : ('complete' as const);
  return readingPart(place, { kind, values, time, device, person, measurementIndex: index, timeEstimated, action });
}

function isMeasurement(item: TenoviMeasurement | MessagePart[]): item is TenoviMeasurement {
  return !Array.isArray(item);
}

function keyOf({ kind, device, person, time, index }: TenoviMeasurement): string {
  return JSON.stringify([kind, device?.value, person, time, index]);
}
