import { createHash } from 'node:crypto';
import { toMessage, type VendorForm, type VendorReading } from './vendor-form';

/** Offset of 20 hours, which no time zone has. The examples of the vendor have it. */
const WRONG_OFFSET = -72_000;

type Metric = [type: string, unit: string, value: unknown];

/** The metrics of each kind whose names the vendor documents. */
const METRICS: Partial<Record<VendorReading['kind'], (values: VendorReading['values']) => Metric[]>> = {
  bloodPressure: ({ systolic, diastolic, heartRate }) => [
    ['diastolic', 'mmHg', diastolic],
    ['systolic', 'mmHg', systolic],
    ['pulse', 'bpm', heartRate],
  ],
  bloodGlucose: ({ glucose }) => [['blood_glucose', 'mg/dL', glucose]],
  weight: ({ weight }) => [['body_weight', 'lb', weight]],
};

/** Validic: one object for each reading, with an id and a checksum. Nothing is lost, apart from kinds whose metrics could not be read. */
export const validic: VendorForm = {
  adapter: 'validic',
  binding: 'person',
  stored: ({ kind, values }) => (METRICS[kind] ? values : null),
  write: (readings, random) =>
    readings.map((reading) => toMessage(record(reading, random.happens(0.1) ? WRONG_OFFSET : reading.deviceTimeZoneOffset))),
  idle: (reading) => [
    toMessage({
      ...record(reading, reading.deviceTimeZoneOffset),
      id: idOf(reading, 'summary'),
      type: 'summary',
      category: 'daily',
      metrics: [{ type: 'steps', origin: 'device', unit: 'count', value: 812 }],
    }),
  ],
};

function record(reading: VendorReading, utcOffset: number): object {
  const { kind, instant, values, person } = reading;
  const time = instant.toISOString();
  const metrics = (METRICS[kind]?.(values) ?? []).filter(([, , value]) => value !== undefined);
  return {
    version: '1.0',
    id: idOf(reading, kind),
    checksum: idOf(reading, JSON.stringify(values)),
    created_at: time,
    deleted_at: null,
    type: 'measurement',
    start_time: time,
    end_time: time,
    utc_offset: utcOffset,
    offset_origin: 'source',
    metrics: metrics.map(([type, unit, value]) => ({ type, origin: 'device', unit, value })),
    user_notes: mealNotes(values),
    source: { type: 'simulated', device: { id: null, model: 'Example', manufacturer: 'Example Devices' } },
    user: { uid: person, user_id: person, organization_id: 'simulated' },
  };
}

function mealNotes({ beforeMeal, afterMeal }: VendorReading['values']): object[] {
  const value = beforeMeal === true ? 'before' : afterMeal === true ? 'after' : null;
  return value === null ? [] : [{ type: 'relationship_to_meal', value }];
}

/** A text of 32 hexadecimal digits, which is the same whenever the reading is sent again. */
function idOf({ device, person, instant }: VendorReading, ...more: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([device, person, instant, ...more]))
    .digest('hex')
    .slice(0, 32);
}
